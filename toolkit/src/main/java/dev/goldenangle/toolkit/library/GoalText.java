package dev.goldenangle.toolkit.library;

import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.math.Decimals;

/** Formats goal values, with enough digits to see on which side of a limit they are. */
public final class GoalText {
    private static final int MOST_DIGITS = 9;

    private GoalText() {
    }

    /** The value with the unit of its limits; "never" if it did not happen, a dash if it could not be measured. */
    public static String value(GoalResult result) {
        return number(result.goal().limits(), result.value()) + (Double.isFinite(result.value()) ? unit(result.goal().limits()) : "");
    }

    /** The unit after a space; empty for a number without unit. */
    public static String unit(Limits limits) {
        return limits.unit().isEmpty() ? "" : " " + limits.unit();
    }

    /** The value without its unit. */
    public static String number(Limits limits, double value) {
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "–" : "never";
        }
        return Decimals.fixed(value, digits(limits, value));
    }

    /** Decimals to show: as many as usual for the limit, and more if rounding would hide whether the value meets it. */
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

    /** Whether a value would look equal to a limit that it does not equal. */
    private static boolean isNear(double limit, double value, int digits) {
        return Double.isFinite(limit) && value != limit && Rounded.to(value, digits) == Rounded.to(limit, digits);
    }

    /** Decimals for three significant digits of the limit, or as many as the limit is written with. */
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
