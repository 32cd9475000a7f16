package dev.goldenangle.toolkit.plot;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.plot.Decimation;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class DecimationTest {
    private final Points points = new Points();

    @Test
    void noPeakIsLostWhenTicksAreDenserThanPixels() {
        Run run = ToyRuns.of(6000, tick -> tick == 3333 ? 50 : tick == 4444 ? 1 : 10);
        Decimation.lines(run, ToyRuns.SPEED, 0, 60, 100, points);
        assertEquals(50, points.max());
        assertEquals(1, points.min());
        assertTrue(points.isBand());
        assertTrue(points.count() <= 51, points.count() + " columns for 100 pixels and a line two pixels wide");
    }

    @Test
    void fewTicksAreAllDrawn() {
        Run run = ToyRuns.of(50, tick -> tick);
        Decimation.lines(run, ToyRuns.SPEED, 0, 0.5, 500, points);
        assertFalse(points.isBand());
        assertEquals(50, points.count());
        assertEquals(0.01, points.x(0), 1e-12, "a row shows the end of its tick");
        assertEquals(49, points.y(49));
    }

    @Test
    void columnsDoNotDependOnTheStartOfTheView() {
        Run run = ToyRuns.of(6000, tick -> tick * 7919 % 101);
        Decimation.lines(run, ToyRuns.SPEED, 10, 40, 300, points);
        Points scrolled = new Points();
        Decimation.lines(run, ToyRuns.SPEED, 10.03, 40.03, 300, scrolled);
        int shift = 0;
        while (points.x(shift) < scrolled.x(1)) {
            shift++;
        }
        for (int i = 1; i < 100; i++) {
            assertEquals(points.x(shift + i - 1), scrolled.x(i));
            assertEquals(points.y(shift + i - 1), scrolled.y(i));
            assertEquals(points.low(shift + i - 1), scrolled.low(i));
        }
    }

    @Test
    void jumpBetweenTwoColumnsLeavesNoGap() {
        Run run = ToyRuns.of(1000, tick -> tick < 500 ? 5 : 15);
        Decimation.lines(run, ToyRuns.SPEED, 0, 10, 100, points);
        int leap = 0;
        while (points.y(leap) < 15) {
            leap++;
        }
        assertEquals(5, points.low(leap));
    }

    @Test
    void nearestRowIsWithinTheRun() {
        Run run = ToyRuns.of(100, tick -> 0);
        assertEquals(0, Decimation.rowAt(-1, run));
        assertEquals(49, Decimation.rowAt(0.5, run));
        assertEquals(49, Decimation.rowAt(0.504, run));
        assertEquals(99, Decimation.rowAt(7, run));
    }
}
