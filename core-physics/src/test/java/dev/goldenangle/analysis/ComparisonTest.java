package dev.goldenangle.analysis;

import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;

import java.util.List;

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
    void onlyTheParametersThatDifferAreListed() {
        Comparison comparison = Comparison.of(List.of(run(DEFAULTS), run(DEFAULTS.with("friction", "3").with("gravity", "600"))));
        assertEquals(List.of("friction", "gravity"), comparison.parameters().stream().map(row -> row.parameter().key()).sorted().toList());
    }

    @Test
    void theRunsPartWhereTheFirstStateDiffers() {
        Run first = run(DEFAULTS);
        Run heavier = run(DEFAULTS.with("gravity", "600"));
        Comparison comparison = Comparison.of(List.of(first, heavier));
        int apart = comparison.firstDivergence();
        int z = first.columns().indexOf("vz");
        assertEquals(first.get(z, apart - 1), heavier.get(z, apart - 1));
        assertTrue(first.get(z, apart) != heavier.get(z, apart), "gravity shows first in the air");
        assertEquals(-1, Comparison.of(List.of(first, run(DEFAULTS))).firstDivergence());
        assertEquals(apart, Comparison.of(List.of(first, run(DEFAULTS), heavier)).firstDivergence());
    }

    @Test
    void theBetterRunIsMarked() {
        Comparison comparison = Comparison.of(List.of(run(DEFAULTS), run(DEFAULTS.with("air_acceleration", "2"))));
        Comparison.MetricRow top = row(comparison, Metric.TOP_SPEED);
        assertEquals(1, top.best());
        assertEquals(top.values().get(1) - top.values().get(0), top.change(1));
        assertTrue(comparison.metrics().stream().noneMatch(row -> row.metric() == Metric.COURSE_TIME), "a metric that applies to no run is left out");
    }

    @Test
    void causesThatOccurAreListedForEachRun() {
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
        assertEquals(2, row(comparison, Metric.TOP_SPEED).values().size());
    }
}
