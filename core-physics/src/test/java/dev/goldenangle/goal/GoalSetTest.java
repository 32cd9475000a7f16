package dev.goldenangle.goal;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Goals are found by name, for example by a search for knobs, so the names in a set stay different. */
class GoalSetTest {
    private static final GoalMetric METRIC = GoalMetrics.find("stop_distance").orElseThrow();
    private static final GoalSet EMPTY = new GoalSet("arena/test", "Test", "arena", List.of(), "");

    private static Goal goal(String name) {
        return new Goal(name, METRIC, 0, Limits.one(Relation.AT_MOST, new Amount(1, "m")), 1, new GoalScenario("flat", "stop-and-go", 10, 1), "");
    }

    private static List<String> names(GoalSet set) {
        return set.goals().stream().map(Goal::name).toList();
    }

    @Test
    void insertedGoalWithATakenNameGetsANumber() {
        GoalSet set = EMPTY.inserted(0, goal("Stops")).inserted(1, goal("Stops")).inserted(1, goal("Stops"));
        assertEquals(List.of("Stops", "Stops (3)", "Stops (2)"), names(set));
        assertEquals(List.of("Stops", "Stops (3)", "Stops (2)", "Stops (4)"), names(set.inserted(3, set.goals().get(2))), "a copy of a numbered goal");
    }

    @Test
    void goalsOfAFileWithTheSameNameGetNumbers() {
        assertEquals(List.of("Stops", "Stops (2)", "Stops (3)"), names(new GoalSet("arena/test", "Test", "arena", List.of(goal("Stops"), goal("Stops"), goal("Stops")), "")));
    }

    @Test
    void renamedGoalGetsANumberOnlyIfAnotherGoalHasTheName() {
        GoalSet set = EMPTY.inserted(0, goal("Stops")).inserted(1, goal("Turns"));
        assertEquals(List.of("Stops", "Stops (2)"), names(set.with(1, goal("Stops"))));
        assertEquals(List.of("Stops", "Turns"), names(set.with(1, goal("Turns"))));
    }

    @Test
    void numberedNameStaysWithinTheLongestName() {
        String longest = "x".repeat(Goal.LONGEST_NAME);
        assertEquals(Goal.LONGEST_NAME, EMPTY.inserted(0, goal(longest)).inserted(1, goal(longest)).goals().get(1).name().length());
    }
}
