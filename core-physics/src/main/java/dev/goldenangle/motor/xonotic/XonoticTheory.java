package dev.goldenangle.motor.xonotic;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.MoverState;

/** The best angle under Xonotic's rules, on level ground and in the air. */
final class XonoticTheory implements StrafeTheory {
    /** Other keys must gain this much more, so that nearly equal ones do not change from tick to tick. */
    private static final float CLEARLY_MORE = 1.004f;

    private final XonoticTuning tuning;
    private final AirSearch search;
    private final SteadyFriction friction;
    private final SteadyFriction slickFriction;

    XonoticTheory(XonoticTuning tuning) {
        this.tuning = tuning;
        search = new AirSearch(tuning);
        friction = new SteadyFriction(tuning.friction, tuning.stopSpeed, tuning.seconds);
        slickFriction = new SteadyFriction(tuning.slickFriction, tuning.stopSpeed, tuning.seconds);
    }

    @Override
    public float bestAngle(MoverState state, Command command) {
        float speed = speedAtPush(state, command);
        if (walks(state, command)) {
            float wishSpeed = wishSpeed(state, command);
            return Angles.acos(Push.bestCosine(speed, wishSpeed, groundPush(state, wishSpeed)));
        }
        solve(state, command);
        return search.angle;
    }

    @Override
    public float bestKeys(MoverState state, Command command, int side) {
        command.forward = 1f;
        command.right = side;
        if (walks(state, command)) {
            return -side * bestAngle(state, command);
        }
        solve(state, command);
        float angle = search.angle;
        float most = search.gain * CLEARLY_MORE;
        float forward = 1f;
        float right = side;
        for (int keys = 0; keys < 3; keys++) {
            command.forward = keys == 0 ? 1f : keys == 1 ? 0f : -1f;
            command.right = keys == 1 ? side : 0f;
            solve(state, command);
            if (search.gain > most) {
                most = search.gain * CLEARLY_MORE;
                angle = search.angle;
                forward = command.forward;
                right = command.right;
            }
        }
        command.forward = forward;
        command.right = right;
        return -side * angle;
    }

    @Override
    public float bestGain(MoverState state, Command command) {
        if (walks(state, command)) {
            float wishSpeed = wishSpeed(state, command);
            return Push.bestGain(speedAtPush(state, command), wishSpeed, groundPush(state, wishSpeed));
        }
        solve(state, command);
        return search.gain;
    }

    private void solve(MoverState state, Command command) {
        search.solve(state.velocity.horizontalLength(), command.forward, command.right, asked(command), crouched(state, command));
    }

    @Override
    public float wishOffset(Command command) {
        return Angles.atan2(-command.right, command.forward);
    }

    @Override
    public float viewOffset(MoverState state) {
        return state.getFloat(XonoticRegister.YAW_OFFSET);
    }

    /** Friction acts before the push. */
    @Override
    public float speedAtPush(MoverState state, Command command) {
        float speed = state.velocity.horizontalLength();
        SteadyFriction rule = state.isOn(XonoticRegister.ON_SLICK) ? slickFriction : friction;
        return walks(state, command) && speed > 0f ? speed * (float) rule.factor(speed, state.velocity.length()) : speed;
    }

    private boolean walks(MoverState state, Command command) {
        return state.grounded && (!command.jumps() || !tuning.holdToJump && state.isOn(XonoticRegister.JUMP_HELD));
    }

    private static boolean crouched(MoverState state, Command command) {
        return state.crouched || command.crouches();
    }

    private float asked(Command command) {
        return (float) Math.sqrt(command.forward * command.forward + command.right * command.right) * tuning.keySpeed;
    }

    private float wishSpeed(MoverState state, Command command) {
        return Math.min(asked(command), tuning.topSpeed) * (crouched(state, command) ? tuning.crouchSpeed : 1f);
    }

    private float groundPush(MoverState state, float wishSpeed) {
        return (state.isOn(XonoticRegister.ON_SLICK) ? tuning.slickAcceleration : tuning.groundAcceleration) * tuning.seconds * wishSpeed;
    }
}
