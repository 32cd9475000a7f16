package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.study.StudyMonitor;

import java.util.Locale;

/** Texts about a study's progress. */
final class StudyWords {
    private static final double LONG_SECONDS = 90;

    private StudyWords() {
    }

    /** For example "132 of 264, 38/s, 4 s left". */
    static String progress(StudyMonitor monitor) {
        if (monitor.total() == 0) {
            return "starting…";
        }
        String points = String.format(Locale.ROOT, "%,d of %,d", monitor.done(), monitor.total());
        return monitor.done() == monitor.kept() ? points : points + ", " + Numbers.fixed(monitor.rate(), monitor.rate() < 10 ? 1 : 0) + "/s" + left(monitor);
    }

    /** The remaining time after a comma; empty if unknown. */
    static String left(StudyMonitor monitor) {
        double seconds = monitor.secondsLeft();
        return !Double.isFinite(seconds) || monitor.done() >= monitor.total() ? "" : ", " + left(seconds);
    }

    private static String left(double seconds) {
        return seconds > LONG_SECONDS ? Numbers.fixed(seconds / 60, 0) + " min left" : Numbers.fixed(Math.max(1, seconds), 0) + " s left";
    }
}
