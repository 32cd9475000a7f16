package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Measure;

/** Says which goals can also be measured with a human bot. */
public final class StudyPeople {
    private static final String PERFECT = "optimal-strafer";

    private StudyPeople() {
    }

    /** True for goals of the perfect strafer. */
    public static boolean canPlay(Goal goal) {
        return goal.measure().kind() != Measure.Kind.TRIAL && Driver.parse(goal.scenario().bot()).type().id().equals(PERFECT);
    }
}
