package dev.goldenangle.workbench.charts;

import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.plot.RoundSteps;

/**
 * A range of an axis with round labels.
 *
 * @param step   between two labels
 * @param digits decimals of a label
 */
record AxisTicks(double lower, double upper, double step, int digits) {
    /** Smaller values count as zero. */
    private static final double NOTHING = 1e-3;

    /** A range around both values with a small margin. Its ends are on quarters of a step, so that it stays still while values vary. */
    static AxisTicks around(double min, double max, int labels) {
        if (!(min <= max) || Double.isInfinite(max - min)) {
            return new AxisTicks(0, 1, 0.5, 1);
        }
        double largest = Math.max(Math.abs(min), Math.abs(max));
        double least = largest < NOTHING ? 1 : Math.max(NOTHING, NOTHING * largest);
        double length = Math.max(max - min, least);
        double step = RoundSteps.step(length, labels);
        double grain = step / 4;
        double lower = Math.floor((min - 0.04 * length) / grain) * grain;
        double upper = Math.ceil((max + 0.04 * length) / grain) * grain;
        return new AxisTicks(lower, upper, step, RoundSteps.digits(step));
    }

    /** The text of a label. Zero is always 0, for any number of decimals. */
    String label(double value) {
        return Math.abs(value) < NOTHING * step ? "0" : Numbers.fixed(value, digits);
    }

    String signedLabel(double value) {
        return Math.abs(value) < NOTHING * step ? "0" : Numbers.signed(value, digits);
    }

    AxisTicks withUpper(double newUpper) {
        return new AxisTicks(lower, newUpper, step, digits);
    }
}
