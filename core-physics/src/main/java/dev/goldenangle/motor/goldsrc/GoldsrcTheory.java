package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.MoverState;

/** The best angle under GoldSrc's rules, on level ground far from edges and in the air. */
final class GoldsrcTheory implements StrafeTheory {
    private final GoldsrcTuning tuning;
    private final LimitedPush limited;

    GoldsrcTheory(GoldsrcTuning tuning) {
        this.tuning = tuning;
        limited = new LimitedPush(tuning);
    }

    /** Forward and a side key ask for the highest speed; near the limit on velocity another angle gains more. */
    @Override
    public float bestKeys(MoverState state, Command command, int side) {
        command.forward = 1f;
        command.right = side;
        float angle = -side * bestAngle(state, command);
        float wishSpeed = wishSpeed(state, command);
        float kept = state.velocity.isZero() ? 1f : speedAtPush(state, command) / state.velocity.horizontalLength();
        return limited.bestAngle(state.velocity, kept, limit(state, command, wishSpeed), push(state, command, wishSpeed), angle);
    }

    @Override
    public float bestAngle(MoverState state, Command command) {
        float wishSpeed = wishSpeed(state, command);
        return Angles.acos(Push.bestCosine(speedAtPush(state, command), limit(state, command, wishSpeed), push(state, command, wishSpeed)));
    }

    @Override
    public float bestGain(MoverState state, Command command) {
        float wishSpeed = wishSpeed(state, command);
        return Push.bestGain(speedAtPush(state, command), limit(state, command, wishSpeed), push(state, command, wishSpeed));
    }

    @Override
    public float wishOffset(Command command) {
        return Angles.atan2(-command.right * tuning.sideSpeed, command.forward * tuning.forwardSpeed);
    }

    @Override
    public float viewOffset(MoverState state) {
        return state.getFloat(GoldsrcRegister.YAW_OFFSET);
    }

    /** Before the push, friction and exhaustion act on the ground, and the cap on a jump. */
    @Override
    public float speedAtPush(MoverState state, Command command) {
        float speed = state.velocity.horizontalLength();
        if (!state.grounded || speed == 0f) {
            return speed;
        }
        if (jumps(state, command)) {
            return speed * tuning.bunnyCut(speed, topSpeed(state, command));
        }
        float stamina = Math.max(0f, state.getFloat(GoldsrcRegister.STAMINA) - tuning.timerStep);
        return speed * Friction.factor(speed, tuning.stopSpeed, tuning.friction, tuning.seconds) * tuning.rested(stamina);
    }

    private static boolean jumps(MoverState state, Command command) {
        return (command.jumps() || command.holds(Command.JUMP)) && !state.isOn(GoldsrcRegister.JUMP_HELD);
    }

    private static boolean walks(MoverState state, Command command) {
        return state.grounded && !jumps(state, command);
    }

    private float topSpeed(MoverState state, Command command) {
        return tuning.topSpeed * (command.holds(Command.USE) && state.grounded ? tuning.useSpeed : 1f);
    }

    private float wishSpeed(MoverState state, Command command) {
        float forward = command.forward * tuning.forwardSpeed;
        float right = command.right * tuning.sideSpeed;
        float asked = Math.min((float) Math.sqrt(forward * forward + right * right), topSpeed(state, command));
        boolean ducks = command.crouches() || command.holds(Command.CROUCH);
        boolean isSlow = state.crouched || tuning.isCounterStrike && (ducks || state.isOn(GoldsrcRegister.DUCKING));
        return isSlow ? asked * tuning.duckSpeed : asked;
    }

    private float limit(MoverState state, Command command, float wishSpeed) {
        return walks(state, command) ? wishSpeed : Math.min(wishSpeed, tuning.airSpeedCap);
    }

    private float push(MoverState state, Command command, float wishSpeed) {
        return (walks(state, command) ? tuning.groundAcceleration : tuning.airAcceleration) * tuning.seconds * wishSpeed;
    }
}
