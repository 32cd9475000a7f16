package dev.goldenangle.presets;

import dev.goldenangle.analysis.acceptance.Measured;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMemory;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.Measure;
import dev.goldenangle.goal.Measures;
import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What is remembered of goals is what they would come to, whichever knobs are turned in between. */
class GoalMemoryTest {
    private static final Map<String, Optional<Level>> BUILT = new ConcurrentHashMap<>();
    private static final List<String> MAPS = List.of("flat", "stairs", "ramps", "doorways", "seams", "arena-loop", "sector-flat", "sector-steps", "tile-flat", "tile-edges");

    private static Optional<Level> map(String id, Model model) {
        return BUILT.computeIfAbsent(model.id() + ' ' + id, name -> SampleMaps.fileOf(id).flatMap(SampleMaps::read)
                .filter(text -> LevelReader.worldType(text) == model.worldType()).map(text -> LevelReader.read(id, text, model.unitsPerMetre()))
                .or(() -> ProvingGround.level(id, model)));
    }

    private static GoalRunner runner(Model model) {
        return new GoalRunner(model, id -> map(id, model));
    }

    /** A measure of some model, somewhere, by somebody, and a seed for the knobs that are turned. */
    private record Case(Model model, Goal.Question question, long seed) {
    }

    @Provide
    Arbitrary<Case> cases() {
        return Combinators.combine(Arbitraries.of(ModelCatalog.models()), Arbitraries.longs(), Arbitraries.integers().between(1, 4)).as((model, seed, seconds) -> {
            Random random = new Random(seed);
            List<Measure> measures = Measures.of(model).stream().filter(measure -> !measure.key().equals("bounded_speed")).toList();
            Measure measure = measures.get(random.nextInt(measures.size()));
            GoalScenario usual = measure.usual().apply(model).orElseThrow();
            List<String> maps = MAPS.stream().filter(id -> map(id, model).isPresent()).toList();
            GoalScenario elsewhere = new GoalScenario(maps.get(random.nextInt(maps.size())), BotType.values()[random.nextInt(BotType.values().length)].id(), seconds, 1 + random.nextInt(3));
            boolean isTrial = measure.kind() == Measure.Kind.TRIAL;
            return new Case(model, new Goal.Question(measure, measure.kind() == Measure.Kind.LANDING ? 1 : 0, isTrial ? usual : elsewhere), seed);
        });
    }

    @Property(tries = 120)
    void whatIsRememberedIsWhatAFreshRunComesTo(@ForAll("cases") Case drawn) {
        Random random = new Random(drawn.seed);
        GoalMemory memory = new GoalMemory(runner(drawn.model));
        ParameterSet values = drawn.model.parameters().defaults();
        memory.measure(drawn.question, values);
        for (int turn = 0; turn < 5; turn++) {
            values = turned(values, random);
            Measured remembered = memory.measure(drawn.question, values);
            Measured fresh = runner(drawn.model).measure(drawn.question, values);
            assertEquals(fresh.value(), remembered.value(), () -> drawn + ": the memory is stale");
            if (remembered.run() != null && fresh.run() != null) {
                assertEquals(fresh.run().hash(), remembered.run().hash(), "and so is its run");
            }
        }
    }

    /** One knob that does not always act, set anywhere within its slider; what is refused stays as it was. */
    private static ParameterSet turned(ParameterSet values, Random random) {
        List<Parameter> sometimes = values.table().parameters().stream().filter(parameter -> parameter.spec().acts() != ActsWhen.ALWAYS).toList();
        List<Parameter> pool = sometimes.isEmpty() ? values.table().parameters() : sometimes;
        Parameter parameter = pool.get(random.nextInt(pool.size()));
        double low = parameter.spec().sliderMin().resolve(values.w());
        double high = parameter.spec().sliderMax().resolve(values.w());
        double wanted = low + (high - low) * random.nextDouble();
        boolean isWhole = parameter.spec().kind() != Spec.Kind.NUMBER;
        return values.with(parameter, values.towards(parameter, isWhole ? Math.rint(wanted) : wanted));
    }

    private static Goal.Question usual(String measure, Model model) {
        return new Goal.Question(Measures.find(measure).orElseThrow(), 0, Measures.find(measure).orElseThrow().usual().apply(model).orElseThrow());
    }

    @Test
    void aStopOnLevelGroundNeedNotBeRunAgainForAKnobOfTheAir() {
        Model arena = ModelCatalog.find("arena").orElseThrow();
        GoalMemory memory = new GoalMemory(runner(arena));
        ParameterSet values = arena.parameters().defaults();
        Goal.Question stop = usual("crisp_stop", arena);
        memory.measure(stop, values);
        for (String knob : List.of("air_accel_base", "g_peak", "shaping_strength", "jump_speed", "jump_buffer_window_ticks")) {
            Parameter parameter = arena.parameters().find(knob).orElseThrow();
            assertTrue(memory.remembered(stop, values.with(parameter, parameter.spec().sliderMax())).isPresent(), knob);
        }
        assertFalse(memory.remembered(stop, values.with("friction", "7")).isPresent(), "friction decides the stop");
        assertFalse(memory.remembered(stop, values.with("max_speed_ground", "11")).isPresent(), "and so does W");
        assertFalse(memory.remembered(usual("air_strafe_build", arena), values).isPresent(), "another goal is another answer");
    }

    @Test
    void aKnobTurnedThereAndBackRunsNothing() {
        Model arena = ModelCatalog.find("arena").orElseThrow();
        GoalMemory memory = new GoalMemory(runner(arena));
        ParameterSet values = arena.parameters().defaults();
        Goal.Question stop = usual("crisp_stop", arena);
        double first = memory.measure(stop, values).value();
        for (int friction = 1; friction <= 4; friction++) {
            memory.measure(stop, values.with("friction", String.valueOf(friction)));
        }
        assertEquals(first, memory.remembered(stop, values).orElseThrow().value());
        assertNull(memory.remembered(stop, values).orElseThrow().run(), "old runs are let go, because they are large");
        assertNotNull(memory.withRun(stop, values).run(), "and made anew when somebody wants to see one");
    }
}
