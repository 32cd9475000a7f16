package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.analysis.Statistic;
import dev.goldenangle.telemetry.Run;

import java.util.List;

/**
 * The result of a trial.
 *
 * @param value  the one value of all seeds, by default their mean; NaN if nothing could be measured
 * @param reason why not, or a remark about the number; may be empty
 * @param run    the measured run, of the first seed; null if nothing ran
 * @param seeds  the value of each seed; one value if the trial has no randomness
 */
public record TrialResult(double value, String reason, Run run, List<Double> seeds) {
    public TrialResult {
        seeds = List.copyOf(seeds);
    }

    /** The result of a single run. */
    public TrialResult(double value, String reason, Run run) {
        this(value, reason, run, List.of(value));
    }

    public static TrialResult of(double value, Run run) {
        return new TrialResult(value, "", run);
    }

    /** Combines the results of several seeds into one, with the run of the first seed and the first reason given. */
    public static TrialResult of(List<TrialResult> each, Statistic statistic) {
        String reason = each.stream().map(TrialResult::reason).filter(text -> !text.isEmpty()).findFirst().orElse("");
        List<Double> values = each.stream().map(TrialResult::value).toList();
        return new TrialResult(statistic.of(values.stream().mapToDouble(Double::doubleValue).toArray()), reason, each.get(0).run(), values);
    }

    public static TrialResult nothing(String reason) {
        return new TrialResult(Double.NaN, reason, null);
    }

    /** The same numbers; a run is large. */
    public TrialResult withoutRun() {
        return new TrialResult(value, reason, null, seeds);
    }

    public String note() {
        return reason.isEmpty() ? "" : " " + reason;
    }
}
