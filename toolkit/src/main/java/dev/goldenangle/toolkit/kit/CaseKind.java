package dev.goldenangle.toolkit.kit;

import java.util.Locale;

/** The kinds of cases, how many of each a kit holds, and how exactly a port must match. Ordered from simple to complex: port in this order. */
public enum CaseKind {
    TICK(16, Tolerance.EXACT, "any single tick"),
    AIR(8, Tolerance.EXACT, "in the air, touching nothing"),
    GROUND(8, Tolerance.EXACT, "on level ground, touching nothing else"),
    JUMP(4, Tolerance.CLOSE, "around a jump"),
    LANDING(6, Tolerance.CLOSE, "around a landing"),
    SLOPE(4, Tolerance.CLOSE, "on sloping ground"),
    STEP(4, Tolerance.CLOSE, "over a step"),
    WALL(6, Tolerance.CLOSE, "against walls and into corners"),
    RUN(6, Tolerance.STATISTICAL, "a whole run of some seconds");

    private final int count;
    private final Tolerance tolerance;
    private final String doc;

    CaseKind(int count, Tolerance tolerance, String doc) {
        this.count = count;
        this.tolerance = tolerance;
        this.doc = doc;
    }

    int count() {
        return count;
    }

    public Tolerance tolerance() {
        return tolerance;
    }

    public String doc() {
        return doc;
    }

    /** The name in file names. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
