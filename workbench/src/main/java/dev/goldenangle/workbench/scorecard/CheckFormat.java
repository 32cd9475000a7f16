package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.workbench.look.Numbers;

/** How the numbers of a check are written: shares in percent, counts whole, the rest in the check's unit. */
final class CheckFormat {
    private static final String SHARE = "×";

    private CheckFormat() {
    }

    static boolean isCount(AcceptanceCheck check) {
        return check.limit() == 0;
    }

    private static boolean isShare(AcceptanceCheck check) {
        return check.unit().equals(SHARE) && !isCount(check);
    }

    static String number(AcceptanceCheck check, double value) {
        if (Double.isInfinite(value)) {
            return "never";
        }
        return isCount(check) ? Numbers.fixed(value, 0) : isShare(check) ? Numbers.fixed(value * 100, 1) : Numbers.fixed(value, 2);
    }

    static String unit(AcceptanceCheck check) {
        return isCount(check) ? "" : isShare(check) ? "%" : check.unit();
    }

    static String limit(AcceptanceCheck check) {
        return check.bound().symbol() + " " + Numbers.withUnit(number(check, check.limit()), unit(check));
    }

    /** How far from the limit, for the better or the worse. */
    static String margin(CheckResult result) {
        if (!Double.isFinite(result.margin())) {
            return "";
        }
        return isCount(result.check()) ? Numbers.signed(result.margin(), 0) : Numbers.signed(result.margin() * 100, Math.abs(result.margin()) < 0.095 ? 1 : 0) + " %";
    }
}
