package dev.goldenangle.ability;

import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;

/** A jump is cut short by releasing the key; gravity differs near the top and on the way down; the fall has a top speed. */
final class VariableJump extends Ability {
    private static final Group GROUP = Group.switched("variable_jump", "Variable jump height", "Set how much a short press shortens a jump, then how the top and the fall feel.");

    enum Knob implements Parameter {
        VARIABLE_JUMP(Spec.onOff(GROUP, false).doc("Whether the knobs of this group act.")),
        JUMP_CUT(Spec.number(GROUP, Unit.RATIO, 0.45).limits(0, 1).slider(0, 1)
                .doc("Share of the upward speed that is kept when jump is released while rising.", "a short press stops in mid-air with a jerk", "the length of the press does not matter")),
        LEAST_JUMP_HEIGHT(Spec.number(GROUP, Unit.METRES, 0.35).limits(0, 20).slider(0, 1)
                .doc("Height that every jump rises before it can be cut.", "a tap hardly leaves the ground", "a tap jumps as high as a hold")),
        APEX_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 1.5).limits(0, 50).slider(0, 5)
                .doc("Vertical speed below which the top of a jump begins.", "the hang at the top is not noticed", "the whole jump floats")),
        APEX_GRAVITY(Spec.number(GROUP, Unit.RATIO, 0.6).limits(0, 3).slider(0.2, 1.5)
                .doc("Share of the gravity near the top of a jump while jump is held.", "jumps stick to the ceiling of their arc", "the top is over before it can be used")),
        FALL_GRAVITY(Spec.number(GROUP, Unit.RATIO, 1.3).limits(0, 10).slider(0.5, 2.5)
                .doc("Share of the gravity while falling.", "falls take too long", "landings cannot be aimed")),
        TERMINAL_SPEED(Spec.number(GROUP, Unit.METRES_PER_SECOND, 30).limits(0.1, 1000).slider(5, 60)
                .doc("Greatest speed of a fall.", "players float down like paper", "long falls are too fast to steer"));

        private final Spec spec;

        Knob(Spec spec) {
            this.spec = spec;
        }

        @Override
        public Spec spec() {
            return spec;
        }
    }

    enum Register {
        /** Whether a jump is rising and not cut yet. */
        RISING,
        /** Height of its take-off, a number. */
        TAKEOFF_HEIGHT
    }

    private final float cut;
    private final float leastHeight;
    private final float apexSpeed;
    private final float apexGravity;
    private final float fallGravity;
    private final float terminalSpeed;

    VariableJump(AbilityContext context) {
        super(context);
        cut = context.parameters().getFloat(Knob.JUMP_CUT);
        leastHeight = context.parameters().getFloat(Knob.LEAST_JUMP_HEIGHT);
        apexSpeed = context.parameters().getFloat(Knob.APEX_SPEED);
        apexGravity = context.parameters().getFloat(Knob.APEX_GRAVITY);
        fallGravity = context.parameters().getFloat(Knob.FALL_GRAVITY);
        terminalSpeed = context.parameters().getFloat(Knob.TERMINAL_SPEED);
    }

    @Override
    void act(AbilityTick tick) {
        if (tick.jumps) {
            set(tick, Register.RISING, 1);
            setFloat(tick, Register.TAKEOFF_HEIGHT, tick.state.position.z);
        } else if (!tick.state.grounded) {
            cut(tick);
            tick.gravityScale *= share(tick);
        }
    }

    private void cut(AbilityTick tick) {
        boolean rises = get(tick, Register.RISING) != 0 && tick.state.velocity.z > 0f;
        boolean isCut = rises && !tick.command.jumps() && tick.state.position.z - getFloat(tick, Register.TAKEOFF_HEIGHT) >= leastHeight;
        if (isCut) {
            tick.state.velocity.z *= cut;
        }
        if (isCut || !rises) {
            forget(tick);
        }
    }

    private float share(AbilityTick tick) {
        float upward = tick.state.velocity.z;
        if (tick.command.jumps() && Math.abs(upward) < apexSpeed) {
            return apexGravity;
        }
        return upward < 0f ? fallGravity : 1f;
    }

    private void forget(AbilityTick tick) {
        set(tick, Register.RISING, 0);
        set(tick, Register.TAKEOFF_HEIGHT, 0);
    }

    @Override
    void finish(AbilityTick tick) {
        if (tick.state.grounded) {
            forget(tick);
        } else if (tick.state.velocity.z < -terminalSpeed) {
            tick.state.velocity.z = -terminalSpeed;
        }
    }
}
