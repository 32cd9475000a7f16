package dev.goldenangle.goal;

import java.util.Locale;

/** Where a value should lie. Meeting a limit exactly is enough. */
public enum Relation {
    AT_MOST("≤"),
    AT_LEAST("≥"),
    /** From the first amount to the second. */
    BETWEEN("–"),
    /** The first amount, give or take the second. */
    ABOUT("±");

    private final String symbol;

    Relation(String symbol) {
        this.symbol = symbol;
    }

    /** Name in files and commands: {@code at_most}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String symbol() {
        return symbol;
    }

    public boolean hasTwoLimits() {
        return this == BETWEEN || this == ABOUT;
    }
}
