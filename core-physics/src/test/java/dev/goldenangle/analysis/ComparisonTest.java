package dev.goldenangle.analysis;

import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ComparisonTest {
    private static final Model MODEL = new StrafejumpModel();
    private static final ParameterSet DEFAULTS = MODEL.parameters().defaults();

    private static Run run(ParameterSet parameters) {
        return BotRun.of(MODEL, BotRun.flat(), BotType.OPTIMAL_STRAFER).under(parameters).record(4);
    }

    private static Comparison.MetricRow row(Comparison comparison, Metric metric) {
        return comparison.metrics().stream().filter(row -> row.metric() == metric).findFirst().orElseThrow();
    }

    @Test
    void onlyDifferingParametersAreListed() {
        Comparison comparison = Comparison.of(List.of(run(DEFAULTS), run(DEFAULTS.with("friction", "3").with("gravity", "600"))));
        assertEquals(List.of("friction", "gravity"), comparison.parameters().stream().map(row -> row.parameter().key()).sorted().toList());
    }

    @Test
    void runsDivergeAtTheFirstDifferentState() {
        Run first = run(DEFAULTS);
        Run heavier = run(DEFAULTS.with("gravity", "600"));
        Comparison comparison = Comparison.of(List.of(first, heavier));
        int apart = comparison.firstDivergence();
        int z = first.columns().indexOf("vz");
        assertEquals(first.get(z, apart - 1), heavier.get(z, apart - 1));
        assertTrue(first.get(z, apart) != heavier.get(z, apart), "gravity first matters in the air");
        assertEquals(-1, Comparison.of(List.of(first, run(DEFAULTS))).firstDivergence());
        assertEquals(apart, Comparison.of(List.of(first, run(DEFAULTS), heavier)).firstDivergence());
    }

    @Test
    void betterRunIsMarked() {
        Comparison comparison = Comparison.of(List.of(run(DEFAULTS), run(DEFAULTS.with("air_acceleration", "2"))));
        Comparison.MetricRow top = row(comparison, Metric.TOP_SPEED);
        assertEquals(1, top.best());
        assertEquals(top.values().get(1) - top.values().get(0), top.change(1));
        assertTrue(comparison.metrics().stream().noneMatch(row -> row.metric() == Metric.COURSE_TIME), "a metric that applies to no run is omitted");
    }

    @Test
    void occurringCausesAreListedForEachRun() {
        Run run = run(DEFAULTS);
        List<SpeedCause> causes = Comparison.of(List.of(run, run)).causes().stream().map(Comparison.CauseRow::cause).toList();
        assertTrue(causes.contains(SpeedCause.ACCELERATION));
        assertTrue(!causes.contains(SpeedCause.BONUS), "these rules have no bonus");
    }

    @Test
    void runsOfTwoModelsShareMetricsButNoParameters() {
        Run other = BotRun.of(new QuakeworldModel(), BotRun.flat(), BotType.OPTIMAL_STRAFER).record(4);
        Comparison comparison = Comparison.of(List.of(run(DEFAULTS), other));
        assertTrue(comparison.parameters().isEmpty());
        assertTrue(comparison.gaps().isEmpty(), "their places are not comparable");
        assertEquals(2, row(comparison, Metric.TOP_SPEED).values().size());
    }

    @Test
    void changesAndVerdictsUseTheDisplayedValues() {
        Comparison.MetricRow nearly = new Comparison.MetricRow(Metric.TOP_SPEED, List.of(10.04, 9.96, 10.16), 2);
        assertEquals(0, nearly.shownChange(1));
        assertEquals(Comparison.Verdict.SAME, nearly.verdict(1));
        assertEquals(0.2, nearly.shownChange(2), "10.2 less 10.0, not 0.12");
        assertEquals(Comparison.Verdict.BETTER, nearly.verdict(2));
        Comparison.MetricRow stop = new Comparison.MetricRow(Metric.STOP_TIME, List.of(0.2, 0.3, Double.NaN), 0);
        assertEquals(Comparison.Verdict.WORSE, stop.verdict(1));
        assertEquals(Comparison.Verdict.NEITHER, stop.verdict(2));
        assertEquals(Comparison.Verdict.NEITHER, new Comparison.MetricRow(Metric.JUMPS, List.of(3.0, 4.0), -1).verdict(1));
    }

    @Test
    void nthJumpsAreInOneRowAndTheirCausesAddUp() {
        Comparison comparison = Comparison.of(List.of(run(DEFAULTS), run(DEFAULTS.with("gravity", "400"))));
        assertEquals(Math.max(Jumps.of(new RunReader(comparison.runs().get(0))).size(), Jumps.of(new RunReader(comparison.runs().get(1))).size()),
                comparison.jumps().size());
        Comparison.JumpRow second = comparison.jumps().get(1);
        assertEquals(2, second.number());
        assertEquals(second.jumps().get(1).orElseThrow().gain() - second.jumps().get(0).orElseThrow().gain(), second.gainChange(1));
        comparison.jumps().stream().flatMap(row -> row.jumps().stream().flatMap(Optional::stream)).forEach(jump ->
                assertEquals(jump.gain(), jump.causes().values().stream().mapToDouble(Double::doubleValue).sum(), 1e-2, "jump " + jump.number()));
        Comparison.JumpRow last = comparison.jumps().get(comparison.jumps().size() - 1);
        assertTrue(last.jumps().get(1).isEmpty(), "less gravity, longer jumps, fewer of them");
        assertTrue(Double.isNaN(last.gainChange(1)));
    }

    @Test
    void causesOfARunAddUpToItsSpeedChange() {
        Comparison comparison = Comparison.of(List.of(run(DEFAULTS), run(DEFAULTS.with("friction", "3"))));
        for (int i = 0; i < 2; i++) {
            RunReader reader = new RunReader(comparison.runs().get(i));
            assertEquals(reader.speed(reader.length() - 1) - reader.speed(-1), comparison.changeOfSpeed(i), 0.02);
        }
    }

    @Test
    void metricLinksToItsTick() {
        RunReader reader = new RunReader(run(DEFAULTS));
        int fastest = MetricMoment.of(Metric.TOP_SPEED, reader).orElseThrow();
        assertEquals(Metric.TOP_SPEED.of(reader), reader.speed(fastest));
        assertEquals(reader.length() - 1, MetricMoment.of(Metric.FINAL_SPEED, reader).orElseThrow());
        assertTrue(MetricMoment.of(Metric.MEAN_SPEED, reader).isEmpty());
    }

    @Test
    void truncatedRunIsTheRunAtThatTime() {
        Run whole = run(DEFAULTS);
        Run early = whole.first(whole.length() / 3);
        assertEquals(whole.length() / 3, early.length());
        assertEquals(whole.hash(early.length() - 1), early.hash());
        assertEquals(early.length(), early.column("speed").length);
        assertTrue(early.events().stream().allMatch(event -> event.tick() < early.length()));
        assertEquals(whole, whole.first(whole.length() + 5));
    }

    @Test
    void metricsAreCountedByVerdict() {
        Comparison comparison = new Comparison(List.of(), List.of(new Comparison.MetricRow(Metric.TOP_SPEED, List.of(10.0, 11.0), 1),
                new Comparison.MetricRow(Metric.MEAN_SPEED, List.of(10.0, 12.0), 1), new Comparison.MetricRow(Metric.STOP_TIME, List.of(0.2, 0.3), 0)),
                List.of(), List.of(), List.of(), List.of(), -1);
        assertEquals(2, comparison.count(1, Comparison.Verdict.BETTER));
        assertEquals(1, comparison.count(1, Comparison.Verdict.WORSE));
        assertEquals(0, comparison.count(1, Comparison.Verdict.NEITHER));
    }

    @Test
    void everyOtherRunHasAGapToTheFirst() {
        Run run = run(DEFAULTS);
        List<Gap> gaps = Comparison.of(List.of(run, run, run(DEFAULTS.with("friction", "3")))).gaps();
        assertEquals(2, gaps.size());
        assertTrue(gaps.stream().allMatch(Objects::nonNull));
    }

    /** The first difference is that of the run that diverges first. */
    @Test
    void earliestDivergenceOfSeveralRunsCounts() {
        Run first = run(DEFAULTS);
        Run late = run(DEFAULTS.with("gravity", "600"));
        Run early = run(DEFAULTS.with("ground_acceleration", "3"));
        int early1 = Comparison.of(List.of(first, early)).firstDivergence();
        assertTrue(early1 < Comparison.of(List.of(first, late)).firstDivergence());
        assertEquals(early1, Comparison.of(List.of(first, early, late)).firstDivergence());
        assertEquals(early1, Comparison.of(List.of(first, late, early)).firstDivergence());
    }

    @Test
    void eventsLinkToTheirFirstOrLastTick() {
        RunReader reader = MetricTest.twoJumps();
        assertEquals(1, MetricMoment.of(Metric.JUMPS, reader).orElseThrow());
        assertEquals(4, MetricMoment.of(Metric.LANDING_SPEED, reader).orElseThrow());
        RunReader gates = new HandRun(10).event(EventKind.CHECKPOINT, 1).tick().event(EventKind.CHECKPOINT, 2).tick().event(EventKind.FINISH, 3).tick().read();
        assertEquals(1, MetricMoment.of(Metric.CHECKPOINTS, gates).orElseThrow());
        assertEquals(2, MetricMoment.of(Metric.COURSE_TIME, gates).orElseThrow());
        assertTrue(MetricMoment.of(Metric.TOP_SPEED, new HandRun(1).read()).isEmpty());
        assertEquals(0, MetricMoment.of(Metric.TOP_SPEED, new HandRun(5).tick().tick().read()).orElseThrow(), "the first of equals");
    }
}
