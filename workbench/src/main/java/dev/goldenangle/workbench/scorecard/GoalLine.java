package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;

import java.util.Optional;

/**
 * A goal and what it came to.
 *
 * @param goal   as it is edited, or as its limit is being typed
 * @param now    under the knobs as they are; empty while it is measured for the first time
 * @param before under the knobs that were last accepted
 */
record GoalLine(Goal goal, Optional<GoalResult> now, Optional<GoalResult> before) {
    /** What the mark in front of a goal says. */
    enum State { REACHED, MISSED, NEARLY, UNMEASURED }

    /** A miss of less than this share of the limit is told apart. */
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

    /** Counted, and not where it should be; what cannot be measured is not reached either. */
    boolean isMissed() {
        return now.map(GoalResult::isMissed).orElse(false);
    }
}
