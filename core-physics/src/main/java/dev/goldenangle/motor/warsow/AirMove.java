package dev.goldenangle.motor.warsow;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.SpeedCause;

/**
 * What the keys do in the air, before gravity and the slide.
 *
 * <p>How it works: a side key alone pushes strongly up to a small speed; other keys push weakly up to W. In the classic
 * style, forward alone then turns the velocity without changing its length. With {@link ForwardBunny}, forward alone
 * speeds up instead.
 */
final class AirMove {
    private static final float CONTROL = 32f;

    private final WarsowTuning tuning;
    private final ForwardBunny bunny;
    private final Vec3 along = new Vec3();

    AirMove(WarsowTuning tuning) {
        this.tuning = tuning;
        bunny = new ForwardBunny(tuning);
    }

    void push(WarsowTick tick) {
        if (tuning.airSteering && !tuning.forwardBunny) {
            pushClassic(tick);
        } else {
            pushWithBunny(tick);
        }
    }

    private void pushClassic(WarsowTick tick) {
        boolean wallJumping = tick.isOn(WarsowRegister.WALL_JUMPING);
        boolean knockedBack = tick.runs(WarsowRegister.KNOCKBACK_TIMER);
        if (tick.hasSideKeyOnly() && !knockedBack) {
            strafe(tick);
        } else {
            accelerate(tick, tick.wishSpeed, wallJumping ? 0f : opposes(tick) && !knockedBack ? tuning.airBraking : tuning.airAcceleration);
        }
        if (!wallJumping && !knockedBack) {
            control(tick);
        }
    }

    private void pushWithBunny(WarsowTick tick) {
        boolean wallJumping = tick.isOn(WarsowRegister.WALL_JUMPING);
        boolean freshDash = tick.isOn(WarsowRegister.DASHING) && tick.isRecent(WarsowRegister.DASH_TIMER, tuning.dashCooldown, tuning.noControlTime);
        boolean freshWallJump = wallJumping && tick.isRecent(WarsowRegister.WALL_JUMP_TIMER, tuning.wallJumpCooldown, tuning.noControlTime);
        boolean hops = tuning.forwardBunny && !freshDash && !freshWallJump;
        if (hops && tick.box.velocity.dot(tick.wish) > 0f && tick.right == 0f && tick.forward != 0f) {
            bunny.push(tick);
            if (!tuning.isWarfork()) {
                control(tick);
            }
        } else if (tuning.airSteering && !wallJumping && !freshDash && tick.hasSideKeyOnly()) {
            strafe(tick);
        } else {
            accelerate(tick, tick.wishSpeed, wallJumping ? 0f : opposes(tick) ? tuning.airBraking : tuning.airAcceleration);
        }
    }

    private static boolean opposes(WarsowTick tick) {
        return tick.box.velocity.dot(tick.wish) < 0f;
    }

    private void strafe(WarsowTick tick) {
        accelerate(tick, Math.min(tick.wishSpeed, tuning.strafeSpeed), tuning.strafeAcceleration);
    }

    private void accelerate(WarsowTick tick, float wishSpeed, float acceleration) {
        Push.apply(tick.box.velocity, tick.wish, wishSpeed, wishSpeed, acceleration, tuning.seconds, tick.report);
    }

    /** Turns the velocity towards the wish, the more the better they agree. */
    private void control(WarsowTick tick) {
        if (tick.right != 0f || tick.wishSpeed == 0f) {
            return;
        }
        Vec3 velocity = tick.box.velocity;
        along.set(velocity.x, velocity.y, 0f);
        float speed = along.normalize();
        float cosine = along.dot(tick.wish);
        float turn = CONTROL * tuning.airControl * cosine * cosine * tuning.seconds;
        if (cosine > 0f) {
            along.scale(speed).addScaled(tick.wish, turn);
            along.normalize();
        }
        velocity.set(along.x * speed, along.y * speed, velocity.z);
        tick.report.book(SpeedCause.SHAPING, velocity);
    }
}
