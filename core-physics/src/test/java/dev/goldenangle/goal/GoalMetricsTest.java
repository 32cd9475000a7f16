package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** All metrics with every model's defaults, compared with numbers computed by hand where possible. */
class GoalMetricsTest {
    static List<Model> models() {
        return ModelCatalog.models();
    }

    private static final Map<String, Optional<Level>> BUILT = new ConcurrentHashMap<>();

    private static Optional<Level> map(String id, Model model) {
        return BUILT.computeIfAbsent(model.id() + ' ' + id, name -> read(id, model));
    }

    private static Optional<Level> read(String id, Model model) {
        return SampleMaps.fileOf(id).flatMap(SampleMaps::read).filter(text -> LevelReader.worldType(text) == model.worldType())
                .map(text -> LevelReader.read(id, text, model.unitsPerMetre())).or(() -> ProvingGround.level(id, model));
    }

    private static TrialResult measured(String key, Model model, ParameterSet parameters) {
        GoalMetric measure = GoalMetrics.find(key).orElseThrow();
        Goal.Question question = new Goal.Question(measure, measure.kind() == GoalMetric.Kind.LANDING ? 5 : 0, measure.usual().apply(model).orElseThrow());
        return new GoalRunner(model, id -> map(id, model)).measure(question, parameters);
    }

    @Test
    void everyMetricAndCheckIsAMeasureWithItsOwnKey() {
        Set<String> keys = new HashSet<>();
        GoalMetrics.all().forEach(measure -> assertTrue(keys.add(measure.key()), measure.key() + " twice"));
        for (Metric metric : Metric.values()) {
            assertTrue(keys.contains(metric.key()));
        }
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            assertTrue(keys.contains(check.key()));
        }
    }

    /** A jump of 7.5 tiles per second under 25 reaches 1.125; half a tick less because gravity acts first; sizes are 32nds. */
    @ParameterizedTest
    @CsvSource({"marathon, ledge_height, 0.33301, 0.00001", "tilestep, ledge_height, 1.0625, 0", "tilestep, mesa, 4, 0", "tilestep, walk_speed, 3.9, 1e-4",
        "tilestep, run_speed, 6, 1e-4", "marathon, run_speed, 3.75, 1e-6", "marathon, walk_speed, 2.14279, 1e-4", "marathon, fall_time, 0.9, 0.05",
        "tilestep, fall_time, 0.4, 0.02", "quakeworld, ledge_friction, 2, 1e-3", "quakeworld, surf, 1, 1e-3", "strafejump, jump_tick, 1, 1e-6",
        "tilestep, parity, 0, 0", "arena, jump_height, 1.4238, 0.02", "arena, stop_distance, 1.35, 0.02"})
    void numbersMatchTheComputedOnes(String id, String key, double expected, double near) {
        Model model = ModelCatalog.find(id).orElseThrow();
        assertEquals(expected, measured(key, model, model.parameters().defaults()).value(), near);
    }

    @Test
    void higherStepIsClimbedIfTheParameterAllowsIt() {
        Model marathon = ModelCatalog.find("marathon").orElseThrow();
        ParameterSet higher = marathon.parameters().defaults().with("max_step", "0.5");
        assertEquals(0.5, measured("ledge_height", marathon, higher).value(), 1e-6);
    }

    /** Each metric of each model: its run, written to a trace and replayed, gives the same number, bit for bit. */
    @ParameterizedTest
    @MethodSource("models")
    void everyMetricIsTheSameOnItsTrace(Model model) {
        ParameterSet parameters = model.parameters().defaults();
        for (GoalMetric measure : GoalMetrics.of(model)) {
            TrialResult fresh = measured(measure.key(), model, parameters);
            if (fresh.run() == null) {
                continue;
            }
            InputTrace trace = TraceReader.read("goal.trace", TraceWriter.write(TraceReplay.traceOf(fresh.run(), "defaults"))).trace().orElseThrow();
            Level level = map(trace.header().map(), model).orElseThrow();
            Run replayed = TraceReplay.asRecorded(trace, model, level).run().run();
            Goal goal = Goal.usual(measure, 1, model, parameters.w());
            double factor = UnitScale.factor(measure.quantity(), goal.limits().unit(), model, parameters.w()).orElseThrow();
            GoalResult scored = new GoalRunner(model, id -> map(id, model)).score(goal, replayed, level);
            assertEquals(fresh.value() / factor, scored.value(), model.id() + " " + measure.key());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void mapsOfTheUsualScenariosExistAndAreValid(Model model) {
        for (GoalMetric measure : GoalMetrics.of(model)) {
            String map = measure.usual().apply(model).orElseThrow().map();
            Level level = map(map, model).orElseThrow(() -> new AssertionError(measure.key() + ": " + map));
            assertEquals(List.of(), level.problems(), map);
        }
    }

    @Test
    void invalidProvingGroundNamesAreRefused() {
        for (String id : List.of("ledge-", "ledge-1-2", "ledge--1", "LEDGE-1", "ramp-90", "ramp-0", "sector-ramp-3", "sector-ledge-9999", "tile-gap-900", "../ledge-1")) {
            assertEquals(Optional.empty(), ProvingGround.text(id), id);
        }
    }
}
