package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMemory;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.StateNotFinite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The shipped goal sets: presets meet their own set, every goal can be missed, and the run behind every goal can be replayed. */
class ShippedGoalsTest {
    /** No knob can make client and server disagree. Only a map with different solids for both can; the model's tests cover that. */
    private static final Set<String> HOLDS_UNDER_EVERY_KNOB = Set.of("parity");
    private static final Map<String, Optional<Level>> BUILT = new ConcurrentHashMap<>();

    private static Optional<Level> map(String id, Model model) {
        return BUILT.computeIfAbsent(model.id() + ' ' + id, name -> SampleMaps.fileOf(id).flatMap(SampleMaps::read)
                .filter(text -> LevelReader.worldType(text) == model.worldType()).map(text -> LevelReader.read(id, text, model.unitsPerMetre()))
                .or(() -> ProvingGround.level(id, model)));
    }

    private static GoalRunner runner(Preset preset) {
        Model model = ModelCatalog.find(preset.model()).orElseThrow();
        return new GoalRunner(model, id -> map(id, model));
    }

    private static GoalSet setOf(Preset preset) {
        return GoalStore.read(GoalStore.setOf(preset).orElseThrow()).orThrow();
    }

    static List<String> presets() {
        return ShippedPresets.ids();
    }

    static List<String> sets() {
        return ShippedPresets.goalSets();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyShippedPresetMeetsItsOwnGoals(String id) {
        Preset preset = ShippedPresets.load(id);
        for (GoalResult result : runner(preset).run(setOf(preset), preset.parameters())) {
            assertTrue(result.pass(), () -> id + ": " + result.goal().name() + " " + result.value() + " " + result.goal().limits().text() + ": " + result.why());
        }
    }

    @Test
    void missedGoalGivesAReason() {
        Preset preset = ShippedPresets.load("strafejump/vq3");
        GoalSet arena = GoalStore.read("arena/default").orThrow();
        GoalResult slow = runner(preset).run(arena.goals().get(1), preset.parameters().with("ground_acceleration", "2"));
        assertTrue(slow.why().contains("Turns drift."), slow.why());
    }

    @Test
    void everyModelShipsASetAndEverySetBelongsToAModel() {
        for (Model model : ModelCatalog.models()) {
            assertTrue(GoalStore.usual(model.id()).isPresent(), model.id());
        }
        sets().forEach(id -> assertTrue(id.startsWith(GoalStore.read(id).orThrow().model() + "/"), id));
    }

    /** The preset that uses this set, or the model's defaults. */
    private static Preset presetOf(GoalSet set) {
        return ShippedPresets.ids().stream().map(ShippedPresets::load).filter(preset -> GoalStore.setOf(preset).equals(Optional.of(set.id()))).findFirst()
                .orElseGet(() -> Preset.of(set.model() + "/table", set.model(), ModelCatalog.find(set.model()).orElseThrow().parameters().defaults()));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void everyGoalCanBeMissedByChangingOneKnob(String id) {
        GoalSet set = GoalStore.read(id).orThrow();
        Preset preset = presetOf(set);
        GoalRunner runner = runner(preset);
        List<ParameterSet> turned = turned(preset, runner.model());
        GoalMemory memory = new GoalMemory(runner);     // runs nothing for a knob that does not act in the goal's run
        for (Goal goal : set.goals()) {
            assertTrue(isMet(memory, runner.model(), goal, preset.parameters()), goal.name() + " is met at first");
            boolean canBeMissed = turned.stream().anyMatch(knobs -> !isMet(memory, runner.model(), goal, knobs));
            assertEquals(!HOLDS_UNDER_EVERY_KNOB.contains(goal.measure().key()), canBeMissed, id + ": " + goal.name());
        }
    }

    private static boolean isMet(GoalMemory memory, Model model, Goal goal, ParameterSet knobs) {
        try {
            return GoalResult.of(goal, memory.measure(goal.question(), knobs), model, knobs.w()).pass();
        } catch (StateNotFinite missed) {
            return false;
        }
    }

    /** Each knob at the ends of its slider and of its limits. */
    private static List<ParameterSet> turned(Preset preset, Model model) {
        List<ParameterSet> turned = new ArrayList<>();
        for (Parameter knob : model.parameters().parameters()) {
            Spec spec = knob.spec();
            for (Value value : List.of(spec.sliderMin(), spec.sliderMax(), spec.min(), spec.max())) {
                if (preset.parameters().problem(knob, value).isEmpty()) {
                    turned.add(preset.parameters().with(knob, value));
                }
            }
        }
        return turned;
    }

    @ParameterizedTest
    @MethodSource("sets")
    void replayedTraceOfEachGoalGivesTheSameValue(String id) {
        GoalSet set = GoalStore.read(id).orThrow();
        Preset preset = presetOf(set);
        GoalRunner runner = runner(preset);
        for (GoalResult result : runner.run(set, preset.parameters())) {
            String file = TraceWriter.write(TraceReplay.traceOf(result.run().orElseThrow(), preset.id()));
            InputTrace trace = TraceReader.read("goal.trace", file).trace().orElseThrow();
            Level level = map(trace.header().map(), runner.model()).orElseThrow();
            TraceReplay.Result replay = TraceReplay.asRecorded(trace, runner.model(), level).run();
            assertTrue(replay.matches(), () -> result.goal().name() + " differs from tick " + replay.firstDifference());
            assertTrue(result.goal().readsFrom(trace.header().source()), trace.header().source());
            assertEquals(result.value(), runner.score(result.goal(), replay.run(), level).value(), result.goal().name());
        }
    }
}
