package dev.goldenangle.workbench.charts;

/**
 * A range of an axis with round numbers on it.
 *
 * @param lower  lower end of the range
 * @param upper  upper end
 * @param step   between two labels
 * @param digits after the point of a label
 */
record Ticks(double lower, double upper, double step, int digits) {
    private static final double[] ROUND = {1, 2, 2.5, 5, 10};

    /** The smallest round step that gives at most so many labels. */
    static double step(double length, int labels) {
        double rough = length / Math.max(1, labels);
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        for (double round : ROUND) {
            if (round * power >= rough * 0.999) {
                return round * power;
            }
        }
        return 10 * power;
    }

    /** A range that holds both values with a little air, its ends on quarters of a step so that it rests while values wander. */
    static Ticks around(double min, double max, int labels) {
        if (!(min <= max) || Double.isInfinite(max - min)) {
            return new Ticks(0, 1, 0.5, 1);
        }
        double least = Math.max(1e-3, 1e-3 * Math.max(Math.abs(min), Math.abs(max)));
        double length = Math.max(max - min, least);
        double step = step(length, labels);
        double grain = step / 4;
        double lower = Math.floor((min - 0.04 * length) / grain) * grain;
        double upper = Math.ceil((max + 0.04 * length) / grain) * grain;
        return new Ticks(lower, upper, step, digits(step));
    }

    static int digits(double step) {
        for (int digits = 0; digits < 6; digits++) {
            double scaled = step * Math.pow(10, digits);
            if (Math.abs(scaled - Math.rint(scaled)) < 1e-6 * scaled) {
                return digits;
            }
        }
        return 6;
    }

    Ticks withUpper(double newUpper) {
        return new Ticks(lower, newUpper, step, digits);
    }
}
