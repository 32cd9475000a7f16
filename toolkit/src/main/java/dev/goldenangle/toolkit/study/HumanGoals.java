package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetric;

/** Says which goals can also be measured with a human bot. */
public final class HumanGoals {
    private static final String PERFECT = "optimal-strafer";

    private HumanGoals() {
    }

    /** True for goals of the perfect strafer. */
    public static boolean canPlay(Goal goal) {
        return goal.measure().kind() != GoalMetric.Kind.TRIAL && Driver.parse(goal.scenario().bot()).type().id().equals(PERFECT);
    }
}
