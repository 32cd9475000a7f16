package dev.goldenangle.motor.warsow;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.motor.View;
import dev.goldenangle.state.MoverState;

/** The best angle under Warsow's rules for each way to press the keys, on level ground and in the air. */
final class WarsowTheory implements StrafeTheory {
    private final WarsowTuning tuning;
    private final ForwardBunny bunny;
    private final BestAirKeys airKeys;

    WarsowTheory(WarsowTuning tuning) {
        this.tuning = tuning;
        bunny = new ForwardBunny(tuning);
        airKeys = new BestAirKeys(tuning, this);
    }

    @Override
    public float bestAngle(MoverState state, Command command) {
        return hops(state, command) ? 0f
                : Angles.acos(Push.bestCosine(speedAtPush(state, command), limit(state, command), push(state, command)));
    }

    @Override
    public float bestKeys(MoverState state, Command command, int side) {
        command.forward = 1f;
        command.right = side;
        return walks(state, command) ? -side * bestAngle(state, command) : airKeys.solve(state, command, side);
    }

    @Override
    public float bestGain(MoverState state, Command command) {
        float speed = speedAtPush(state, command);
        return hops(state, command) ? bunny.bestGain(speed, wishSpeed(state, command)) : Push.bestGain(speed, limit(state, command), push(state, command));
    }

    @Override
    public float wishOffset(Command command) {
        return Angles.atan2(-View.steps(command.right, WarsowTick.KEY_STEPS), View.steps(command.forward, WarsowTick.KEY_STEPS));
    }

    @Override
    public boolean hasDashKey() {
        return true;
    }

    @Override
    public float viewOffset(MoverState state) {
        return Angles.fromShort(state.get(WarsowRegister.YAW_OFFSET));
    }

    @Override
    public float speedAtPush(MoverState state, Command command) {
        float speed = state.velocity.horizontalLength();
        if (!walks(state, command) || speed == 0f) {
            return speed;
        }
        return speed < tuning.restSpeed ? 0f : speed * Friction.factor(speed, tuning.stopSpeed, tuning.friction, tuning.seconds);
    }

    private boolean walks(MoverState state, Command command) {
        boolean jumps = command.up * WarsowTick.FULL_PUSH >= WarsowTick.JUMP_PUSH && (tuning.autoJump || !state.isOn(WarsowRegister.JUMP_HELD));
        return state.grounded && !jumps;
    }

    /** Whether forward alone speeds the mover up in the air. */
    private boolean hops(MoverState state, Command command) {
        return tuning.forwardBunny && !walks(state, command) && command.right == 0f && command.forward != 0f;
    }

    private boolean strafes(MoverState state, Command command) {
        return tuning.airSteering && !walks(state, command) && command.forward == 0f && command.right != 0f;
    }

    private float wishSpeed(MoverState state, Command command) {
        float forward = command.forward * WarsowTick.FULL_PUSH;
        float right = command.right * WarsowTick.FULL_PUSH;
        float most = state.crouched ? tuning.crouchSpeed : command.holds(Command.WALK) ? tuning.walkSpeed : tuning.topSpeed;
        return Math.min((float) Math.sqrt(forward * forward + right * right), most);
    }

    private float limit(MoverState state, Command command) {
        float wishSpeed = wishSpeed(state, command);
        return strafes(state, command) ? Math.min(wishSpeed, tuning.strafeSpeed) : wishSpeed;
    }

    private float push(MoverState state, Command command) {
        float acceleration = walks(state, command) ? tuning.groundAcceleration : strafes(state, command) ? tuning.strafeAcceleration : tuning.airAcceleration;
        return acceleration * tuning.seconds * limit(state, command);
    }
}
