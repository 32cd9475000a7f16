package dev.goldenangle.motor.strafejump;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;

/** The best angle under Quake III's rules, on level ground and in the air. */
final class StrafejumpTheory implements StrafeTheory {
    /** Other keys must gain this much more, so that nearly equal ones do not change from tick to tick. */
    private static final float CLEARLY_MORE = 1.004f;

    private final StrafejumpTuning tuning;
    private final RoundedPush rounded;
    private final RoundedTurn turned;
    private final AirPush air;

    StrafejumpTheory(StrafejumpTuning tuning) {
        this.tuning = tuning;
        rounded = new RoundedPush(tuning);
        air = new AirPush(tuning);
        turned = new RoundedTurn(tuning, air);
    }

    @Override
    public float bestAngle(MoverState state, Command command) {
        float wishSpeed = wishSpeed(state, command);
        float speed = speedAtPush(state, command);
        float limit = limit(state, command, wishSpeed);
        float push = push(state, command, wishSpeed);
        if (brakes(state, command) && gainBehind(speed, limit, push) > Push.bestGain(speed, limit, push)) {
            return behind(speed, push);
        }
        // If the velocity is rounded too, shifting the angle gains nothing, so the plain angle is used.
        boolean leans = tuning.roundsView && !tuning.roundsVelocity;
        return leans ? Push.bestAngleWhenRounded(speed, limit, push) : Angles.acos(Push.bestCosine(speed, limit, push));
    }

    /** Forward and a side key, or a key alone where it gains clearly more. */
    @Override
    public float bestKeys(MoverState state, Command command, int side) {
        command.right = side;
        if (tuning.roundsVelocity && !walks(state, command)) {
            return bestKeysWhenRounded(state, command, side);
        }
        command.forward = 0f;
        float alone = bestGain(state, command);
        command.forward = 1f;
        if (tuning.sideAcceleration > 0f && alone > CLEARLY_MORE * bestGain(state, command)) {
            command.forward = 0f;
        }
        return -side * bestAngle(state, command);
    }

    private float bestKeysWhenRounded(MoverState state, Command command, int side) {
        Vec3 velocity = state.velocity;
        boolean rests = tuning.rules == RuleSet.VQ3 && velocity.length() < tuning.restSpeed;
        float x = rests ? 0f : velocity.x;
        float y = rests ? 0f : velocity.y;
        double before = Rounding.rint(x) * Rounding.rint(x) + Rounding.rint(y) * Rounding.rint(y);
        command.forward = 1f;
        float angle = bestAngleAfterRounding(state, command, side, x, y);
        int bestSide = rounded.bestSide;
        double most = before + (rounded.bestSquare - before) * CLEARLY_MORE;
        boolean sideAlone = false;
        if (tuning.sideAcceleration > 0f) {
            command.forward = 0f;
            float alone = bestAngleAfterRounding(state, command, side, x, y);
            if (rounded.bestSquare > most) {
                sideAlone = true;
                angle = alone;
                bestSide = rounded.bestSide;
                most = before + (rounded.bestSquare - before) * CLEARLY_MORE;
            }
            command.forward = 1f;
        }
        if (tuning.airControl > 0f) {
            command.right = 0f;
            float wishSpeed = wishSpeed(state, command);
            if (turned.solve(x, y, limit(state, command, wishSpeed), push(state, command, wishSpeed), side) > most) {
                return fromTravel(turned.angle, rests, velocity);
            }
        }
        command.forward = sideAlone ? 0f : 1f;
        command.right = bestSide;
        return fromTravel(angle, rests, velocity);
    }

    private static float fromTravel(float angle, boolean rests, Vec3 velocity) {
        return rests ? angle - Angles.atan2(velocity.y, velocity.x) : angle;
    }

    private float bestAngleAfterRounding(MoverState state, Command command, int side, float x, float y) {
        float wishSpeed = wishSpeed(state, command);
        float stop = brakes(state, command) ? tuning.airStop : 1f;
        return rounded.solve(x, y, limit(state, command, wishSpeed), push(state, command, wishSpeed), stop, command.forward == 0f, side);
    }

    @Override
    public float bestGain(MoverState state, Command command) {
        float wishSpeed = wishSpeed(state, command);
        float speed = speedAtPush(state, command);
        float limit = limit(state, command, wishSpeed);
        float push = push(state, command, wishSpeed);
        float gain = Push.bestGain(speed, limit, push);
        return brakes(state, command) ? Math.max(gain, gainBehind(speed, limit, push)) : gain;
    }

    private boolean brakes(MoverState state, Command command) {
        return tuning.airStop > 1f && !walks(state, command) && !sideOnly(command);
    }

    /** Slightly more than a right angle, so that the wish points against the velocity despite rounding. */
    private float behind(float speed, float push) {
        float least = tuning.roundsView ? 3 * View.HALF_STEP : 1e-5f;
        float most = 1e-3f;
        return Angles.PI / 2 + (speed > 0f ? Math.max(least, Math.min(most, most * push / speed)) : most);
    }

    /** Speed gained by the stronger push just behind a right angle. */
    private float gainBehind(float speed, float limit, float push) {
        float along = -speed * Angles.sin(behind(speed, push) - Angles.PI / 2);
        float amount = Math.min(push * tuning.airStop, limit - along);
        return (float) Math.sqrt(Math.max(0f, speed * speed + 2 * amount * along + amount * amount)) - speed;
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
        return state.grounded && (!jumps(command) || !tuning.holdToJump && state.isOn(StrafejumpRegister.JUMP_HELD));
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
        if (walks(state, command)) {
            return state.crouched || command.crouches() ? Math.min(asked, tuning.crouchSpeed) : asked;
        }
        return air.wishSpeed(asked, sideOnly(command));
    }

    private boolean sideOnly(Command command) {
        return air.sideOnly(View.steps(command.forward, Tick.KEY_STEPS), View.steps(command.right, Tick.KEY_STEPS));
    }

    /** A held jump key counts in the air but not while walking. */
    private int countedUp(MoverState state, Command command) {
        return jumps(command) && walks(state, command) ? 0 : View.steps(command.up, Tick.KEY_STEPS);
    }

    private float limit(MoverState state, Command command, float wishSpeed) {
        return walks(state, command) ? wishSpeed : air.limit(wishSpeed);
    }

    private float push(MoverState state, Command command, float wishSpeed) {
        boolean grip = walks(state, command) && (tuning.rules == RuleSet.DOCUMENT || !state.isOn(StrafejumpRegister.KNOCKBACK));
        float airborne = walks(state, command) ? tuning.airAcceleration : air.acceleration(sideOnly(command), 0f);
        return (grip ? tuning.groundAcceleration : airborne) * tuning.seconds * wishSpeed;
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
