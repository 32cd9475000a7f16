package dev.goldenangle.presets;

import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMemory;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
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

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Cached goal results equal fresh ones, whichever knobs change in between. */
class RememberedGoalsTest {
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

    /** A metric of some model with a scenario, and a seed for the knobs that change. */
    private record Case(Model model, Goal.Question question, long seed) {
    }

    @Provide
    Arbitrary<Case> cases() {
        return Combinators.combine(Arbitraries.of(ModelCatalog.models()), Arbitraries.longs(), Arbitraries.integers().between(1, 4)).as((model, seed, seconds) -> {
            Random random = new Random(seed);
            List<GoalMetric> measures = GoalMetrics.of(model).stream().filter(measure -> !measure.key().equals("bounded_speed")).toList();
            GoalMetric measure = measures.get(random.nextInt(measures.size()));
            GoalScenario usual = measure.usual().apply(model).orElseThrow();
            List<String> maps = MAPS.stream().filter(id -> map(id, model).isPresent()).toList();
            GoalScenario elsewhere = new GoalScenario(maps.get(random.nextInt(maps.size())), BotType.values()[random.nextInt(BotType.values().length)].id(), seconds, 1 + random.nextInt(3));
            boolean isTrial = measure.kind() == GoalMetric.Kind.TRIAL;
            return new Case(model, new Goal.Question(measure, measure.kind() == GoalMetric.Kind.LANDING ? 1 : 0, isTrial ? usual : elsewhere), seed);
        });
    }

    @Property(tries = 120)
    void cachedResultEqualsAFreshRun(@ForAll("cases") Case drawn) {
        Random random = new Random(drawn.seed);
        GoalMemory memory = new GoalMemory(runner(drawn.model));
        ParameterSet values = drawn.model.parameters().defaults();
        memory.measure(drawn.question, values);
        for (int turn = 0; turn < 5; turn++) {
            values = turned(values, random);
            TrialResult remembered = memory.measure(drawn.question, values);
            TrialResult fresh = runner(drawn.model).measure(drawn.question, values);
            assertEquals(fresh.value(), remembered.value(), () -> drawn + ": the memory is stale");
            if (remembered.run() != null && fresh.run() != null) {
                assertEquals(fresh.run().hash(), remembered.run().hash(), "the cached run is stale");
            }
        }
    }

    /** Sets one knob that is not always active to a value within its slider; a refused value changes nothing. */
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
}
