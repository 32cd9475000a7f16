package dev.goldenangle.workbench.charts;

import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.plot.ToyRuns;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

class CauseBarsTest {
    @Test
    void everyCauseIsInExactlyOneGroup() {
        List<SpeedCause> grouped = Arrays.stream(CauseGroup.values()).flatMap(group -> group.causes().stream()).sorted().toList();
        assertEquals(List.of(SpeedCause.values()), grouped);
    }

    @Test
    void barWidthDoublesUntilBarsCanBeToldApart() {
        assertEquals(8, CauseBars.ticksPerBar(6, 128, 860));
        assertEquals(32, CauseBars.ticksPerBar(60, 128, 860));
        assertEquals(2048, CauseBars.ticksPerBar(3600, 128, 860));
    }

    @Test
    void barsAddUpToTheTotalSpeedChange() {
        Run run = ToyRuns.of(203, tick -> tick % 40 == 39 ? 2 : 5 + tick % 40);
        BarDataset bars = new BarDataset();
        CauseBars.fill(run, 0, 10, 8, bars);
        double sum = 0;
        for (int series = 0; series < bars.getSeriesCount(); series++) {
            for (int i = 0; i < bars.getItemCount(series); i++) {
                sum += bars.getEndYValue(series, i) - bars.getStartYValue(series, i);
            }
        }
        assertEquals(run.get(ToyRuns.SPEED, 202), sum, 1e-4);
    }

    @Test
    void lossesAreBelowZeroAndTheReadoutIsTheirSum() {
        Run run = ToyRuns.of(16, tick -> tick < 8 ? 10 : tick == 8 ? 4 : 5);
        BarDataset bars = new BarDataset();
        CauseBars.fill(run, 0, 1, 8, bars);
        assertEquals(-6, bars.min(), 1e-6);
        assertEquals(-6, CauseBars.sum(run, CauseGroup.WALL, 12, 8), 1e-6);
        assertEquals(1, CauseBars.sum(run, CauseGroup.PUSH, 12, 8), 1e-6);
        assertEquals(10, CauseBars.sum(run, CauseGroup.PUSH, 3, 8), 1e-6);
    }
}
