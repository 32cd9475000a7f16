package dev.goldenangle.goal;

import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.ParameterSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A designer types a stop distance or jump height, and makes a goal of the same number: the goal is met. */
class TypedKnobProperties {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

    private static void isMetWhenTyped(String key, double typed) {
        isMetWhenTyped(ARENA, ARENA.parameters().defaults(), key, typed);
    }

    private static void isMetWhenTyped(Model model, ParameterSet start, String key, double typed) {
        Derived derived = model.parameters().findDerived(key).orElseThrow();
        ParameterSet set = derived.write(start, typed);
        String what = model.id() + " at " + set.get(model.tickRate()) + " Hz: " + key + " " + typed;
        assertEquals(typed, derived.read(set), 1e-9 * typed, "the knob shows the number typed");
        GoalRunner runner = new GoalRunner(model, id -> SampleMaps.fileOf(id).flatMap(SampleMaps::read).map(text -> LevelReader.read(id, text, model.unitsPerMetre())));
        GoalMetric metric = GoalMetrics.find(key).orElseThrow();
        for (Relation relation : new Relation[] {Relation.AT_LEAST, Relation.AT_MOST}) {
            Goal goal = Goal.usual(metric, typed, model, set.w()).withLimits(Limits.one(relation, new Amount(typed, UnitScale.units(metric.quantity(), model).get(0))));
            GoalResult result = runner.run(goal, set);
            assertTrue(result.pass(), what + " is measured as " + result.value());
        }
    }

    /** Models that round velocities or positions (strafejump, warsow) are left out: not every height can be reached there. */
    @Property(tries = 40)
    void typedJumpHeightIsMetInOtherModelsAndAtOtherTickRates(@ForAll("exactModels") Model model, @ForAll("rates") double rate, @ForAll @IntRange(min = 80, max = 125) int percent) {
        ParameterSet start = model.parameters().defaults().with(model.tickRate(), rate);
        double usual = model.parameters().findDerived("jump_height").orElseThrow().read(start);
        isMetWhenTyped(model, start, "jump_height", Rounded.to(usual * percent / 100, usual < 10 ? 2 : 0));
    }

    /** Models that round velocities are left out, and goldsrc, which clears a velocity below 1 u/s before the move: up to 0.03 u at 30 Hz. */
    @Property(tries = 40)
    void typedStopDistanceIsMetInOtherModelsAndAtOtherTickRates(@ForAll("stoppingModels") Model model, @ForAll("rates") double rate, @ForAll @IntRange(min = 80, max = 125) int percent) {
        ParameterSet start = model.parameters().defaults().with(model.tickRate(), rate);
        double usual = model.parameters().findDerived("stop_distance").orElseThrow().read(start);
        isMetWhenTyped(model, start, "stop_distance", Rounded.to(usual * percent / 100, usual < 10 ? 2 : 0));
    }

    @Provide
    Arbitrary<Model> exactModels() {
        return Arbitraries.of("arena", "tilestep", "goldsrc", "xonotic").map(id -> ModelCatalog.find(id).orElseThrow());
    }

    @Provide
    Arbitrary<Model> stoppingModels() {
        return Arbitraries.of("arena", "quakeworld").map(id -> ModelCatalog.find(id).orElseThrow());
    }

    @Provide
    Arbitrary<Double> rates() {
        return Arbitraries.of(30.0, 60.0, 100.0, 128.0);
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
