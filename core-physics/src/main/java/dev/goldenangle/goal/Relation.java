package dev.goldenangle.goal;

import java.util.Locale;

/** How limits restrict a value. A value at a limit is inside. */
public enum Relation {
    AT_MOST("≤"),
    AT_LEAST("≥"),
    /** From the first amount to the second. */
    BETWEEN("–"),
    /** The first amount, plus or minus the second. */
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
