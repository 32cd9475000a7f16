package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.theme.Numbers;

import java.util.Locale;

/** Formats counts, times and rates. */
final class SweepText {
    private SweepText() {
    }

    /** With commas: 4,096. */
    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String rate(double perSecond) {
        return perSecond >= 10 ? count(Math.round(perSecond)) : Numbers.fixed(perSecond, 1);
    }

    /** Empty if unknown. */
    static String left(double seconds) {
        if (!Double.isFinite(seconds)) {
            return "";
        }
        if (seconds < 60) {
            return Numbers.fixed(seconds, seconds < 10 ? 1 : 0) + " s left";
        }
        return seconds < 3600 ? Math.round(seconds / 60) + " min left" : Numbers.fixed(seconds / 3600, 1) + " h left";
    }

    static String plural(long number, String one, String many) {
        return count(number) + " " + (number == 1 ? one : many);
    }

    static String csv(String text) {
        return text.matches("[^,\"\\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
