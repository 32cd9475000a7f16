package dev.goldenangle.motor.strafejump;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.QuakeCourse;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Registers and timers of the strafejump model, and its theory in numbers computed by hand. */
class StrafejumpSpawnTest {
    private static final Model MODEL = ModelCatalog.find("strafejump").orElseThrow();
    private static final ParameterSet DEFAULTS = MODEL.parameters().defaults();

    private static Bench bench(ParameterSet set) {
        return new Bench(MODEL, set, Bench.level(List.of(Bench.floor())));
    }

    private static StrafeTheory theory(ParameterSet set) {
        return MODEL.theory(set).orElseThrow();
    }

    private static MoverState grounded(double speed) {
        MoverState state = new MoverState(MODEL.registers().size());
        state.grounded = true;
        state.velocity.set((float) speed, 0f, 0f);
        return state;
    }

    private static Command forward() {
        Command command = new Command();
        command.forward = 1f;
        return command;
    }

    @Test
    void spawnLocksFireAndStartsItsTimer() {
        Bench bench = bench(DEFAULTS.with("spawn_time", "100"));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        assertTrue(bench.state.isOn(StrafejumpRegister.CONTACT));
        assertTrue(bench.state.isOn(StrafejumpRegister.RESPAWN_LOCK));
        assertTrue(bench.state.isOn(StrafejumpRegister.KNOCKBACK));
        assertEquals(100, bench.state.get(StrafejumpRegister.TIMER));
        bench.step();
        assertEquals(92, bench.state.get(StrafejumpRegister.TIMER));
        assertEquals(92f, bench.report.signal(StrafejumpSignal.TIMER.ordinal()));
        assertFalse(bench.state.isOn(StrafejumpRegister.RESPAWN_LOCK), "no key is held");
        for (int i = 0; i < 11; i++) {
            bench.step();
        }
        assertEquals(4, bench.state.get(StrafejumpRegister.TIMER));
        assertTrue(bench.state.isOn(StrafejumpRegister.KNOCKBACK));
        bench.step();
        assertEquals(0, bench.state.get(StrafejumpRegister.TIMER), "never below nothing");
        assertFalse(bench.state.isOn(StrafejumpRegister.KNOCKBACK));
    }

    @Test
    void timerThatEndsOnTheTickIsOver() {
        Bench bench = bench(DEFAULTS.with("spawn_time", "16"));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        bench.step().step();
        assertEquals(0, bench.state.get(StrafejumpRegister.TIMER));
        assertFalse(bench.state.isOn(StrafejumpRegister.KNOCKBACK));
    }

    @Test
    void teleporterStartsTheTimerAndTurnsTheView() {
        Bench bench = new Bench(MODEL, DEFAULTS, QuakeCourse.level());
        bench.mover.spawn(bench.state, -390f, 330f, 0f, 0f);
        bench.looking(90).step();
        assertEquals(160, bench.state.get(StrafejumpRegister.TIMER));
        assertTrue(bench.state.isOn(StrafejumpRegister.KNOCKBACK));
        assertFalse(bench.state.isOn(StrafejumpRegister.CONTACT));
        int exit = (int) (1 * 65536 / (2 * Math.PI));
        assertEquals(exit - 16384, bench.state.get(StrafejumpRegister.YAW_OFFSET), 1);
    }

    @Test
    void viewBeyondVerticalIsClampedAndReturns() {
        Bench bench = bench(DEFAULTS);
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        bench.command.pitch = (float) Math.toRadians(100);
        bench.step();
        float limit = bench.state.pitch;
        assertTrue(limit > Math.toRadians(85) && limit < Math.toRadians(90), "held at " + Math.toDegrees(limit));
        bench.command.pitch = (float) Math.toRadians(90);
        bench.step();
        assertEquals(limit - Math.toRadians(10), bench.state.pitch, 1e-3, "ten degrees back at once");
        bench.command.pitch = (float) Math.toRadians(-100);
        for (int i = 0; i < 2; i++) {
            bench.step();
        }
        assertEquals(-limit, bench.state.pitch, 1e-3);
        Bench exact = bench(DEFAULTS.with("view_rounding", "false"));
        exact.command.pitch = (float) Math.toRadians(100);
        assertEquals(limit, exact.step().state.pitch, 1e-3);
        exact.command.pitch = (float) Math.toRadians(-30);
        assertEquals(Math.toRadians(-30), exact.step().state.pitch, 1e-6);
        exact.command.pitch = (float) Math.toRadians(-100);
        assertEquals(-limit, exact.step().state.pitch, 1e-3);
    }

