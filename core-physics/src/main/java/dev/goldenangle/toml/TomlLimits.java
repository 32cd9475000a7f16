package dev.goldenangle.toml;

/**
 * How much of a text is read. No file of ours comes near these limits.
 *
 * @param characters a longer text is not read at all
 * @param values     keys, headers and elements of lists; the reading stops there
 */
public record TomlLimits(int characters, int values) {
    /** Deepest nesting of lists and tables, and longest dotted key. */
    public static final int MAX_DEPTH = 16;
}
