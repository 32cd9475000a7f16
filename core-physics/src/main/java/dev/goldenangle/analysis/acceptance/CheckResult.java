package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.telemetry.Run;

import java.util.Optional;

/**
 * What a check found.
 *
 * @param check the check
 * @param value the number, in the check's unit; NaN when it does not apply
 * @param pass  whether the number is on the right side of the limit; true when the check does not apply
 * @param why   what the number means, or what to turn when it is on the wrong side, or why the check does not apply
 * @param run   the run that was measured (the worst, where there are several), to be looked at or replayed
 */
public record CheckResult(AcceptanceCheck check, double value, boolean pass, String why, Optional<Run> run) {
    static CheckResult notApplicable(AcceptanceCheck check, String why) {
        return new CheckResult(check, Double.NaN, true, why, Optional.empty());
    }

    public boolean applies() {
        return !Double.isNaN(value);
    }

    /** How far the number is on the right side of the limit, as a share of the limit, or in counts where the limit is none; negative on the wrong side. */
    public double margin() {
        double ahead = check.bound() == Bound.AT_MOST ? check.limit() - value : value - check.limit();
        return check.limit() == 0 ? ahead : ahead / check.limit();
    }
}
