package dev.goldenangle.map;

/**
 * Something wrong in a map file.
 *
 * @param line   from 1; 0 in a file without lines
 * @param column from 1; in a file without lines the byte, from 0
 * @param reason what, and what was done about it
 */
public record MapProblem(int line, int column, String reason) {
    static final int NO_LINE = 0;

    /** Where it is, in words. */
    public String place() {
        return line == NO_LINE ? "byte " + column : "line " + line + ", column " + column;
    }
}
