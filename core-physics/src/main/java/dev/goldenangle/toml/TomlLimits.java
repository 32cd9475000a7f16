package dev.goldenangle.toml;

/**
 * How much of a text is read. None of our files comes near these limits.
 *
 * @param characters a longer text is not read at all
 * @param values     limit on values, tables and list elements; the rest is left out
 */
public record TomlLimits(int characters, int values) {
    /** Deepest nesting of tables and lists, and longest dotted key. */
    public static final int MAX_DEPTH = 16;
    /** Longest number. */
    public static final int MAX_DIGITS = 1_000;
}
