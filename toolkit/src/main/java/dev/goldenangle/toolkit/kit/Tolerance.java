package dev.goldenangle.toolkit.kit;

import java.util.Locale;

/** How exactly a port must match a case. */
public enum Tolerance {
    EXACT("every field of every tick is the same float"),
    CLOSE("every field of every tick within 0.001 of the model's units; grounded on the same ticks"),
    STATISTICAL("mean and final speed within 2 %, the final position within 2 % of the distance covered");

    static final double NEAR = 1e-3;
    static final double SHARE = 0.02;
    private final String doc;

    Tolerance(String doc) {
        this.doc = doc;
    }

    public String doc() {
        return doc;
    }

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
