package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

import static dev.goldenangle.motor.arena.ArenaRegister.JUMP_BUFFER;
import static dev.goldenangle.motor.arena.ArenaRegister.JUMP_HELD;
import static dev.goldenangle.motor.arena.ArenaRegister.LANDING_GRACE;
import static dev.goldenangle.motor.arena.ArenaRegister.WAS_GROUNDED;

/**
 * Jump buffer, landing grace and frictionless jump.
 *
 * <p>A press in the air counts for the next {@code jump_buffer_window_ticks} ticks. The first grounded tick starts the
 * grace, which counts down on grounded ticks only. A buffered jump happens on the first grounded tick, so friction
 * never acts while one is pending.
 */
final class JumpPolicy {
    private final FrictionlessJump mode;
    private final int bufferTicks;
    private final int graceTicks;
    private final boolean holdJumps;
    private final float graceScale;
    private final float graceScaleBestAngle;

    JumpPolicy(ParameterSet parameters) {
        mode = parameters.getChoice(ArenaParameter.FRICTIONLESS_JUMP_MODE, FrictionlessJump.class);
        bufferTicks = parameters.getInt(ArenaParameter.JUMP_BUFFER_WINDOW_TICKS);
        graceTicks = parameters.getInt(ArenaParameter.LANDING_GRACE_TICKS);
        holdJumps = parameters.isOn(ArenaParameter.HOLD_TO_JUMP);
        graceScale = parameters.getFloat(ArenaParameter.LANDING_FRICTION_SCALE);
        graceScaleBestAngle = parameters.getFloat(ArenaParameter.LANDING_FRICTION_SCALE_BEST_ANGLE);
    }

    /** Updates buffer and grace for this tick and returns whether to jump. */
    boolean update(Command command, MoverState state) {
        return update(command, state, JumpChance.BY_GROUND);
    }

    /** The same with an ability's say in whether a jump is possible. */
    boolean update(Command command, MoverState state, JumpChance chance) {
        boolean held = command.jumps();
        boolean pressed = held && !state.isOn(JUMP_HELD);
        if (state.grounded && !state.isOn(WAS_GROUNDED)) {
            state.set(LANDING_GRACE, graceTicks);
        }
        boolean requested = (chance == JumpChance.BY_GROUND ? state.grounded : chance == JumpChance.ALWAYS) && (pressed || held && holdJumps || state.get(JUMP_BUFFER) > 0);
        state.set(JUMP_BUFFER, requested ? 0 : pressed ? bufferTicks : Math.max(0, state.get(JUMP_BUFFER) - 1));
        state.set(JUMP_HELD, held);
        return requested;
    }

    /** Whether a jump is possible: on the ground, anywhere, or nowhere. */
    enum JumpChance { BY_GROUND, ALWAYS, NEVER }

    FrictionRule frictionRule(boolean requested, MoverState state) {
        if (!state.grounded) {
            return FrictionRule.AIRBORNE;
        }
        return switch (mode) {
            case NONE -> FrictionRule.FULL;
            case SOFT -> requested ? FrictionRule.JUMP : inGrace(state) && state.isOn(JUMP_HELD) ? FrictionRule.GRACE : FrictionRule.FULL;
            case HARD -> hardRule(requested, state);
        };
    }

    private static FrictionRule hardRule(boolean requested, MoverState state) {
        if (requested) {
            return FrictionRule.JUMP;
        }
        if (state.isOn(JUMP_HELD)) {
            return FrictionRule.HELD;
        }
        return inGrace(state) ? FrictionRule.GRACE : FrictionRule.FULL;
    }

    /** Share of the friction that a rule leaves, at a Golden Angle quality. */
    float frictionScale(FrictionRule rule, float quality) {
        if (rule == FrictionRule.FULL) {
            return 1f;
        }
        return rule == FrictionRule.GRACE && mode == FrictionlessJump.SOFT ? GoldenAngle.lerp(graceScale, graceScaleBestAngle, quality) : 0f;
    }

    /** Uses up a tick of grace and stores whether the tick began on the ground. */
    void finish(MoverState state) {
        state.set(LANDING_GRACE, state.grounded ? Math.max(0, state.get(LANDING_GRACE) - 1) : 0);
        state.set(WAS_GROUNDED, state.grounded);
    }

    private static boolean inGrace(MoverState state) {
        return state.get(LANDING_GRACE) > 0;
    }
}
