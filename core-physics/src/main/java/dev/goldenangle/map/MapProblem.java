package dev.goldenangle.map;

/**
 * Something wrong in a map file.
 *
 * @param line   from 1
 * @param column from 1
 * @param reason what, and what was done about it
 */
public record MapProblem(int line, int column, String reason) {
}
