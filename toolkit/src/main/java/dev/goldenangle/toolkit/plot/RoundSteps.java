package dev.goldenangle.toolkit.plot;

import dev.goldenangle.parameter.Unit;

/**
 * Grid lines: the multiples of a round step within a range.
 *
 * @param first  the first multiple of the step
 * @param count  number of lines
 * @param step   distance between two lines
 * @param digits decimals of a label
 */
public record RoundSteps(long first, int count, double step, int digits) {
    private static final double[] ROUND = {1, 2, 2.5, 5, 10};
    /** Steps for angles, in degrees. */
    private static final double[] ANGLES = {0.1, 0.2, 0.5, 1, 2, 5, 15, 30, 45, 90};
    private static final int MOST_DIGITS = 6;
    /** Tolerance for rounding errors when comparing steps. */
    private static final double NEARLY = 0.999;
    /** Tolerance for rounding errors at the ends of the range, in steps. */
    private static final double HAIR = 1e-6;

    /** The lines within a range in display units, with at most this many parts; none if the range is empty or not finite. */
    public static RoundSteps within(double from, double to, double parts, Unit unit) {
        if (!(to > from) || Double.isInfinite(to - from)) {
            return new RoundSteps(0, 0, 1, 0);
        }
        double step = unit.isAngle() ? angleStep(to - from, parts) : step(to - from, parts);
        double first = Math.ceil(from / step - HAIR);
        double last = Math.floor(to / step + HAIR);
        return new RoundSteps((long) first, (int) Math.max(0, Math.min(parts + 1, last - first + 1)), step, digits(step));
    }

    /** The values of the lines, lowest first. */
    public double[] values() {
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            values[i] = (first + i) * step;
        }
        return values;
    }

    /** The smallest round step that divides a length into at most this many parts. */
    public static double step(double length, double parts) {
        double least = length / Math.max(1, parts);
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (double round : ROUND) {
            if (round * power >= least * NEARLY) {
                return round * power;
            }
        }
        return 10 * power;
    }

    private static double angleStep(double length, double parts) {
        for (double step : ANGLES) {
            if (step >= length / Math.max(1, parts)) {
                return step;
            }
        }
        return step(length, parts);
    }

    /** The decimals needed for multiples of a step. */
    public static int digits(double step) {
        for (int digits = 0; digits < MOST_DIGITS; digits++) {
            double scaled = step * Math.pow(10, digits);
            if (Math.abs(scaled - Math.rint(scaled)) < 1e-6 * scaled) {
                return digits;
            }
        }
        return MOST_DIGITS;
    }
}
