package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;

/** The best angle under QuakeWorld's rules, on level ground far from ledges and in the air. */
final class QuakeworldTheory implements StrafeTheory {
    private final QuakeworldTuning tuning;

    QuakeworldTheory(QuakeworldTuning tuning) {
        this.tuning = tuning;
    }

    @Override
    public float bestAngle(MoverState state, Command command) {
        float wishSpeed = wishSpeed(command);
        boolean walks = walks(state, command);
        return Angles.acos(Push.bestCosine(speedAtPush(state, walks), limit(walks, wishSpeed), push(walks, wishSpeed)));
    }

    @Override
    public float bestGain(MoverState state, Command command) {
        float wishSpeed = wishSpeed(command);
        boolean walks = walks(state, command);
        return Push.bestGain(speedAtPush(state, walks), limit(walks, wishSpeed), push(walks, wishSpeed));
    }

    @Override
    public float pushAt(MoverState state, Command command, float angle) {
        float wishSpeed = wishSpeed(command);
        boolean walks = walks(state, command);
        return Push.at(angle, speedAtPush(state, walks), limit(walks, wishSpeed), push(walks, wishSpeed));
    }

    @Override
    public float wishOffset(Command command) {
        return Angles.atan2(-View.steps(command.right, tuning.sideSpeed), View.steps(command.forward, tuning.forwardSpeed));
    }

    @Override
    public float viewOffset(MoverState state) {
        return state.getFloat(QuakeworldRegister.YAW_OFFSET);
    }

    @Override
    public float speedAtPush(MoverState state, Command command) {
        return speedAtPush(state, walks(state, command));
    }

    private boolean walks(MoverState state, Command command) {
        return state.grounded && (!command.jumps() || state.isOn(QuakeworldRegister.JUMP_HELD));
    }

    private float wishSpeed(Command command) {
        int forward = View.steps(command.forward, tuning.forwardSpeed);
        int right = View.steps(command.right, tuning.sideSpeed);
        return Math.min((float) Math.sqrt(forward * forward + right * right), tuning.topSpeed);
    }

    private float limit(boolean walks, float wishSpeed) {
        return walks ? wishSpeed : Math.min(wishSpeed, tuning.airSpeedCap);
    }

    private float push(boolean walks, float wishSpeed) {
        return (walks ? tuning.groundAcceleration : tuning.airAcceleration) * tuning.seconds * wishSpeed;
    }

    /** Friction acts before the push. */
    private float speedAtPush(MoverState state, boolean walks) {
        float speed = state.velocity.horizontalLength();
        if (!walks || speed == 0f) {
            return speed;
        }
        return speed < tuning.restSpeed ? 0f : speed * Friction.factor(speed, tuning.stopSpeed, tuning.friction, tuning.seconds);
    }
}
