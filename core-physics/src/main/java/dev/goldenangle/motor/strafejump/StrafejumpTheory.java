package dev.goldenangle.motor.strafejump;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;

/** The best angle under Quake III's rules, on level ground and in the air. */
final class StrafejumpTheory implements StrafeTheory {
    private final StrafejumpTuning tuning;
    private final RoundedPush rounded;

    StrafejumpTheory(StrafejumpTuning tuning) {
        this.tuning = tuning;
        rounded = new RoundedPush(tuning);
    }

    @Override
    public float bestAngle(MoverState state, Command command) {
        float wishSpeed = wishSpeed(state, command);
        float speed = speedAtPush(state, command);
        float limit = limit(state, command, wishSpeed);
        float push = push(state, command, wishSpeed);
        // If the velocity is rounded too, shifting the angle gains nothing, so the plain angle is used.
        boolean leans = tuning.roundsView && !tuning.roundsVelocity;
        return leans ? Push.bestAngleWhenRounded(speed, limit, push) : Angles.acos(Push.bestCosine(speed, limit, push));
    }

    @Override
    public float bestKeys(MoverState state, Command command, int side) {
        command.forward = 1f;
        command.right = side;
        return tuning.roundsVelocity && !walks(state, command) ? bestAngleAfterRounding(state, command, side) : -side * bestAngle(state, command);
    }

    private float bestAngleAfterRounding(MoverState state, Command command, int side) {
        Vec3 velocity = state.velocity;
        float wishSpeed = wishSpeed(state, command);
        float limit = limit(state, command, wishSpeed);
        float push = push(state, command, wishSpeed);
        boolean rests = tuning.rules == RuleSet.VQ3 && velocity.length() < tuning.restSpeed;
        float angle = rounded.solve(rests ? 0f : velocity.x, rests ? 0f : velocity.y, limit, push, side);
        command.right = rounded.bestSide;
        return rests ? angle - Angles.atan2(velocity.y, velocity.x) : angle;
    }

    @Override
    public float bestGain(MoverState state, Command command) {
        float wishSpeed = wishSpeed(state, command);
        return Push.bestGain(speedAtPush(state, command), limit(state, command, wishSpeed), push(state, command, wishSpeed));
    }

    @Override
    public float pushAt(MoverState state, Command command, float angle) {
        float wishSpeed = wishSpeed(state, command);
        return Push.at(angle, speedAtPush(state, command), limit(state, command, wishSpeed), push(state, command, wishSpeed));
    }

    @Override
    public float wishOffset(Command command) {
        return Angles.atan2(-command.right, command.forward);
    }

    @Override
    public float viewOffset(MoverState state) {
        return Angles.fromShort(state.get(StrafejumpRegister.YAW_OFFSET));
    }

    private boolean walks(MoverState state, Command command) {
        return state.grounded && (!jumps(command) || state.isOn(StrafejumpRegister.JUMP_HELD));
    }

    private static boolean jumps(Command command) {
        return View.steps(command.up, Tick.KEY_STEPS) >= Tick.JUMP_STEPS;
    }

    private float wishSpeed(MoverState state, Command command) {
        int forward = View.steps(command.forward, Tick.KEY_STEPS);
        int right = View.steps(command.right, Tick.KEY_STEPS);
        float length = (float) Math.sqrt(forward * forward + right * right);
        float asked = tuning.rules == RuleSet.DOCUMENT ? Math.min(tuning.topSpeed, length / Tick.KEY_STEPS * tuning.topSpeed)
                : length * Tick.keyScale(forward, right, countedUp(state, command), tuning.topSpeed);
        return walks(state, command) && (state.crouched || command.crouches()) ? Math.min(asked, tuning.crouchSpeed) : asked;
    }

    /** A held jump key counts in the air but not while walking. */
    private int countedUp(MoverState state, Command command) {
        return jumps(command) && walks(state, command) ? 0 : View.steps(command.up, Tick.KEY_STEPS);
    }

    private float limit(MoverState state, Command command, float wishSpeed) {
        return walks(state, command) ? wishSpeed : Math.min(wishSpeed, tuning.airSpeedCap);
    }

    private float push(MoverState state, Command command, float wishSpeed) {
        boolean grip = walks(state, command) && (tuning.rules == RuleSet.DOCUMENT || !state.isOn(StrafejumpRegister.KNOCKBACK));
        return (grip ? tuning.groundAcceleration : tuning.airAcceleration) * tuning.seconds * wishSpeed;
    }

    /** Friction acts before the push. */
    @Override
    public float speedAtPush(MoverState state, Command command) {
        float speed = state.velocity.horizontalLength();
        if (!walks(state, command) || state.isOn(StrafejumpRegister.KNOCKBACK)) {
            return speed;
        }
        return speed < tuning.restSpeed || speed == 0f ? 0f : speed * Friction.factor(speed, tuning.stopSpeed, tuning.friction, tuning.seconds);
    }
}
