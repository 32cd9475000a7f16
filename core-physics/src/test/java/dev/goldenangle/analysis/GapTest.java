package dev.goldenangle.analysis;

import dev.goldenangle.state.EventKind;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** By hand: ten ticks per second, so at 10 m/s a tick is a metre. */
class GapTest {
    private static RunReader straight(double speed, int ticks) {
        return new HandRun(speed).go(speed, 0, ticks).read();
    }

    @Test
    void twiceTheSpeedGainsHalfTheTime() {
        Gap gap = Gap.of(straight(10, 20), straight(20, 10));
        assertEquals(-0.5, gap.at(10), 1e-5);
        assertEquals(-0.25, gap.at(5), 1e-5);
        assertEquals(-1, gap.seconds(), 1e-5);
        assertEquals(20, gap.reach(), 1e-5);
        assertEquals(-0.5, gap.atBaseline(10), 1e-5);
    }

    @Test
    void halfTheSpeedLosesTimeAndPlacesNotReachedHaveNoGap() {
        Gap gap = Gap.of(straight(10, 20), straight(5, 20));
        assertEquals(0.5, gap.at(5), 1e-5);
        assertEquals(10, gap.reach(), 1e-5);
        assertTrue(Double.isNaN(gap.at(11)));
        assertTrue(Double.isNaN(gap.atBaseline(15)));
    }

    @Test
    void cutCornerGainsTheDistanceSaved() {
        RunReader outside = new HandRun(10).go(10, 0, 10).go(0, 10, 10).read();
        RunReader inside = new HandRun(10).go(10, 0, 9).go(0, 10, 10).read();
        Gap gap = Gap.of(outside, inside);
        assertEquals(0, gap.at(8), 1e-5);
        assertEquals(-0.1, gap.at(15), 1e-5, "at (10, 5), which the other passes at (9, 5)");
    }

    @Test
    void pathThatCrossesItselfIsHandled() {
        Gap gap = Gap.of(eight(10).read(), eight(5).read());
        assertEquals(0.5, gap.at(5), 1e-3, "the first time at the crossing");
        assertEquals(3.5, gap.at(35), 1e-3, "the second time");
    }

    /** Ten metres east, ten north, five back west, and south across the first line. */
    private static HandRun eight(double speed) {
        int twoMetres = (int) (20 / speed);
        return new HandRun(speed).go(speed, 0, 5 * twoMetres).go(0, speed, 5 * twoMetres).go(-speed, 0, (int) (50 / speed))
                .go(0, -speed, 8 * twoMetres);
    }

    @Test
    void gapAtACheckpointIsTheDifferenceOfTimes() {
        RunReader first = new HandRun(10).go(10, 0, 2).gate(EventKind.START, 0, 0).go(10, 0, 10).gate(EventKind.CHECKPOINT, 1.1, 1).go(10, 0, 5).read();
        RunReader second = new HandRun(20).go(10, 0, 3).gate(EventKind.START, 0, 0).go(20, 0, 4).gate(EventKind.CHECKPOINT, 0.5, 1).go(10, 0, 5).read();
        Gap gap = Gap.of(first, second);
        assertEquals(1, gap.gates().size());
        assertEquals("1", gap.gates().get(0).label());
        assertEquals(1.1, gap.gates().get(0).baselineSeconds(), 1e-6);
        assertEquals(0.5 - 1.1, gap.gates().get(0).seconds(), 1e-6);
        assertEquals(0.5 - 1.1, gap.at(gap.gates().get(0).along()), 1e-6);
    }

    @Test
    void runThatLeavesThePathMakesNoProgress() {
        RunReader away = new HandRun(10).go(10, 0, 10).go(0, 10, 30).read();
        assertEquals(10, Gap.of(straight(10, 40), away).reach(), 0.01);
    }

    @Test
    void runBeyondTheEndOfThePathContinues() {
        Alignment route = Gap.of(straight(10, 10), straight(20, 10)).route();
        assertEquals(20, route.endOfSecond(), 1e-5);
        assertEquals(10, route.endOfFirst(), 1e-5);
    }
}
