package dev.goldenangle.analysis.acceptance;

/** Which side of its limit a number must stay on; meeting the limit exactly is enough. */
public enum Bound {
    AT_MOST("≤"),
    AT_LEAST("≥");

    private final String symbol;

    Bound(String symbol) {
        this.symbol = symbol;
    }

    public String symbol() {
        return symbol;
    }

    boolean holds(double value, double limit) {
        return this == AT_MOST ? value <= limit : value >= limit;
    }
}
