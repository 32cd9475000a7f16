package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.plot.RoundSteps;

/**
 * A range of an axis with round numbers on it.
 *
 * @param lower  lower end of the range
 * @param upper  upper end
 * @param step   between two labels
 * @param digits after the point of a label
 */
record AxisTicks(double lower, double upper, double step, int digits) {
    /** A range that holds both values with a little air, its ends on quarters of a step so that it rests while values wander. */
    static AxisTicks around(double min, double max, int labels) {
        if (!(min <= max) || Double.isInfinite(max - min)) {
            return new AxisTicks(0, 1, 0.5, 1);
        }
        double least = Math.max(1e-3, 1e-3 * Math.max(Math.abs(min), Math.abs(max)));
        double length = Math.max(max - min, least);
        double step = RoundSteps.step(length, labels);
        double grain = step / 4;
        double lower = Math.floor((min - 0.04 * length) / grain) * grain;
        double upper = Math.ceil((max + 0.04 * length) / grain) * grain;
        return new AxisTicks(lower, upper, step, RoundSteps.digits(step));
    }

    AxisTicks withUpper(double newUpper) {
        return new AxisTicks(lower, newUpper, step, digits);
    }
}
