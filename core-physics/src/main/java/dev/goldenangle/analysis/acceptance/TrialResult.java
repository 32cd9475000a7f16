package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.telemetry.Run;

/**
 * The result of a trial.
 *
 * @param value  NaN if nothing could be measured
 * @param reason why not, or a remark about the number; may be empty
 * @param run    the measured run; null if nothing ran
 */
public record TrialResult(double value, String reason, Run run) {
    public static TrialResult of(double value, Run run) {
        return new TrialResult(value, "", run);
    }

    public static TrialResult nothing(String reason) {
        return new TrialResult(Double.NaN, reason, null);
    }

    public String note() {
        return reason.isEmpty() ? "" : " " + reason;
    }
}
