package dev.goldenangle.command;

/**
 * An error in an input trace file.
 *
 * @param file   name of the file
 * @param line   from 1
 * @param reason what is wrong
 */
public record TraceProblem(String file, int line, String reason) {
    @Override
    public String toString() {
        return file + ":" + line + ": " + reason;
    }
}
