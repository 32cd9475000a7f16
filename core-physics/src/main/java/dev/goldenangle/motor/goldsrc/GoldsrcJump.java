package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;

/** The jump key: a jump, a long jump, or paddling up in water. A jump above the cap is cut back below it. */
final class GoldsrcJump {
    /** A long jump needs this speed. */
    private static final float RUNNING = 50f;

    private final GoldsrcTuning tuning;

    GoldsrcJump(GoldsrcTuning tuning) {
        this.tuning = tuning;
    }

    /** Acts on a tick on which the jump key is down. */
    void apply(GoldsrcTick tick) {
        MoverState state = tick.state;
        MovingBox box = tick.box;
        if (tick.jumpsOutOfWater()) {
            tick.runDown(GoldsrcRegister.WATER_JUMP);
        } else if (tick.water >= 2) {
            box.onPlane = false;
            box.velocity.z = tuning.paddleSpeed;
        } else if (!box.onPlane) {
            state.set(GoldsrcRegister.JUMP_HELD, true);
        } else if (!state.isOn(GoldsrcRegister.JUMP_HELD) && !isHalfDucked(state)) {
            jump(tick);
        }
    }

    private boolean isHalfDucked(MoverState state) {
        return tuning.isCounterStrike && state.crouched && state.isOn(GoldsrcRegister.DUCKING);
    }

    private void jump(GoldsrcTick tick) {
        Vec3 velocity = tick.box.velocity;
        MoverState state = tick.state;
        tick.box.onPlane = false;
        float kept = tuning.bunnyCut(velocity.length(), tick.topSpeed);
        if (kept != 1f) {
            velocity.scale(kept);
            tick.report.book(SpeedCause.FRICTION, velocity);
        }
        if (jumpsLong(tick)) {
            velocity.set(tick.view.forward.x * tuning.longJumpSpeed, tick.view.forward.y * tuning.longJumpSpeed, tuning.longJumpRise);
            tick.report.book(SpeedCause.ACCELERATION, velocity);
        } else {
            velocity.z = tuning.jumpSpeed;
        }
        tire(state, velocity);
        tick.fallHalf();
        tick.limitVelocity();
        state.set(GoldsrcRegister.JUMP_HELD, true);
        tick.report.event(EventKind.JUMP, velocity.horizontalLength());
    }

    private boolean jumpsLong(GoldsrcTick tick) {
        MoverState state = tick.state;
        return tuning.longJump && tick.ducks && (state.crouched || state.isOn(GoldsrcRegister.DUCKING))
                && state.getFloat(GoldsrcRegister.DUCK_TIME) > 0f && tick.box.velocity.length() > RUNNING;
    }

    /** A tired body jumps lower, and every jump tires it. */
    private void tire(MoverState state, Vec3 velocity) {
        if (tuning.staminaTime > 0f) {
            velocity.z *= tuning.rested(state.getFloat(GoldsrcRegister.STAMINA));
            state.set(GoldsrcRegister.STAMINA, tuning.staminaTime);
        }
    }
}
