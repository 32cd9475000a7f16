package dev.goldenangle.toolkit.theme;

/** Dash patterns, so that series differ by more than their colour. */
public enum Dash {
    SOLID(2),
    BEFORE(1.5, 5, 3),
    BASELINE(1.5, 2, 2.5),
    LONG(1.5, 9, 3),
    DASH_DOT(1.5, 7, 3, 1.5, 3),
    WIDE(1.5, 3, 5),
    DOTS(1.5, 1.5, 3);

    private final double width;
    private final double[] lengths;

    Dash(double width, double... lengths) {
        this.width = width;
        this.lengths = lengths;
    }

    /** The pattern for a run's number, from 0. */
    public static Dash number(int number) {
        return values()[number];
    }

    public double width() {
        return width;
    }

    /** Alternating lengths of strokes and gaps; empty for a solid line. */
    public double[] lengths() {
        return lengths.clone();
    }
}
