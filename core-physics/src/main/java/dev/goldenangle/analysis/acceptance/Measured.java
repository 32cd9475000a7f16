package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.telemetry.Run;

/**
 * The result of a trial.
 *
 * @param value  NaN when nothing could be measured
 * @param reason why not, or what is worth knowing about the number; may be empty
 * @param run    what was measured; null when nothing ran
 */
public record Measured(double value, String reason, Run run) {
    public static Measured of(double value, Run run) {
        return new Measured(value, "", run);
    }

    public static Measured nothing(String reason) {
        return new Measured(Double.NaN, reason, null);
    }

    public String note() {
        return reason.isEmpty() ? "" : " " + reason;
    }
}
