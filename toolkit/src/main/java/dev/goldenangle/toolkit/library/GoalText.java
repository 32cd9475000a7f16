package dev.goldenangle.toolkit.library;

import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.math.Decimals;

/** Values of goals as people read them: with as many digits as it takes to see on which side of a limit they are. */
public final class GoalText {
    private static final int MOST_DIGITS = 9;

    private GoalText() {
    }

    /** The value in the unit of its limits; "never" for what did not happen, a dash for what could not be measured. */
    public static String value(GoalResult result) {
        return number(result.goal().limits(), result.value()) + (Double.isFinite(result.value()) ? unit(result.goal().limits()) : "");
    }

    /** With a space before it; empty for a bare number. */
    public static String unit(Limits limits) {
        return limits.unit().isEmpty() ? "" : " " + limits.unit();
    }

    /** Without its unit. */
    public static String number(Limits limits, double value) {
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "–" : "never";
        }
        return Decimals.fixed(value, digits(limits, value));
    }

    /** Digits after the point: one more than the limit has, and more where the value would else look as if it met or missed it. */
    public static int digits(Limits limits, double value) {
        int digits = usualDigits(limits);
        while (digits < MOST_DIGITS && limits.hold(Rounded.to(value, digits)) != limits.hold(value)) {
            digits++;
        }
        boolean touches = isNear(limits.low(), value, digits) || isNear(limits.high(), value, digits);
        while (touches && digits < MOST_DIGITS && (isNear(limits.low(), value, digits) || isNear(limits.high(), value, digits))) {
            digits++;
        }
        return digits;
    }

    /** Whether a value that is not the limit would be shown with the limit's digits. */
    private static boolean isNear(double limit, double value, int digits) {
        return Double.isFinite(limit) && value != limit && Rounded.to(value, digits) == Rounded.to(limit, digits);
    }

    /** As many as suit the size of the limit: three figures, at least those it is written with. */
    public static int usualDigits(Limits limits) {
        double size = Math.max(Math.abs(finite(limits.low())), Math.abs(finite(limits.high())));
        boolean whole = limits.unit().isEmpty() && size == Math.rint(size) && !limits.relation().hasTwoLimits();
        int bySize = whole ? 0 : size >= 100 ? 0 : size >= 10 ? 1 : 2;
        return Math.max(bySize, Math.max(written(limits.first().number()), limits.second().map(other -> written(other.number())).orElse(0)));
    }

    private static double finite(double limit) {
        return Double.isFinite(limit) ? limit : 0;
    }

    private static int written(double number) {
        int digits = 0;
        while (digits < 4 && Math.abs(Rounded.to(number, digits) - number) > 1e-12) {
            digits++;
        }
        return digits;
    }
}
