package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.goldenangle.analysis.Statistic;
import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMemory;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.GoalSetWriter;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMaps;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyTable;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.toolkit.study.reach.Reach;
import dev.goldenangle.toolkit.study.reach.ReachAnswer;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.toolkit.study.sensitivity.KnobSlice;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.DoubleRange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A goal has one value. The scorecard, the suggestions, the slice, the sweep and the command line compute it with the same bits. */
class OneValueProperties {
    private static final List<String> KNOBS = List.of("friction", "g_peak", "jump_speed");
    private static final Preset PRESET = preset();
    private static final Model MODEL = PresetLibrary.model(PRESET);

    private static Preset preset() {
        try {
            return PresetLibrary.shipped().preset("arena/default");
        } catch (BadInput impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Short runs; most with a random bot, which has between 1 and 5 seeds. */
    @Provide
    Arbitrary<Goal> goals() {
        Arbitrary<String> metrics = Arbitraries.of("top_speed", "mean_speed", "distance", "speed_at_landing", "stop_time", "crisp_stop");
        Arbitrary<String> bots = Arbitraries.of("human-strafer", "human-strafer:champion", "human-strafer:angle_noise=8deg", "fuzzer", "optimal-strafer");
        return Combinators.combine(metrics, bots, Arbitraries.integers().between(1, 5), Arbitraries.integers().between(1, 1000), Arbitraries.of(1.0, 1.75, 3.0), Arbitraries.integers().between(0, 1),
                        Arbitraries.of("mean", "p10", "p50", "p90"))
                .as(OneValueProperties::goal);
    }

    private static Goal goal(String key, String bot, int seeds, int seed, double seconds, int unit, String statistic) {
        GoalMetric metric = GoalMetrics.find(key).orElseThrow();
        boolean isTrial = metric.kind() == GoalMetric.Kind.TRIAL;
        Goal usual = Goal.usual(metric, 1, MODEL, PRESET.parameters().w());
        List<String> units = UnitScale.units(metric.quantity(), MODEL);
        Limits limits = Limits.one(Relation.AT_LEAST, new Amount(1.3, units.get(unit % units.size())));
        GoalScenario scenario = isTrial ? usual.scenario() : new GoalScenario("flat", bot, seconds, seed, seeds, Statistic.parse(statistic).orElseThrow());
        return new Goal("Asked", metric, metric.kind() == GoalMetric.Kind.LANDING ? 1 : 0, limits, 1, scenario, "");
    }

    private static ParameterSet turned(double share) {
        KnobSpace space = KnobSpace.named(MODEL, PRESET.parameters(), KNOBS);
        return space.at(space.amounts(new double[] {share, 1 - share, share * share})).orElseThrow();
    }

    @Property(tries = 25, shrinking = ShrinkingMode.OFF)
    void everyPlaceComputesTheSameValue(@ForAll("goals") Goal goal, @ForAll @DoubleRange(min = 0, max = 1) double share) throws Exception {
        ParameterSet values = turned(share);
        GoalRunner runner = new GoalRunner(MODEL, MapLibrary.levels(MODEL));
        GoalResult judged = runner.run(goal, values);
        double expected = judged.value();
        assertEquals(expected, GoalResult.of(goal, new GoalMemory(runner).measure(goal.question(), values), MODEL, values.w()).value(), "scorecard");
        Evaluator evaluator = new Evaluator(MODEL, MapLibrary.levels(MODEL), List.of(StudyMeasure.of(goal)));
        assertFalse(evaluator.measures().get(0).isEstimate());
        assertEquals(expected, evaluator.means(evaluator.take(values))[0], "evaluator");
        KnobSpace space = KnobSpace.named(MODEL, values, KNOBS);
        KnobSlice slice = KnobSlice.of(space, space.knobs().get(0), evaluator, 2, 1, new Progress());
        double now = space.knobs().get(0).amountIn(values);
        assertEquals(expected, slice.mean(0, now), "now in the slice");
        assertTrue(slice.isMeasured(0, now) && slice.isComplete());
        assertEquals(expected, sweepRow(goal, space), "sweep row");
        assertEquals(judged.spread().low(), slice.points().get(0).stream().filter(point -> point.amount() == now).findFirst().orElseThrow().low(), "spread");
        ReachQuestion question = new ReachQuestion(space, List.of(goal), List.of(), 1, MapLibrary.levels(MODEL));
        Progress cancelled = new Progress();
        cancelled.cancel();
        assertEquals(expected, Reach.solve(question, 1, cancelled, news -> { }).now().get(0).value(), "now in the suggestions");
        JsonNode told = check(goal, values);
        assertEquals(Double.isFinite(expected) ? expected : Double.NaN, told.get("value").isNull() ? Double.NaN : told.get("value").doubleValue(), "command line");
        assertEquals(goal.scenario().seeds(), told.get("seeds").intValue());
        assertEquals(goal.scenario().statistic().text(), told.get("statistic").textValue());
    }

    /** A one-row study around the values: its base is measured as the only point of a grid. */
    private static double sweepRow(Goal goal, KnobSpace space) {
        StudyKnob knob = space.knobs().get(0);
        double amount = knob.amountIn(space.base());
        Study study = new Study("one", PRESET.id(), space.only(List.of(new StudyKnob(knob.parameter(), knob.form(), amount, amount + 1))), Design.GRID, 2, 1, List.of(StudyMeasure.of(goal)), StudyMaps.shipped());
        StudyTable table = study.run(1, new Progress(), study.table(), () -> { });
        assertEquals(amount, table.row(0)[0]);
        return table.mean(0, 0);
    }

    private static JsonNode check(Goal goal, ParameterSet values) throws IOException {
        Path file = Files.createTempFile("goal", ".toml");
        try {
            Files.writeString(file, GoalSetWriter.write(new GoalSet(file.toString(), "One", MODEL.id(), List.of(goal), "")));
            List<Object> words = new ArrayList<>(List.of("check", "--preset", PRESET.id(), "--goals", file, "--json"));
            for (String key : KNOBS) {
                Value value = values.value(MODEL.parameters().find(key).orElseThrow());
                words.addAll(List.of("--set", key + "=" + value.text()));
            }
            Shell shell = Shell.run(words.toArray());
            assertTrue(shell.code() <= Cli.NO, shell.err());
            return shell.json().get("goals").get(0);
        } finally {
            Files.delete(file);
        }
    }

    @Property(tries = 4, shrinking = ShrinkingMode.OFF)
    void appliedSuggestionGivesExactlyTheValuesOfItsCard(@ForAll("goals") Goal goal, @ForAll @DoubleRange(min = 0.2, max = 0.8) double share) {
        ParameterSet values = turned(share);
        Goal harder = harder(goal, values);
        Goal kept = Goal.usual(GoalMetrics.find("stop_time").orElseThrow(), 1, MODEL, values.w());
        ReachAnswer answer = Reach.solve(new ReachQuestion(KnobSpace.named(MODEL, values, KNOBS), List.of(harder), List.of(kept), 2, MapLibrary.levels(MODEL)), 2, new Progress(), news -> { });
        GoalRunner runner = new GoalRunner(MODEL, MapLibrary.levels(MODEL));
        for (Suggestion suggestion : answer.suggestions()) {
            ParameterSet applied = values;
            for (Suggestion.Change change : suggestion.changes()) {
                applied = applied.with(change.knob().parameter(), Value.parse(change.to().text()).orElseThrow());
            }
            GoalResult now = runner.run(harder, applied);
            assertEquals(suggestion.goals().get(0).value(), now.value());
            assertEquals(suggestion.goals().get(0).reached(), now.pass());
            for (Suggestion.Human human : suggestion.human()) {
                assertEquals(human.mean(), runner.run(human.goal(), applied).value());
            }
            GoalResult keptNow = runner.run(kept, applied);
            assertEquals(suggestion.keptGoals().get(0).value(), keptNow.value());
            boolean isLost = runner.run(kept, values).pass() && !keptNow.pass();
            assertEquals(now.pass() && !isLost, suggestion.reachesAllAndKeepsOthers(), "a suggestion that promises everything keeps its promise");
        }
    }

    /** Demands two percent more than now, so that a suggestion has something to do. */
    private static Goal harder(Goal goal, ParameterSet values) {
        double now = new GoalRunner(MODEL, MapLibrary.levels(MODEL)).run(goal, values).value();
        return goal.withLimits(Limits.one(Relation.AT_LEAST, new Amount(Double.isFinite(now) ? 1.02 * now : 1, goal.limits().unit())));
    }
}
