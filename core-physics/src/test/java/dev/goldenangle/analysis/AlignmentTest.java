package dev.goldenangle.analysis;

import dev.goldenangle.state.EventKind;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** By hand: ten ticks per second, W = 10, so a second run at 20 m/s covers in half a second what the first does in one. */
class AlignmentTest {
    private static HandRun jumping(int ticksBefore, double speed) {
        return new HandRun(speed).go(speed, 0, ticksBefore).event(EventKind.JUMP, speed).go(speed, 0, 1).go(speed, 0, 9);
    }

    @Test
    void equalSecondsMatchByTime() {
        Alignment time = Alignment.byTime(new HandRun(10).go(10, 0, 20).read(), new HandRun(20).go(20, 0, 10).read());
        assertEquals(0.5, time.positionOfFirst(5), 1e-9);
        assertEquals(5, time.secondAt(0.5), 1e-9);
        assertEquals(5.5, time.secondAt(0.55), 1e-9);
        assertTrue(Double.isNaN(time.secondAt(1.5)), "the second run has ended");
        assertEquals(15, time.firstAt(1.5), 1e-9);
        assertEquals(2, time.to(), 1e-9);
    }

    @Test
    void equalPlacesMatchByRoute() {
        Alignment route = Alignment.byRoute(new HandRun(10).go(10, 0, 20).read(), new HandRun(20).go(20, 0, 10).read());
        assertEquals(12, route.positionOfFirst(12), 1e-5);
        assertEquals(6, route.secondAt(12), 1e-5);
        assertEquals(6.5, route.secondAt(13), 1e-5);
        assertEquals(0, route.secondAt(0));
    }

    @Test
    void nthJumpsMatchByEvent() {
        RunReader early = jumping(3, 10).read();
        RunReader late = jumping(7, 10).read();
        Alignment jump = Alignment.byEvent(early, late, new Alignment.Mark(EventKind.JUMP, 1)).orElseThrow();
        assertEquals(0, jump.positionOfFirst(4), 1e-9);
        assertEquals(8, jump.secondAt(0), 1e-9);
        assertEquals(13, jump.secondAt(jump.positionOfFirst(9)), 1e-9);
        assertEquals(-0.8, jump.from(), 1e-9);
        assertTrue(Double.isNaN(jump.firstAt(-0.8)), "the first run had not started so long before its jump");
        assertTrue(Alignment.byEvent(early, late, new Alignment.Mark(EventKind.JUMP, 2)).isEmpty());
    }

    @Test
    void checkpointIsFoundByItsNumber() {
        RunReader first = new HandRun(10).go(10, 0, 2).gate(EventKind.CHECKPOINT, 0.3, 2).go(10, 0, 3).read();
        RunReader second = new HandRun(10).gate(EventKind.CHECKPOINT, 0.1, 1).go(10, 0, 4).gate(EventKind.CHECKPOINT, 0.5, 2).go(10, 0, 1).read();
        Alignment gate = Alignment.byEvent(first, second, new Alignment.Mark(EventKind.CHECKPOINT, 2)).orElseThrow();
        assertEquals(5, gate.secondAt(gate.positionOfFirst(3)), 1e-9);
        assertEquals(List.of(new Alignment.Mark(EventKind.CHECKPOINT, 2)), Alignment.marks(first, second), "only events of both runs");
        assertEquals("Checkpoint 2", Alignment.marks(first, second).get(0).label());
    }

    @Test
    void momentsBetweenTicksAreInterpolatedAndClampedAtTheEnds() {
        Alignment route = Alignment.byRoute(new HandRun(10).go(10, 0, 2).go(30, 0, 1).read(), new HandRun(20).go(20, 0, 2).read());
        assertEquals(1.5, route.positionOfFirst(1.5), 1e-5);
        assertEquals(3.5, route.positionOfFirst(2.5), 1e-5);
        assertEquals(5, route.positionOfFirst(9), 1e-5);
        assertEquals(0, route.positionOfFirst(-4), 1e-5);
        assertEquals(3, route.positionOfSecond(1.5), 1e-5);
        assertEquals(Alignment.Kind.ROUTE, route.kind());
    }

    @Test
    void marksAreTheEventsOfBothRuns() {
        RunReader two = new HandRun(10).event(EventKind.JUMP, 1).go(10, 0, 3).event(EventKind.JUMP, 1).go(10, 0, 3)
                .gate(EventKind.CHECKPOINT, 1, 1).go(10, 0, 1).event(EventKind.FINISH, 2).go(10, 0, 1).read();
        RunReader three = new HandRun(10).event(EventKind.JUMP, 1).go(10, 0, 2).event(EventKind.JUMP, 1).go(10, 0, 2)
                .event(EventKind.JUMP, 1).go(10, 0, 2).event(EventKind.FINISH, 2).go(10, 0, 1).read();
        assertEquals(List.of("Jump 1", "Jump 2", "Finish"), Alignment.marks(two, three).stream().map(Alignment.Mark::label).toList());
        RunReader unfinished = new HandRun(10).event(EventKind.JUMP, 1).go(10, 0, 2).read();
        assertEquals(List.of("Jump 1"), Alignment.marks(two, unfinished).stream().map(Alignment.Mark::label).toList());
        assertEquals(List.of("Jump 1"), Alignment.marks(unfinished, two).stream().map(Alignment.Mark::label).toList());
    }

    /** A checkpoint that both pass fixes the position: at its tick both have the same progress. */
    @Test
    void onlyCheckpointsFixThePosition() {
        RunReader first = new HandRun(10).go(10, 0, 4).event(EventKind.JUMP, 1).go(10, 0, 4).read();
        RunReader second = new HandRun(10).event(EventKind.JUMP, 1).go(10, 0, 8).read();
        assertEquals(List.of(), Route.commonGates(first.run(), second.run()));
        RunReader early = new HandRun(10).go(10, 0, 2).gate(EventKind.CHECKPOINT, 0.3, 1).go(10, 0, 4).read();
        RunReader late = new HandRun(10).go(10, 0, 4).gate(EventKind.CHECKPOINT, 0.5, 1).go(10, 0, 4).read();
        Route.Gate gate = Route.commonGates(early.run(), late.run()).get(0);
        assertEquals(0.2, gate.seconds(), 1e-6);
        assertEquals(List.of(2, 4), List.of(gate.firstTick(), gate.secondTick()));
        assertEquals(3, Alignment.byRoute(early, late).positionOfSecond(5), 1e-5);
    }

    /** Around a corner: one north of the path, halfway along its second leg, is at the foot of the perpendicular. */
    @Test
    void nearestPointOfThePathCountsAlsoAroundACorner() {
        RunReader corner = new HandRun(10).go(10, 0, 3).go(0, 10, 4).read();
        RunReader beside = new HandRun(10).go(10, 0, 3).go(5, 10, 1).go(0, 10, 1).go(0, 5, 1).read();
        double[] come = new Route(corner).of(beside);
        assertEquals(3, come[3], 1e-5);
        assertEquals(4, come[4], 1e-5);
        assertEquals(5, come[5], 1e-5);
        assertEquals(5.5, come[6], 1e-5);
    }

    /** At 10 m/s a tick covers a metre; a jump of 50 is a teleport and does not count. */
    @Test
    void jumpThatNoSpeedExplainsDoesNotCount() {
        RunReader leaping = new HandRun(10).go(10, 0, 2).leap(50).go(10, 0, 2).read();
        assertEquals(3, new Route(leaping).length(), 1e-4, "five ticks, one of them a teleport");
    }
}
