package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class JumpPolicyTest {
    private static final Command UP = Arena.jump(0, 0, 0);
    private static final Command IDLE = Arena.keys(0, 0, 0);
    private JumpPolicy policy = new JumpPolicy(Arena.DOCUMENT);
    private final MoverState state = Arena.flying(0, 0);

    private static ParameterSet mode(FrictionlessJump mode) {
        return Arena.DOCUMENT.with(ArenaParameter.FRICTIONLESS_JUMP_MODE, mode.ordinal());
    }

    private boolean tick(Command command) {
        boolean requested = policy.update(command, state);
        policy.finish(state);
        return requested;
    }

    private FrictionRule ruleOf(Command command) {
        boolean requested = policy.update(command, state);
        FrictionRule rule = policy.frictionRule(requested, state);
        policy.finish(state);
        return rule;
    }

    @Test
    void pressOnTheGroundJumpsAtOnce() {
        state.grounded = true;
        assertTrue(tick(UP));
        assertEquals(0, state.get(ArenaRegister.JUMP_BUFFER));
    }

    @Test
    void pressJustBeforeLandingIsBufferedForThreeTicks() {
        for (int ticksBefore = 1; ticksBefore <= 5; ticksBefore++) {
            state.copyFrom(Arena.flying(0, 0));
            tick(UP);
            for (int i = 1; i < ticksBefore; i++) {
                tick(IDLE);
            }
            state.grounded = true;
            assertEquals(ticksBefore <= 3, tick(IDLE), ticksBefore + " ticks before");
        }
    }

    @Test
    void bufferedJumpIsUsedOnce() {
        tick(UP);
        state.grounded = true;
        assertTrue(tick(IDLE));
        assertFalse(tick(IDLE));
    }

    @Test
    void withoutABufferEarlyPressesAreLost() {
        policy = new JumpPolicy(Arena.DOCUMENT.with(ArenaParameter.JUMP_BUFFER_WINDOW_TICKS, 0));
        tick(UP);
        state.grounded = true;
        assertFalse(tick(IDLE));
    }

    @Test
    void holdingJumpsAgainOnlyIfEnabled() {
        for (boolean holds : new boolean[]{false, true}) {
            policy = new JumpPolicy(Arena.DOCUMENT.with(ArenaParameter.HOLD_TO_JUMP, holds ? 1 : 0));
            state.copyFrom(Arena.flying(0, 0));
            for (int i = 0; i < 10; i++) {
                tick(UP);
            }
            state.grounded = true;
            assertEquals(holds, tick(UP));
        }
    }

    @Test
    void softModeSkipsTheJumpTickAndReducesFrictionInTheGrace() {
        for (int i = 0; i < 10; i++) {
            assertEquals(FrictionRule.AIRBORNE, ruleOf(UP));
        }
        state.grounded = true;
        assertEquals(FrictionRule.GRACE, ruleOf(UP));
        assertEquals(FrictionRule.GRACE, ruleOf(UP));
        assertEquals(FrictionRule.FULL, ruleOf(UP), "two ticks of grace are over");
        assertEquals(FrictionRule.FULL, ruleOf(IDLE));
        assertEquals(FrictionRule.JUMP, ruleOf(UP));
    }

    @Test
    void softModeGivesNoGraceIfTheKeyIsReleased() {
        ruleOf(IDLE);
        state.grounded = true;
        assertEquals(FrictionRule.FULL, ruleOf(IDLE));
        assertEquals(0, state.get(ArenaRegister.LANDING_GRACE) - 1, "the grace counts down anyway");
    }

    @Test
    void hardModeSkipsFrictionWhileHeldAndWithinTheGrace() {
        policy = new JumpPolicy(mode(FrictionlessJump.HARD));
        ruleOf(IDLE);
        state.grounded = true;
        assertEquals(FrictionRule.GRACE, ruleOf(IDLE));
        assertEquals(FrictionRule.GRACE, ruleOf(IDLE));
        assertEquals(FrictionRule.FULL, ruleOf(IDLE));
        assertEquals(FrictionRule.JUMP, ruleOf(UP));
        assertEquals(FrictionRule.HELD, ruleOf(UP), "still on the ground, for instance under a ceiling");
    }

    @Test
    void noneModeAlwaysAppliesFriction() {
        policy = new JumpPolicy(mode(FrictionlessJump.NONE));
        state.grounded = true;
        assertEquals(FrictionRule.FULL, ruleOf(UP));
        assertEquals(FrictionRule.FULL, ruleOf(UP));
    }

    @Test
    void bestAngleReducesFrictionInTheGraceFurther() {
        assertEquals(0.25f, policy.frictionScale(FrictionRule.GRACE, 0));
        assertEquals(0.125f, policy.frictionScale(FrictionRule.GRACE, 0.5f));
        assertEquals(0f, policy.frictionScale(FrictionRule.GRACE, 1));
        assertEquals(1f, policy.frictionScale(FrictionRule.FULL, 1));
        assertEquals(0f, policy.frictionScale(FrictionRule.JUMP, 0));
        assertEquals(0f, new JumpPolicy(mode(FrictionlessJump.HARD)).frictionScale(FrictionRule.GRACE, 0), "whatever the angle");
    }

    @Test
    void equalScalesDisableTheCoupling() {
        JumpPolicy flat = new JumpPolicy(Arena.DOCUMENT.with(ArenaParameter.LANDING_FRICTION_SCALE_BEST_ANGLE, 0.25));
        assertEquals(flat.frictionScale(FrictionRule.GRACE, 0), flat.frictionScale(FrictionRule.GRACE, 1));
    }

    @Test
    void newLandingStartsANewGrace() {
        state.grounded = true;
        tick(IDLE);
        assertEquals(1, state.get(ArenaRegister.LANDING_GRACE));
        tick(IDLE);
        state.grounded = false;
        tick(IDLE);
        state.grounded = true;
        tick(IDLE);
        assertEquals(1, state.get(ArenaRegister.LANDING_GRACE));
    }
}
