package dev.goldenangle.parameter;

import dev.goldenangle.math.Rounding;

/**
 * Finds the value of a knob that feels best by asking which of two values is better. Each answer halves the range.
 *
 * <p>How it works: 1. the two values to try lie a quarter of the range from either end; 2. the half around the better
 * one is kept, so the better one is its middle; 3. it ends at the middle when the range is as small as the resolution.
 * This finds the best value if values that are closer to it always feel better.
 *
 * <p>Not suitable for a knob that feels good at two values far apart: it finds one of them.
 *
 * @param low        lower end of the remaining range
 * @param high       upper end of the remaining range
 * @param resolution range at which to stop
 * @param whole      whether only whole numbers are tried
 */
public record Bisection(double low, double high, double resolution, boolean whole) {
    public Bisection {
        if (!(Double.isFinite(low) && Double.isFinite(high) && low <= high)) {
            throw new IllegalArgumentException("the lower end of the range must be a number no greater than the upper end");
        }
        if (!(resolution > 0)) {
            throw new IllegalArgumentException("the resolution must be above zero");
        }
    }

    /** Over a part of a knob's range, in internal units. */
    public static Bisection of(Parameter parameter, double from, double to, double resolution) {
        boolean whole = parameter.spec().kind() == Spec.Kind.WHOLE;
        return new Bisection(Math.min(from, to), Math.max(from, to), whole ? Math.max(1, resolution) : resolution, whole);
    }

    public double lower() {
        return whole ? Math.floor(low + width() / 4) : low + width() / 4;
    }

    public double higher() {
        return whole ? Math.ceil(high - width() / 4) : high - width() / 4;
    }

    /** The result if the search ends here. */
    public double middle() {
        double middle = low + width() / 2;
        return whole ? Rounding.rint(middle) : middle;
    }

    public double width() {
        return high - low;
    }

    /** The remaining range after the lower value was found better. */
    public Bisection lowerIsBetter() {
        return new Bisection(low, low + width() / 2, resolution, whole);
    }

    /** The remaining range after the higher value was found better. */
    public Bisection higherIsBetter() {
        return new Bisection(low + width() / 2, high, resolution, whole);
    }

    /** Whether the remaining values no longer differ noticeably. */
    public boolean isDone() {
        return width() <= resolution || lower() == higher();
    }

    /** How many more answers are needed. */
    public int answersLeft() {
        int left = 0;
        for (Bisection rest = this; !rest.isDone(); rest = rest.lowerIsBetter()) {
            left++;
        }
        return left;
    }
}
