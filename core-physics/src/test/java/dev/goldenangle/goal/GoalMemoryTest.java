package dev.goldenangle.goal;

import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Which results of a goal are cached, and for which parameters. */
class GoalMemoryTest {
    private static GoalRunner runner(Model model) {
        return new GoalRunner(model, id -> SampleMaps.fileOf(id).flatMap(SampleMaps::read).map(text -> LevelReader.read(id, text, model.unitsPerMetre()))
                .or(() -> ProvingGround.level(id, model)));
    }

    private static Goal.Question usual(String measure, Model model) {
        return new Goal.Question(GoalMetrics.find(measure).orElseThrow(), 0, GoalMetrics.find(measure).orElseThrow().usual().apply(model).orElseThrow());
    }

    @Test
    void stopOnLevelGroundIsNotRepeatedForAnAirParameter() {
        Model arena = ModelCatalog.find("arena").orElseThrow();
        GoalMemory memory = new GoalMemory(runner(arena));
        ParameterSet values = arena.parameters().defaults();
        Goal.Question stop = usual("crisp_stop", arena);
        memory.measure(stop, values);
        for (String knob : List.of("air_accel_base", "g_peak", "shaping_strength", "jump_speed", "jump_buffer_window_ticks")) {
            Parameter parameter = arena.parameters().find(knob).orElseThrow();
            assertTrue(memory.remembered(stop, values.with(parameter, parameter.spec().sliderMax())).isPresent(), knob);
        }
        assertFalse(memory.remembered(stop, values.with("friction", "7")).isPresent(), "friction affects the stop");
        assertFalse(memory.remembered(stop, values.with("max_speed_ground", "11")).isPresent(), "and so does W");
        assertFalse(memory.remembered(usual("air_strafe_build", arena), values).isPresent(), "another goal has another result");
    }

    @Test
    void parameterChangedAndRestoredRunsNothing() {
        Model arena = ModelCatalog.find("arena").orElseThrow();
        GoalMemory memory = new GoalMemory(runner(arena));
        ParameterSet values = arena.parameters().defaults();
        Goal.Question stop = usual("crisp_stop", arena);
        double first = memory.measure(stop, values).value();
        for (int friction = 1; friction <= 4; friction++) {
            memory.measure(stop, values.with("friction", String.valueOf(friction)));
        }
        assertEquals(first, memory.remembered(stop, values).orElseThrow().value());
        assertNull(memory.remembered(stop, values).orElseThrow().run(), "old runs are dropped, because they are large");
        assertNotNull(memory.withRun(stop, values).run(), "and repeated on request");
    }

    @Test
    void sameQuestionTwiceIsOneRun() {
        Model arena = ModelCatalog.find("arena").orElseThrow();
        GoalMemory memory = new GoalMemory(runner(arena));
        ParameterSet values = arena.parameters().defaults();
        Goal.Question stop = usual("crisp_stop", arena);
        assertTrue(memory.remembered(stop, values).isEmpty());
        TrialResult first = memory.measure(stop, values);
        assertEquals(runner(arena).measure(stop, values).value(), first.value());
        assertSame(first, memory.measure(stop, values));
        assertSame(first, memory.withRun(stop, values), "its run is still there");
    }

    /** The last two runs are kept, and the last 64 results. */
    @Test
    void oldestResultsAreDropped() {
        Model arena = ModelCatalog.find("arena").orElseThrow();
        GoalMemory memory = new GoalMemory(runner(arena));
        ParameterSet values = arena.parameters().defaults();
        Goal.Question stop = usual("crisp_stop", arena);
        List<ParameterSet> asked = IntStream.range(0, 65).mapToObj(i -> values.with("friction", String.valueOf(5 + 0.05 * i))).toList();
        asked.forEach(each -> memory.measure(stop, each));
        assertTrue(memory.remembered(stop, asked.get(0)).isEmpty());
        assertTrue(memory.remembered(stop, asked.get(1)).isPresent());
        assertNotNull(memory.remembered(stop, asked.get(64)).orElseThrow().run());
        assertNotNull(memory.remembered(stop, asked.get(63)).orElseThrow().run());
        assertNull(memory.remembered(stop, asked.get(62)).orElseThrow().run());
        assertEquals(runner(arena).measure(stop, asked.get(7)).value(), memory.remembered(stop, asked.get(7)).orElseThrow().value(), "the number stays");
    }
}
