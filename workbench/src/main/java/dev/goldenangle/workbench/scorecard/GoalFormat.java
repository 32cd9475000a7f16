package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;

/** Formats the numbers of a goal. */
final class GoalFormat {
    private static final int MOST_DIGITS = 9;

    private GoalFormat() {
    }

    /**
     * A formatted value.
     *
     * @param usual the digits that every value of the goal has
     * @param extra more digits, where needed to show on which side of the limit the value is; underlined
     */
    record Digits(String usual, String extra) {
        static final Digits NONE = new Digits("", "");

        String text() {
            return usual + extra;
        }
    }

    /** @param least the least number of digits, so that it matches another value of the same goal */
    static Digits digits(Limits limits, double value, int least) {
        if (!Double.isFinite(value)) {
            return new Digits(Double.isNaN(value) ? "–" : Messages.text("scorecard.never"), "");
        }
        int usual = GoalText.usualDigits(limits);
        int needed = Math.max(least, GoalText.digits(limits, value));
        String text = Numbers.fixed(value, needed);
        int cut = text.length() - (needed - usual) - (usual == 0 && needed > 0 ? 1 : 0);
        return needed <= usual ? new Digits(text, "") : new Digits(text.substring(0, cut), text.substring(cut));
    }

    /** How much better or worse than the limit; for a range, on which side of it. */
    static String margin(GoalResult result) {
        Limits limits = result.goal().limits();
        if (!Double.isFinite(result.value())) {
            return "";
        }
        if (limits.relation().hasTwoLimits()) {
            return result.pass() ? Messages.text("scorecard.margin.inside") : outside(limits, result.value(), missedBy(limits, result.value()));
        }
        boolean isCount = result.goal().measure().quantity() == Quantity.COUNT;
        double margin = Math.abs(result.margin());
        String size = isCount || limits.first().number() == 0 ? Numbers.fixed(margin, isCount ? 0 : 2) : Numbers.fixed(margin * 100, marginDigits(result)) + " %";
        return result.pass() ? Messages.text("scorecard.margin.spare", size) : outside(limits, result.value(), size);
    }

    /** More digits for a miss so small that it would look like 0 %. */
    private static int marginDigits(GoalResult result) {
        double percent = Math.abs(result.margin() * 100);
        int digits = percent < 9.5 ? 1 : 0;
        while (!result.pass() && digits < MOST_DIGITS && Rounded.to(percent, digits) == 0) {
            digits++;
        }
        return digits;
    }

    private static String outside(Limits limits, double value, String size) {
        return Messages.text(value > limits.high() ? "scorecard.margin.over" : "scorecard.margin.under", size);
    }

    private static String missedBy(Limits limits, double value) {
        int digits = Math.max(GoalText.usualDigits(limits), GoalText.digits(limits, value));
        return Numbers.fixed(Math.max(value - limits.high(), limits.low() - value), digits);
    }

    /** The miss as a share of the nearer limit; 0 for a reached goal. */
    static double miss(GoalResult result) {
        Limits limits = result.goal().limits();
        double limit = result.value() > limits.high() ? limits.high() : limits.low();
        if (result.pass()) {
            return 0;
        }
        return limit == 0 ? Double.POSITIVE_INFINITY : Math.abs((result.value() - limit) / limit);
    }
}
