package dev.goldenangle.parameter;

/**
 * Finds the value of one knob that feels best by asking which of two is better. Each answer halves the range.
 *
 * <p>How it works: 1. the two values tried stand a quarter of the range from either end; 2. the half around the better one is
 * kept, so the better one is its middle; 3. it ends when the range is as small as the resolution, at its middle. This finds the
 * best value when a value feels the better the nearer it is to the best.
 *
 * <p>Not suitable for a knob that feels good at two places far apart: one of them is found.
 *
 * @param low        lower end of what is left
 * @param high       upper end of what is left
 * @param resolution how near is near enough
 * @param whole      whether only whole numbers are tried
 */
public record Bisection(double low, double high, double resolution, boolean whole) {
    public Bisection {
        if (!(Double.isFinite(low) && Double.isFinite(high) && low <= high)) {
            throw new IllegalArgumentException("the range must go from a number to a higher one");
        }
        if (!(resolution > 0)) {
            throw new IllegalArgumentException("the resolution must be above zero");
        }
    }

    /** Over part of a knob's range, in internal units. */
    public static Bisection of(Parameter parameter, double from, double to, double resolution) {
        boolean whole = parameter.spec().kind() == Spec.Kind.WHOLE;
        return new Bisection(Math.min(from, to), Math.max(from, to), whole ? Math.max(1, resolution) : resolution, whole);
    }

    /** The lower of the two values to try. */
    public double lower() {
        return whole ? Math.floor(low + width() / 4) : low + width() / 4;
    }

    /** The higher of the two values to try. */
    public double higher() {
        return whole ? Math.ceil(high - width() / 4) : high - width() / 4;
    }

    /** What it comes to when it ends here. */
    public double middle() {
        double middle = low + width() / 2;
        return whole ? Math.rint(middle) : middle;
    }

    public double width() {
        return high - low;
    }

    /** What is left after the lower value was found better. */
    public Bisection lowerIsBetter() {
        return new Bisection(low, low + width() / 2, resolution, whole);
    }

    /** What is left after the higher value was found better. */
    public Bisection higherIsBetter() {
        return new Bisection(low + width() / 2, high, resolution, whole);
    }

    /** Whether nothing is left to tell apart. */
    public boolean isDone() {
        return width() <= resolution || lower() == higher();
    }

    /** How many answers it will take from here. */
    public int answersLeft() {
        int left = 0;
        for (Bisection rest = this; !rest.isDone(); rest = rest.lowerIsBetter()) {
            left++;
        }
        return left;
    }
}
