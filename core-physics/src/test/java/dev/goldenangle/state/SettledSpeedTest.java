package dev.goldenangle.state;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** W is 1024 and a tick is a tenth of a second: growth below 1.024 does not count, and the 2.5 ticks of waiting are rounded up to three. */
class SettledSpeedTest {
    private final SettledSpeed settled = new SettledSpeed(1024f, 10);
    private final MoverState state = new MoverState(0);

    private boolean after(double speed) {
        state.velocity.set((float) speed, 0f, -99f);
        return settled.update(state);
    }

    private void onGround() {
        state.standOn(new Vec3(0f, 0f, 1f));
    }

    @Test
    void speedIsSettledAfterThreeTicksWithoutGrowth() {
        onGround();
        assertFalse(after(100));
        assertFalse(after(101));
        assertFalse(after(101));
        assertTrue(after(99));
        assertTrue(after(100), "and it stays settled");
        assertEquals(100f, settled.best());
        assertEquals(4, settled.ticksWithoutGrowth());
    }

    @Test
    void growthRestartsTheWait() {
        onGround();
        after(100);
        after(100);
        after(100);
        assertFalse(after(102));
        assertEquals(102f, settled.best());
        assertEquals(0, settled.ticksWithoutGrowth());
    }

    /** W 1000 times a thousandth is 1, so that 100 and then 101 is exactly enough. */
    @Test
    void growthOfExactlyTheThresholdCounts() {
        SettledSpeed exact = new SettledSpeed(1000f, 10);
        onGround();
        state.velocity.set(60f, 80f, 0f);
        exact.update(state);
        state.velocity.set(101f, 0f, 0f);
        exact.update(state);
        assertEquals(101f, exact.best());
    }

    @Test
    void ticksInTheAirAreIgnored() {
        onGround();
        after(100);
        after(100);
        after(100);
        state.leaveGround();
        assertFalse(after(500));
        assertFalse(after(100));
        assertEquals(100f, settled.best());
        assertEquals(2, settled.ticksWithoutGrowth());
        onGround();
        assertTrue(after(100));
        state.leaveGround();
        assertFalse(after(100), "never settled in the air");
    }

    @Test
    void stateCanBeRestoredFromTwoNumbers() {
        onGround();
        settled.restore(100f, 2);
        assertTrue(after(100));
        assertEquals(100f, settled.best());
    }
}
