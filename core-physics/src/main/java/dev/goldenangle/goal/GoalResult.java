package dev.goldenangle.goal;

import dev.goldenangle.analysis.acceptance.Measured;
import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.Run;

import java.util.Optional;

/**
 * The result of a goal.
 *
 * @param goal  the goal
 * @param value in the unit of its limits; NaN when nothing could be measured
 * @param pass  whether the value lies where it should; what could not be measured does not
 * @param why   what the number means, what is wrong and perhaps what to turn when it is missed, or why nothing could be measured
 * @param run   what was measured, to be looked at or replayed
 */
public record GoalResult(Goal goal, double value, boolean pass, String why, Optional<Run> run) {
    /** Judges what was measured, without running anything. */
    public static GoalResult of(Goal goal, Measured measured, Model model, double w) {
        double factor = UnitScale.factor(goal.measure().quantity(), goal.limits().unit(), model, w).orElse(Double.NaN);
        double value = measured.value() / factor;
        boolean pass = goal.limits().hold(value);
        String doc = goal.measure().doc();
        String complaint = pass || goal.measure().complaint().isEmpty() ? "" : " " + goal.measure().complaint();
        String why = Double.isNaN(value) ? "Nothing was measured: " + measured.reason() : doc + complaint + measured.note();
        return new GoalResult(goal, value, pass, why, Optional.ofNullable(measured.run()));
    }

    /** The same with what to turn, as somebody has measured it. */
    public GoalResult withAdvice(String advice) {
        return new GoalResult(goal, value, pass, (why + " " + advice).strip(), run);
    }

    public boolean isMeasured() {
        return !Double.isNaN(value);
    }

    /** Whether it is missed and counts. */
    public boolean isMissed() {
        return !pass && goal.counts();
    }

    /**
     * How far the value is on the right side of its limit, as a share of the limit, or in counts where that is 0; with two limits,
     * as a share of half the way between them. Negative on the wrong side.
     */
    public double margin() {
        Limits limits = goal.limits();
        double ahead = Math.min(value - limits.low(), limits.high() - value);
        double measure = limits.relation().hasTwoLimits() ? (limits.high() - limits.low()) / 2 : Math.abs(limits.first().number());
        return measure == 0 ? ahead : ahead / measure;
    }
}
