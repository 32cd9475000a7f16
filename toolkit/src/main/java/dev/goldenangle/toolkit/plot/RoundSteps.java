package dev.goldenangle.toolkit.plot;

import dev.goldenangle.parameter.Unit;

/**
 * The lines of a grid: multiples of a step that people find round, within a range.
 *
 * @param first  which multiple of the step comes first
 * @param count  how many there are
 * @param step   between two lines
 * @param digits after the point of a label
 */
public record RoundSteps(long first, int count, double step, int digits) {
    private static final double[] ROUND = {1, 2, 2.5, 5, 10};
    /** Angles are divided as people divide them. */
    private static final double[] ANGLES = {0.1, 0.2, 0.5, 1, 2, 5, 15, 30, 45, 90};
    private static final int MOST_DIGITS = 6;
    /** A step may be so much shorter than asked for, against rounding. */
    private static final double NEARLY = 0.999;
    /** How far beyond the range, in steps, a line still counts, against rounding. */
    private static final double HAIR = 1e-6;

    /** The lines within a range as it is shown, at most so many parts of it; none when the range is empty or not finite. */
    public static RoundSteps within(double from, double to, double parts, Unit unit) {
        if (!(to > from) || Double.isInfinite(to - from)) {
            return new RoundSteps(0, 0, 1, 0);
        }
        double step = unit.isAngle() ? angleStep(to - from, parts) : step(to - from, parts);
        double first = Math.ceil(from / step - HAIR);
        double last = Math.floor(to / step + HAIR);
        return new RoundSteps((long) first, (int) Math.max(0, Math.min(parts + 1, last - first + 1)), step, digits(step));
    }

    /** The values of the lines, from the lowest. */
    public double[] values() {
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            values[i] = (first + i) * step;
        }
        return values;
    }

    /** The smallest round step that divides a length into at most so many parts. */
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

    /** How many digits after the point the multiples of a step need. */
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
