package dev.goldenangle.toolkit.library;

import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.analysis.Spread;
import dev.goldenangle.analysis.Statistic;
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

    /** The value with its spread, such as "1.64 ± 0.08 W" or "1.51 W, p10". */
    public static String withSpread(GoalResult result) {
        Statistic statistic = result.goal().scenario().statistic();
        String spread = plusMinus(result);
        return spread.isEmpty() ? value(result) + (statistic.isMean() ? "" : ", " + statistic.text()) : number(result.goal().limits(), result.value()) + " " + spread + unit(result.goal().limits());
    }

    /** The spread over the seeds of a random bot, such as "1.31 – 1.58 W, 16 seeds"; empty for a single run. */
    public static String spread(GoalResult result) {
        Spread spread = result.spread();
        Limits limits = result.goal().limits();
        int digits = usualDigits(limits);
        boolean isShown = spread.seeds() > 1 && Double.isFinite(spread.low()) && Double.isFinite(spread.high());
        return isShown ? Decimals.fixed(spread.low(), digits) + " – " + Decimals.fixed(spread.high(), digits) + unit(limits) + ", " + spread.seeds() + " seeds" + (result.goal().scenario().statistic().isMean() ? "" : ", " + result.goal().scenario().statistic().text()) : "";
    }

    /** Half the width of the range that contains 80 % of the seeds, such as "± 0.08"; empty for a single run and for a percentile. */
    public static String plusMinus(GoalResult result) {
        Spread spread = result.spread();
        double half = (spread.high() - spread.low()) / 2;
        boolean isShown = spread.seeds() > 1 && Double.isFinite(half) && result.goal().scenario().statistic().isMean();
        return isShown ? "± " + Decimals.fixed(half, usualDigits(result.goal().limits())) : "";
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
        while (digits < MOST_DIGITS && !limits.touch(value) && (looksEqual(limits.low(), value, digits) || looksEqual(limits.high(), value, digits))) {
            digits++;
        }
        return digits;
    }

    private static boolean looksEqual(double limit, double value, int digits) {
        return Double.isFinite(limit) && Rounded.to(value, digits) == Rounded.to(limit, digits);
    }

    /** The decimals that every value of a goal has. */
    public static int usualDigits(Limits limits) {
        return limits.shownDigits();
    }
}