    /**
     * On the ground friction acts first: 320 · (1 − 6 · 0.008) = 304.64. The push of 10 · 0.008 · 320 = 25.6 is best
     * where the component along it is 320 − 25.6 = 294.4: √(304.64² + 2 · 25.6 · 294.4 + 25.6²) − 304.64 = 24.81.
     */
    @Test
    void theoryIncludesFrictionCrouchingAndKnockback() {
        StrafeTheory theory = theory(DEFAULTS);
        MoverState state = grounded(320);
        assertEquals(24.81f, theory.bestGain(state, forward()), 0.02f);
        float slow = theory.bestGain(grounded(0), forward());
        assertEquals(25.6f, slow, 0.05f, "from rest the whole push");
        assertEquals(25.6f, theory.bestGain(grounded(0.5), forward()), 0.05f, "below the rest speed it stands");
        Command crouched = forward();
        crouched.up = -1f;
        float crouching = theory.bestGain(grounded(0), crouched);
        assertTrue(crouching < 0.3f * slow && crouching > 0.1f * slow, "a quarter of W: " + crouching);
        state.set(StrafejumpRegister.KNOCKBACK, true);
        float sliding = theory.bestGain(state, forward());
        assertTrue(sliding < 2.6f && sliding > 0f, "no friction, and the push of the air: " + sliding);
        Command jumping = forward();
        jumping.up = 1f;
        float leaping = theory.bestGain(grounded(320), jumping);
        assertTrue(leaping < 2.6f, "a jumping player is pushed as in the air: " + leaping);
        MoverState held = grounded(0);
        held.set(StrafejumpRegister.JUMP_HELD, true);
        assertEquals(25.6f, theory.bestGain(held, jumping), 0.05f, "a held key does not jump, and does not count while walking");
    }

    @Test
    void documentAsksForLessWithHalfPressedKeys() {
        ParameterSet document = DEFAULTS.with("rules", "document");
        Command half = new Command();
        half.forward = 0.5f;
        assertEquals(0.5f * theory(document).bestGain(grounded(0), forward()), theory(document).bestGain(grounded(0), half), 0.2f);
        Command both = forward();
        both.right = 1f;
        assertEquals(theory(document).bestGain(grounded(0), forward()), theory(document).bestGain(grounded(0), both), 0.01f, "never more than W");
        MoverState pushed = grounded(0);
        pushed.set(StrafejumpRegister.KNOCKBACK, true);
        assertEquals(25.6f, theory(document).bestGain(pushed, forward()), 0.05f, "the document has no slide after a push");
    }

    @Test
    void bestAngleIsStraightAheadFromRestAndSidewaysAtSpeed() {
        StrafeTheory theory = theory(DEFAULTS.with("view_rounding", "false"));
        MoverState air = grounded(600);
        air.grounded = false;
        float aside = theory.bestAngle(air, forward());
        assertTrue(aside > 0.9f && aside < 1.2f, "acos((320 − 2.56) / 600) = 1.013: " + aside);
        assertEquals(Math.acos((320 - 2.56) / 600), aside, 1e-3);
        assertEquals(0f, theory.bestAngle(grounded(0), forward()), 1e-3);
        assertEquals(-theory.bestAngle(grounded(400), forward()), theory.bestKeys(grounded(400), forward(), 1), 0f, "on the ground rounding has no effect");
        float rounded = Math.abs(theory.bestKeys(air, forward(), 1));
        assertTrue(rounded > 0.5f && rounded < 1.6f, "near the plain angle: " + rounded);
    }
}
