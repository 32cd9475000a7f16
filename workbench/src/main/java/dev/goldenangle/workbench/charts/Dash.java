package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.session.RunEntry;

import java.awt.BasicStroke;

/** How a line is broken, so that series differ by more than their colour. */
public enum Dash {
    SOLID(2f),
    BEFORE(1.5f, 5f, 3f),
    BASELINE(1.5f, 2f, 2.5f),
    DOTS(1.5f, 1.5f, 3f),
    LONG(1.5f, 9f, 3f),
    DASH_DOT(1.5f, 7f, 3f, 1.5f, 3f),
    WIDE(1.5f, 3f, 5f);

    private static final Dash[] OTHERS = {LONG, DASH_DOT, WIDE};
    private final float width;
    private final float[] pattern;
    private final BasicStroke stroke;

    Dash(float width, float... pattern) {
        this.width = width;
        this.pattern = pattern;
        this.stroke = pattern.length == 0 ? new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL)
                : new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 1f, pattern, 0f);
    }

    static Dash of(RunEntry entry) {
        if (entry.isBaseline()) {
            return BASELINE;
        }
        return switch (entry.role()) {
            case NOW -> SOLID;
            case BEFORE -> BEFORE;
            case GHOST, KEPT -> OTHERS[entry.series() % OTHERS.length];
        };
    }

    public float width() {
        return width;
    }

    /** Lengths of strokes and gaps; empty for an unbroken line. */
    public Double[] pattern() {
        Double[] lengths = new Double[pattern.length];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = (double) pattern[i];
        }
        return lengths;
    }

    BasicStroke stroke() {
        return stroke;
    }
}
