package dev.goldenangle.goal;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.ParameterSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A designer types a stop distance or jump height, and makes a goal of the same number: the goal is met. */
class TypedKnobProperties {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

    private static void isMetWhenTyped(String key, double typed) {
        Derived derived = ARENA.parameters().findDerived(key).orElseThrow();
        ParameterSet set = derived.write(ARENA.parameters().defaults(), typed);
        assertEquals(typed, derived.read(set), 1e-9 * typed, "the knob shows the number typed");
        GoalRunner runner = new GoalRunner(ARENA, id -> SampleMaps.fileOf(id).flatMap(SampleMaps::read).map(text -> LevelReader.read(id, text, ARENA.unitsPerMetre())));
        GoalMetric metric = GoalMetrics.find(key).orElseThrow();
        for (Relation relation : new Relation[] {Relation.AT_LEAST, Relation.AT_MOST}) {
            Goal goal = Goal.usual(metric, typed, ARENA, set.w()).withLimits(Limits.one(relation, new Amount(typed, "m")));
            GoalResult result = runner.run(goal, set);
            assertTrue(result.pass(), key + " " + typed + " is measured as " + result.value());
        }
    }

    @Property(tries = 40)
    void typedStopDistanceIsMet(@ForAll @IntRange(min = 60, max = 300) int centimetres) {
        isMetWhenTyped("stop_distance", centimetres / 100.0);
    }

    @Property(tries = 40)
    void typedJumpHeightIsMet(@ForAll @IntRange(min = 80, max = 220) int centimetres) {
        isMetWhenTyped("jump_height", centimetres / 100.0);
    }
}
