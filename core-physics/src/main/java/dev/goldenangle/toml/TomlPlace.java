package dev.goldenangle.toml;

/**
 * A position in a text.
 *
 * @param line   from 1
 * @param column from 1
 */
public record TomlPlace(int line, int column) {
    /** The beginning of a file. */
    public static final TomlPlace START = new TomlPlace(1, 1);
}
