package dev.goldenangle.motor.warsow;

import dev.goldenangle.controller.Clip;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;

/** The jump off a wall in the air. */
final class WallJump {
    /** A dash must be over for this long. */
    private static final int AFTER_DASH = 99;
    /** Without the jump key, a wall jump needs this rise at dash speed, or no ground within a step below. */
    private static final float LEAST_RISE = 8f;
    private static final float OVERCLIP = 1.0005f;
    private static final float STUNNED_BOUNCE = 0.1f;
    private static final float STUNNED_UP = 53.125f;
    private static final int STUNNED_COOLDOWN = 700;

    private final WarsowTuning tuning;
    private final Surroundings surroundings;
    private final WallFinder walls;
    private final Vec3 normal = new Vec3();

    WallJump(WarsowTuning tuning, Surroundings surroundings, WallFinder walls) {
        this.tuning = tuning;
        this.surroundings = surroundings;
        this.walls = walls;
    }

    void tryJump(WarsowTick tick) {
        MoverState state = tick.state;
        if (!tick.special) {
            state.set(WarsowRegister.SPECIAL_HELD, false);
        }
        if (tick.box.onPlane) {
            state.set(WarsowRegister.WALL_JUMPING, false);
            state.set(WarsowRegister.WALL_JUMP_USED, false);
        }
        if (tick.box.velocity.z < 0f) {
            state.set(WarsowRegister.WALL_JUMPING, false);
        }
        if (!tick.runs(WarsowRegister.WALL_JUMP_TIMER)) {
            state.set(WarsowRegister.WALL_JUMP_USED, false);
        }
        if (tick.isOn(WarsowRegister.DASHING) && tick.isRecent(WarsowRegister.DASH_TIMER, tuning.dashCooldown, AFTER_DASH)) {
            return;
        }
        if (tick.box.onPlane || !tick.special || tick.isOn(WarsowRegister.WALL_JUMP_USED) || tick.runs(WarsowRegister.WALL_JUMP_TIMER)) {
            state.set(WarsowRegister.WALL_JUMPING, false);
        } else if (isHighEnough(tick) && walls.find(tick, normal) && !tick.isOn(WarsowRegister.SPECIAL_HELD) && !tick.isOn(WarsowRegister.WALL_JUMPING)) {
            jump(tick);
        }
    }

    private boolean isHighEnough(WarsowTick tick) {
        Vec3 velocity = tick.box.velocity;
        return tick.wantsJump() || FastRoot.horizontalLength(velocity) > tuning.dashSpeed && velocity.z > LEAST_RISE
                || !surroundings.hasGroundBelow(tick.box, tuning.stepHeight);
    }

    private void jump(WarsowTick tick) {
        MoverState state = tick.state;
        Vec3 velocity = tick.box.velocity;
        boolean stunned = tick.runs(WarsowRegister.STUN_TIMER);
        float rise = velocity.z;
        velocity.z = 0f;
        float speed = velocity.normalize();
        Clip.overclip(velocity, normal, stunned ? 1f : OVERCLIP);
        velocity.addScaled(normal, stunned ? STUNNED_BOUNCE : tuning.wallJumpBounce);
        velocity.normalize();
        velocity.scale(stunned ? speed : Math.max(speed, tuning.wallJumpSpeed));
        velocity.z = !stunned ? Math.max(rise, tuning.wallJumpUp) : rise > 0f ? rise : rise + STUNNED_UP;
        state.set(WarsowRegister.WALL_JUMP_TIMER, stunned ? STUNNED_COOLDOWN : tuning.wallJumpCooldown);
        tick.clearDash();
        state.set(WarsowRegister.JUMP_PAD, false);
        state.set(WarsowRegister.WALL_JUMPING, true);
        state.set(WarsowRegister.WALL_JUMP_USED, true);
        state.set(WarsowRegister.SPECIAL_HELD, true);
        float reached = velocity.horizontalLength();
        tick.report.book(SpeedCause.WALL, velocity);
        tick.report.signal(WarsowSignal.WALL_JUMP, reached);
        tick.report.event(EventKind.JUMP, reached);
    }
}
