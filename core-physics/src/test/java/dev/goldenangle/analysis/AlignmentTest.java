package dev.goldenangle.analysis;

import dev.goldenangle.state.EventKind;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** On paper: ten ticks a second, W = 10, so a second run at 20 m/s covers in half a second what the first does in one. */
class AlignmentTest {
    private static HandRun jumping(int ticksBefore, double speed) {
        return new HandRun(speed).go(speed, 0, ticksBefore).event(EventKind.JUMP, speed).go(speed, 0, 1).go(speed, 0, 9);
    }

    @Test
    void byTimeEqualSecondsBelongTogether() {
        Alignment time = Alignment.byTime(new HandRun(10).go(10, 0, 20).read(), new HandRun(20).go(20, 0, 10).read());
        assertEquals(0.5, time.positionOfFirst(5), 1e-9);
        assertEquals(5, time.secondAt(0.5), 1e-9);
        assertEquals(5.5, time.secondAt(0.55), 1e-9);
        assertTrue(Double.isNaN(time.secondAt(1.5)), "the second run has ended");
        assertEquals(15, time.firstAt(1.5), 1e-9);
        assertEquals(2, time.to(), 1e-9);
    }

    @Test
    void byRouteEqualPlacesBelongTogether() {
        Alignment route = Alignment.byRoute(new HandRun(10).go(10, 0, 20).read(), new HandRun(20).go(20, 0, 10).read());
        assertEquals(12, route.positionOfFirst(12), 1e-5);
        assertEquals(6, route.secondAt(12), 1e-5);
        assertEquals(6.5, route.secondAt(13), 1e-5);
        assertEquals(0, route.secondAt(0));
    }

    @Test
    void byEventTheNthJumpsBelongTogether() {
        RunReader early = jumping(3, 10).read();
        RunReader late = jumping(7, 10).read();
        Alignment jump = Alignment.byEvent(early, late, new Alignment.Mark(EventKind.JUMP, 1)).orElseThrow();
        assertEquals(0, jump.positionOfFirst(4), 1e-9);
        assertEquals(8, jump.secondAt(0), 1e-9);
        assertEquals(13, jump.secondAt(jump.positionOfFirst(9)), 1e-9);
        assertEquals(-0.8, jump.from(), 1e-9);
        assertTrue(Double.isNaN(jump.firstAt(-0.8)), "the first run had not begun so long before its jump");
        assertTrue(Alignment.byEvent(early, late, new Alignment.Mark(EventKind.JUMP, 2)).isEmpty());
    }

    @Test
    void byEventACheckpointIsFoundByItsNumber() {
        RunReader first = new HandRun(10).go(10, 0, 2).gate(EventKind.CHECKPOINT, 0.3, 2).go(10, 0, 3).read();
        RunReader second = new HandRun(10).gate(EventKind.CHECKPOINT, 0.1, 1).go(10, 0, 4).gate(EventKind.CHECKPOINT, 0.5, 2).go(10, 0, 1).read();
        Alignment gate = Alignment.byEvent(first, second, new Alignment.Mark(EventKind.CHECKPOINT, 2)).orElseThrow();
        assertEquals(5, gate.secondAt(gate.positionOfFirst(3)), 1e-9);
        assertEquals(List.of(new Alignment.Mark(EventKind.CHECKPOINT, 2)), Alignment.marks(first, second), "only what both have");
        assertEquals("Checkpoint 2", Alignment.marks(first, second).get(0).label());
    }
}
