package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Measure;

/** Which goals a bot with human hands can play as well. */
public final class StudyPeople {
    private static final String PERFECT = "optimal-strafer";

    private StudyPeople() {
    }

    /** Those that the perfect strafer plays. */
    public static boolean canPlay(Goal goal) {
        return goal.measure().kind() != Measure.Kind.TRIAL && Driver.parse(goal.scenario().bot()).type().id().equals(PERFECT);
    }
}
