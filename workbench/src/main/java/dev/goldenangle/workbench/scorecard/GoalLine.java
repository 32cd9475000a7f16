package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;

import java.util.List;
import java.util.Optional;

/**
 * A goal with its results.
 *
 * @param goal   the goal, with the limit that is being typed, if any
 * @param now    under the current knobs; empty until first measured
 * @param before under the knobs that were last accepted
 * @param skills under the current knobs for every skill of a player, in the order of the skills; empty if not shown
 */
record GoalLine(Goal goal, Optional<GoalResult> now, Optional<GoalResult> before, List<GoalResult> skills) {
    /** The state shown by the mark before a goal. */
    enum State { REACHED, MISSED, NEARLY, UNMEASURED }

    /** A miss of less than this share of the limit is shown as nearly reached. */
    private static final double NEARLY = 0.005;

    State state() {
        if (now.isEmpty() || !now.get().isMeasured()) {
            return State.UNMEASURED;
        }
        if (now.get().pass()) {
            return State.REACHED;
        }
        return Math.abs(GoalFormat.miss(now.get())) < NEARLY ? State.NEARLY : State.MISSED;
    }

    /** Whether the goal counts and is not reached. A goal that cannot be measured counts as missed. */
    boolean isMissed() {
        return now.map(GoalResult::isMissed).orElse(false);
    }
}
