package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.analysis.Spread;
import dev.goldenangle.telemetry.Run;

import java.util.List;

/**
 * The result of a trial.
 *
 * @param value  the mean over the seeds; NaN if nothing could be measured
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

    /** The mean of results with different seeds; has the first run, and the reason of the first seed that has one. */
    public static TrialResult mean(List<TrialResult> each) {
        String reason = each.stream().map(TrialResult::reason).filter(text -> !text.isEmpty()).findFirst().orElse("");
        List<Double> values = each.stream().map(TrialResult::value).toList();
        return new TrialResult(Spread.mean(values.stream().mapToDouble(Double::doubleValue).toArray()), reason, each.get(0).run(), values);
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
