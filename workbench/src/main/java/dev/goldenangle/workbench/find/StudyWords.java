package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.workbench.text.Messages;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Texts about a study's progress. */
final class StudyWords {
    private static final double LONG_SECONDS = 90;

    private StudyWords() {
    }

    /** For example "132 of 264, 38/s, 4 s left". */
    static String progress(Progress monitor) {
        if (monitor.total() == 0) {
            return Messages.text("find.progress.starting");
        }
        String points = Messages.text("find.progress", monitor.done(), monitor.total());
        return monitor.done() == monitor.kept() ? points : joined(points, Messages.text("find.progress.rate", Numbers.fixed(monitor.rate(), monitor.rate() < 10 ? 1 : 0)), left(monitor));
    }

    /** Says that a number is an estimate from fewer seeds than the goal has; empty for a full value. */
    static String estimate(StudyMeasure measure) {
        return measure.isEstimate() ? Messages.text("find.estimate", measure.seeds(), measure.question().scenario().seeds()) : "";
    }

    /** The remaining time; empty if unknown. */
    static String left(Progress monitor) {
        double seconds = monitor.secondsLeft();
        return !Double.isFinite(seconds) || monitor.done() >= monitor.total() ? "" : seconds > LONG_SECONDS ? Messages.text("find.progress.minutes", Numbers.fixed(seconds / 60, 0))
                : Messages.text("find.progress.seconds", Numbers.fixed(Math.max(1, seconds), 0));
    }

    /** A label inside a sentence: "Run speed W" becomes "run speed W". */
    static String lower(String label) {
        return label.isEmpty() ? label : label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
    }

    /** The parts that are not empty, with commas between them. */
    static String joined(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }
}
