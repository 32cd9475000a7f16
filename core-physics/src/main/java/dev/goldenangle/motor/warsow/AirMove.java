package dev.goldenangle.motor.warsow;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.SpeedCause;

/**
 * What the keys do in the air, before gravity and the slide.
 *
 * <p>How it works: a side key alone pushes strongly up to a small speed; other keys push weakly up to W. In the classic
 * style, forward alone then turns the velocity without changing its length. With forward bunny hopping, forward alone
 * speeds up instead: in Warfork towards a wish slightly faster than the mover, in Warsow 2 along the velocity.
 */
final class AirMove {
    private static final float CONTROL = 32f;
    /** Warfork: a wish faster than the mover by this factor is a start from below W. */
    private static final float FASTER = 1.01f;
    private static final float START_ACCELERATION = 1.00001f;
    /** Warsow 2: the gain grows from nothing to all within this much of the cosine. */
    private static final double CONE_SLOPE = 50;

    private final WarsowTuning tuning;
    private final Vec3 along = new Vec3();
    private final Vec3 pull = new Vec3();

    AirMove(WarsowTuning tuning) {
        this.tuning = tuning;
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
            if (tuning.isWarfork()) {
                hopTowardsWish(tick);
            } else {
                hopAlongVelocity(tick);
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
        float speed = alongVelocity(velocity);
        float cosine = along.dot(tick.wish);
        float turn = CONTROL * tuning.airControl * cosine * cosine * tuning.seconds;
        if (cosine > 0f) {
            along.scale(speed).addScaled(tick.wish, turn);
            along.normalize();
        }
        velocity.set(along.x * speed, along.y * speed, velocity.z);
        tick.report.book(SpeedCause.SHAPING, velocity);
    }

    /** Sets the horizontal direction of the velocity and returns its length. */
    private float alongVelocity(Vec3 velocity) {
        along.set(velocity.x, velocity.y, 0f);
        return along.normalize();
    }

    private void hopTowardsWish(WarsowTick tick) {
        float wishSpeed = tick.wishSpeed;
        if (wishSpeed == 0f) {
            return;
        }
        Vec3 velocity = tick.box.velocity;
        float speed = alongVelocity(velocity);
        if (wishSpeed > speed * FASTER) {
            wishSpeed = Math.min(wishSpeed, speed + START_ACCELERATION * tuning.topSpeed * tuning.seconds);
        } else {
            float share = Math.max(0f, (tuning.bunnySpeed - speed) / (tuning.bunnySpeed - tuning.topSpeed));
            wishSpeed = Math.max(speed, tuning.topSpeed) + tuning.bunnyAcceleration * share * tuning.topSpeed * tuning.seconds;
        }
        pull.set(tick.wish).scale(wishSpeed);
        pull.x -= velocity.x;
        pull.y -= velocity.y;
        float missing = pull.normalize();
        float push = Math.min(tuning.bunnyTurn * tuning.topSpeed * tuning.seconds, missing);
        float against = pull.dot(along);
        if (against < 0f) {
            pull.addScaled(along, -(1f - tuning.bunnyBrake) * against);
        }
        velocity.addScaled(pull, push);
        bookHop(tick);
    }

    private void hopAlongVelocity(WarsowTick tick) {
        Vec3 velocity = tick.box.velocity;
        float top = tuning.topSpeed;
        float speed = alongVelocity(velocity);
        if (speed <= top) {
            velocity.addScaled(tick.wish, top * tuning.seconds);
        } else {
            float share = (float) Math.max(0, Math.min(1, CONE_SLOPE * (along.dot(tick.wish) - tuning.bunnyCone)));
            velocity.addScaled(along, share * top * top * top / (speed * speed) * tuning.seconds);
        }
        bookHop(tick);
    }

    private static void bookHop(WarsowTick tick) {
        tick.report.wishX = tick.wish.x;
        tick.report.wishY = tick.wish.y;
        tick.report.wishSpeed = tick.wishSpeed;
        tick.report.gainMade = tick.report.book(SpeedCause.ACCELERATION, tick.box.velocity);
    }
}
