package dev.goldenangle.goal;

import dev.goldenangle.analysis.Spread;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.Run;

import java.util.Optional;

/**
 * The result of a goal.
 *
 * @param goal  the goal
 * @param value in the unit of its limits: one value for all seeds, by default their mean; NaN if nothing could be measured
 * @param spread the mean and the quantiles of its seeds, in the same unit
 * @param pass  whether the value is within the limits; false if nothing could be measured
 * @param why   what the number means, and if missed what is wrong and perhaps which knob to turn; or why nothing could
 *              be measured
 * @param run   the measured run, to inspect or replay
 */
public record GoalResult(Goal goal, double value, Spread spread, boolean pass, String why, Optional<Run> run) {
    /** The result of a single run. */
    public GoalResult(Goal goal, double value, boolean pass, String why, Optional<Run> run) {
        this(goal, value, Spread.of(value), pass, why, run);
    }

    /** Judges a measured value without running anything. */
    public static GoalResult of(Goal goal, TrialResult measured, Model model, double w) {
        double factor = UnitScale.factor(goal.measure().quantity(), goal.limits().unit(), model, w).orElse(Double.NaN);
        double[] seeds = measured.seeds().stream().mapToDouble(seed -> seed / factor).toArray();
        Spread spread = Spread.of(seeds);
        double value = goal.scenario().statistic().of(seeds);
        boolean pass = goal.limits().hold(value);
        String doc = goal.measure().doc();
        String complaint = pass || goal.measure().complaint().isEmpty() ? "" : " " + goal.measure().complaint();
        String why = Double.isNaN(value) ? "Nothing was measured: " + measured.reason() : doc + complaint + measured.note();
        return new GoalResult(goal, value, spread, pass, why, Optional.ofNullable(measured.run()));
    }

    /** A copy with advice on which knobs to turn. */
    public GoalResult withAdvice(String advice) {
        return new GoalResult(goal, value, spread, pass, (why + " " + advice).strip(), run);
    }

    public boolean isMeasured() {
        return !Double.isNaN(value);
    }

    /** Whether it is missed and has a weight. */
    public boolean isMissed() {
        return !pass && goal.counts();
    }

    /**
     * How far the value is on the right side of its limit, as a share of the limit, or as a plain number if the limit
     * is 0; with two limits, as a share of half the range. Negative on the wrong side, and 0 if the value passes within the
     * tolerance of the limits.
     */
    public double margin() {
        Limits limits = goal.limits();
        double exact = Math.min(value - limits.low(), limits.high() - value);
        double ahead = pass ? Math.max(0, exact) : exact;
        double measure = limits.relation().hasTwoLimits() ? (limits.high() - limits.low()) / 2 : Math.abs(limits.first().number());
        return measure == 0 ? ahead : ahead / measure;
    }
}
