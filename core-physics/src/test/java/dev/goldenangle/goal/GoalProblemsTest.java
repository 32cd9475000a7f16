package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Invalid goals are refused with the reason. */
class GoalProblemsTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

    @Test
    void scenarioNeedsAMap() {
        assertEquals(Optional.of("give a map"), new GoalScenario(" ", "runner", 5, 1).problem());
        assertEquals("stairs", new GoalScenario("flat", "runner", 5, 1).withMap("stairs").map());
    }

    @Test
    void trialNeedsNothingElse() {
        assertEquals(Optional.empty(), new GoalScenario("flat", "", 0, 0).problem());
    }

    @ParameterizedTest
    @CsvSource({"0.001, ''", "600, ''", "0, seconds", "-1, seconds", "600.1, seconds", "NaN, seconds"})
    void durationIsLimitedToTenMinutes(double seconds, String complaint) {
        assertEquals(complaint.isEmpty() ? Optional.empty() : Optional.of("seconds must be a number above 0 and at most 600"), new GoalScenario("flat", "runner", seconds, 1).problem());
    }

    @Test
    void seedIsAWholeNumberFromOne() {
        assertEquals(Optional.of("the seed must be a whole number from 1"), new GoalScenario("flat", "runner", 5, 0).problem());
        assertEquals(Optional.of("the seed must be a whole number from 1"), new GoalScenario("flat", "runner", 5, Integer.MAX_VALUE + 1L).problem());
        assertEquals(Optional.empty(), new GoalScenario("flat", "runner", 5, Integer.MAX_VALUE).problem());
    }

    @Test
    void unknownBotIsReported() {
        assertTrue(new GoalScenario("flat", "walker", 5, 1).problem().orElseThrow().contains("walker"));
    }

    private static Optional<String> problem(Metric metric, Relation relation, String... amounts) {
        Optional<Amount> second = amounts.length == 1 ? Optional.empty() : Amount.parse(amounts[1]);
        return GoalMetrics.of(metric).problem(new Limits(relation, Amount.parse(amounts[0]).orElseThrow(), second), ARENA);
    }

    @Test
    void limitMustHaveAUnitOfItsMeasure() {
        String message = problem(Metric.STOP_TIME, Relation.AT_MOST, "3W").orElseThrow();
        assertTrue(message.startsWith("\"W\" is not a unit of stop_time; write it in s"), message);
        assertTrue(problem(Metric.JUMPS, Relation.AT_MOST, "3s").orElseThrow().endsWith("write it in a plain number"));
        assertEquals(Optional.empty(), problem(Metric.STOP_TIME, Relation.AT_MOST, "3s"));
    }

    @Test
    void onlyAChangeOfSpeedCanBeNegative() {
        assertEquals(Optional.of("stop_time is never below 0"), problem(Metric.STOP_TIME, Relation.AT_MOST, "-1s"));
        assertEquals(Optional.empty(), problem(Metric.STOP_TIME, Relation.AT_MOST, "0s"));
        assertEquals(Optional.empty(), problem(Metric.GAIN_PER_JUMP, Relation.AT_MOST, "-1W"));
    }

    @Test
    void countIsWhole() {
        assertEquals(Optional.of("jumps is a whole number, and there is none within these limits"), problem(Metric.JUMPS, Relation.BETWEEN, "2.2", "2.8"));
        assertEquals(Optional.empty(), problem(Metric.JUMPS, Relation.BETWEEN, "2.2", "3"));
        assertEquals(Optional.empty(), problem(Metric.JUMPS, Relation.BETWEEN, "3", "3"));
        assertEquals(Optional.empty(), problem(Metric.STOP_TIME, Relation.BETWEEN, "2.2s", "2.8s"));
    }
}
