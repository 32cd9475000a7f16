package dev.goldenangle.map;

/**
 * Something wrong in a map file.
 *
 * @param line   from 1; 0 in a binary file
 * @param column from 1; in a binary file the byte offset, from 0
 * @param reason what is wrong, and what the reader did about it
 */
public record MapProblem(int line, int column, String reason) {
    static final int NO_LINE = 0;

    /** The position in words. */
    public String place() {
        return line == NO_LINE ? "byte " + column : "line " + line + ", column " + column;
    }
}
