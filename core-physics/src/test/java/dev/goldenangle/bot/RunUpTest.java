package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * At 300 units per second and 100 ticks per second, a hop of a second covers 300 coasting, and 350 with a gain of 1 per
 * tick. The best push here is perpendicular to the travel, so a gain of 1 at 300 comes from a push of 24.5 and turns
 * the travel by 4.7° per tick.
 */
class RunUpTest {
    private static final float TURN_PER_TICK = (float) Math.atan2(Math.sqrt(601), 300);
    private final MoverState state = new MoverState(0);
    private final Command command = new Command();
    private float gain = 1f;
    private float angle = (float) Math.PI / 2;
    private final RunUp runUp = new RunUp(new StrafeKeys(new StrafeTheory() {
        @Override
        public float bestAngle(MoverState at, Command keys) {
            return angle;
        }

        @Override
        public float bestGain(MoverState at, Command keys) {
            return gain;
        }

        @Override
        public float wishOffset(Command keys) {
            return 0f;
        }
    }), 100f, 15f);

    /** One hop is in the air with a second left. */
    private RunUpTest plan(long attempt, double distance, double enough, double off) {
        state.velocity.set(300f, 0f, 0f);
        runUp.plan(attempt, (float) distance, (float) enough, (float) off, 1f, 1f, state, command);
        return this;
    }

    /** The push is nearly along the travel, so it hardly turns and swinging uses up no distance. */
    private RunUpTest clumsy() {
        angle = 0.001f;
        return this;
    }

    private void decides(RunUp.Action action) {
        assertEquals(action, runUp.action);
    }

    @Test
    void fliesStraightIfFullGainJustReaches() {
        plan(0, 349.6, 0, 0).decides(RunUp.Action.GAIN);
        assertEquals(RunUp.STRAIGHT, runUp.swing);
    }

    /** 330 of 350 is a share of 0.943, which swings of 0.6 to either side cover. */
    @Test
    void surplusDistanceIsUsedUpBySwinging() {
        plan(0, 330, 0, 0).decides(RunUp.Action.GAIN);
        assertEquals(330 / 349.65, Math.sin(runUp.swing) / runUp.swing, 0.001);
    }

    @Test
    void turnsBackInTimeToArriveStraight() {
        float off = 0.5f;
        float seconds = off / TURN_PER_TICK / 100;
        state.velocity.set(300f, 0f, 0f);
        runUp.plan(0, 300 * seconds * 0.9f, 0f, off, seconds, 1f, state, command);
        assertEquals(RunUp.WIDEST, runUp.swing, "turning back now would get too far");
        runUp.plan(0, 300 * seconds * 0.98f, 0f, off, seconds, 1f, state, command);
        assertEquals(RunUp.STRAIGHT, runUp.swing);
    }

    @Test
    void withoutSwingingItCoastsBrakesOrUsesAShareOfTheGain() {
        clumsy().plan(0, 340, 0, 0).decides(RunUp.Action.GAIN);
        clumsy().plan(0, 310, 0, 0).decides(RunUp.Action.COAST);
        clumsy().plan(0, 290, 0, 0).decides(RunUp.Action.BRAKE);
        clumsy().plan(0, 400, 0, 0).decides(RunUp.Action.BRAKE);
        clumsy().plan(0, 650, 0, 0).decides(RunUp.Action.COAST);
    }

    @Test
    void afterAFallItUsesAnotherShareOfTheGain() {
        clumsy().plan(0, 315, 0, 0).decides(RunUp.Action.COAST);
        clumsy().plan(1, 315, 0, 0).decides(RunUp.Action.GAIN);
    }

    @Test
    void landingJustShortOfTheEdgeNeedsNoBraking() {
        clumsy().plan(0, 360, 0, 0).decides(RunUp.Action.BRAKE);
        clumsy().plan(0, 360, 20, 0).decides(RunUp.Action.GAIN);
    }

    @Test
    void withoutAnyGainItFliesOn() {
        gain = 0f;
        clumsy().plan(0, 1e9, 0, 0).decides(RunUp.Action.GAIN);
    }

    @Test
    void hopsOnlyIfItLandsBeforeTheEdge() {
        assertTrue(RunUp.hasRoomToHop(300, 300, 1));
        assertFalse(RunUp.hasRoomToHop(299, 300, 1));
    }
}
