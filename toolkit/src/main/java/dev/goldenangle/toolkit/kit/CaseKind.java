package dev.goldenangle.toolkit.kit;

import java.util.Locale;

/** What a case is about, how many of it a kit holds, and how exactly a port must agree. From the smallest to the largest: work through them in this order. */
public enum CaseKind {
    TICK(16, Tolerance.EXACT, "one tick of any sort"),
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

    /** In file names. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
