package dev.goldenangle.motor.warsow;

import dev.goldenangle.controller.Clip;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;

/** The ways off the ground: the jump and the dash. */
final class Leaps {
    private static final float LEAST_DIRECTION = 0.01f;
    private final WarsowTuning tuning;
    private final Vec3 direction = new Vec3();

    Leaps(WarsowTuning tuning) {
        this.tuning = tuning;
    }

    void tryJump(WarsowTick tick) {
        if (!tick.wantsJump()) {
            if (!tuning.autoJump) {
                tick.state.set(WarsowRegister.JUMP_HELD, false);
            }
            return;
        }
        if (!tuning.autoJump && tick.isOn(WarsowRegister.JUMP_HELD)) {
            return;
        }
        MovingBox box = tick.box;
        if (tick.waterLevel >= 2) {
            box.onPlane = false;
            return;
        }
        if (!box.onPlane) {
            return;
        }
        if (!tuning.autoJump) {
            tick.state.set(WarsowRegister.JUMP_HELD, true);
        }
        leaveGround(tick);
        box.velocity.z = Math.max(0f, box.velocity.z) + tuning.jumpSpeed;
        tick.clearDash();
        tick.report.event(EventKind.JUMP, box.velocity.horizontalLength());
    }

    /** Running down a slope costs a little speed. */
    private void leaveGround(WarsowTick tick) {
        MovingBox box = tick.box;
        box.onPlane = false;
        Vec3 velocity = box.velocity;
        Vec3 ground = box.plane;
        if (ground.z > 0f && velocity.z < 0f && ground.x * velocity.x + ground.y * velocity.y > 0f) {
            Clip.overclip(velocity, ground, tuning.overclip);
            tick.report.book(SpeedCause.GRAVITY, velocity);
        }
        tick.clearWallJump();
        tick.state.set(WarsowRegister.JUMP_PAD, false);
    }

    void tryDash(WarsowTick tick) {
        if (!tick.special) {
            tick.state.set(WarsowRegister.SPECIAL_HELD, false);
        }
        if (tick.runs(WarsowRegister.DASH_TIMER) || tick.runs(WarsowRegister.KNOCKBACK_TIMER)) {
            return;
        }
        if (!tick.box.onPlane) {
            tick.state.set(WarsowRegister.DASHING, false);
        } else if (tick.special && !tick.isOn(WarsowRegister.SPECIAL_HELD)) {
            dash(tick);
        }
    }

    private void dash(WarsowTick tick) {
        leaveGround(tick);
        tick.state.set(WarsowRegister.DASHING, true);
        tick.state.set(WarsowRegister.SPECIAL_HELD, true);
        tick.state.set(WarsowRegister.DASH_TIMER, tuning.dashCooldown);
        Vec3 velocity = tick.box.velocity;
        float up = tuning.dashUp + Math.max(0f, velocity.z);
        float speed = velocity.horizontalLength();
        Vec3 side = tick.view.right;
        direction.set(tick.level).scale(tick.forward).addScaled(side, tick.right);
        direction.z = 0f;
        if (direction.length() < LEAST_DIRECTION) {
            direction.set(tick.level);
        }
        FastRoot.normalize(direction);
        velocity.set(direction).scale(Math.max(tuning.dashSpeed, speed));
        velocity.z = up;
        float reached = velocity.horizontalLength();
        tick.report.book(SpeedCause.ACCELERATION, velocity);
        tick.report.signal(WarsowSignal.DASH, reached);
        tick.report.event(EventKind.JUMP, reached);
    }
}
