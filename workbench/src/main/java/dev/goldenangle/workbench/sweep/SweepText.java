package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;

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
            return Messages.text("sweep.left.seconds", Numbers.fixed(seconds, seconds < 10 ? 1 : 0));
        }
        return seconds < 3600 ? Messages.text("sweep.left.minutes", Math.round(seconds / 60)) : Messages.text("sweep.left.hours", Numbers.fixed(seconds / 3600, 1));
    }

    /** The name of a run, such as "Run 1024". */
    static String run(SweepRow row) {
        return Messages.text("sweep.run", Long.toString(row.number()));
    }

    static String csv(String text) {
        return text.matches("[^,\"\\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
