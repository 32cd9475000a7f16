package dev.goldenangle.motor.warsow;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.controller.WarsowSlide;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.SpeedCause;

/** Friction and the four ways to move: swimming, climbing, walking and flying through the air. */
final class Strides {
    private static final float LADDER_SPEED = 250f;
    private static final float LADDER_SIDE_SPEED = 25f;
    private static final float LADDER_PITCH = 15f;
    private static final float SINK_SPEED = 60f;
    private static final float SWIM_SHARE = 0.5f;
    private static final float SWIM_ACCELERATION = 10f;
    private static final float WATER_FRICTION = 1f;

    private final WarsowTuning tuning;
    private final WarsowSlide slide;
    private final Crouching crouching;
    private final AirMove air;

    Strides(WarsowTuning tuning, WarsowSlide slide, Crouching crouching) {
        this.tuning = tuning;
        this.slide = slide;
        this.crouching = crouching;
        air = new AirMove(tuning);
    }

    /** Friction on the ground, and in the air, where it only stops a mover that hardly moves. */
    void applyFriction(WarsowTick tick) {
        Vec3 velocity = tick.box.velocity;
        float speed = velocity.length();
        if (!Friction.rests(velocity, speed, tuning.restSpeed)) {
            float drop = 0f;
            boolean walks = tick.box.onPlane && !tick.onSlick && tick.waterLevel < 2;
            if ((walks || tick.onLadder) && !tick.runs(WarsowRegister.KNOCKBACK_TIMER)) {
                drop += Math.max(speed, tuning.stopSpeed) * crouching.friction(tick.state) * tuning.seconds;
            }
            if (tick.waterLevel >= 2 && !tick.onLadder) {
                drop += speed * WATER_FRICTION * tick.waterLevel * tuning.seconds;
            }
            if (drop != 0f) {
                velocity.scale(Math.max(0f, speed - drop) / speed);
            }
        }
        tick.report.book(SpeedCause.FRICTION, velocity);
    }

    void move(WarsowTick tick) {
        if (tick.waterLevel >= 2) {
            swim(tick);
        } else {
            tick.wishOnLevel();
            limitOnLadder(tick);
            tick.limitWish(tick.topSpeed(tuning));
            if (tick.onLadder) {
                climb(tick);
            } else if (tick.box.onPlane) {
                walk(tick);
            } else {
                air.push(tick);
                tick.box.velocity.z -= tuning.gravity * tuning.seconds;
                slide.stepSlide(tick.box);
            }
        }
    }

    private void swim(WarsowTick tick) {
        tick.wishAlongPitch();
        tick.wish.z += tick.forward == 0f && tick.right == 0f && tick.up == 0f ? -SINK_SPEED : tick.up;
        limitOnLadder(tick);
        tick.limitWish(tuning.topSpeed);
        tick.wishSpeed *= SWIM_SHARE;
        accelerate(tick, SWIM_ACCELERATION);
        slide.stepSlide(tick.box);
    }

    /** On a ladder, looking up or down with forward climbs, and sideways steps are small. */
    private void limitOnLadder(WarsowTick tick) {
        if (!tick.onLadder || Math.abs(tick.box.velocity.z) > LADDER_SPEED) {
            return;
        }
        Vec3 wish = tick.wish;
        if (tick.pitchDegrees <= -LADDER_PITCH && tick.forward > 0f) {
            wish.z = LADDER_SPEED;
        } else if (tick.pitchDegrees >= LADDER_PITCH && tick.forward > 0f) {
            wish.z = -LADDER_SPEED;
        } else {
            wish.z = Math.signum(tick.up) * LADDER_SPEED;
        }
        wish.x = Math.max(-LADDER_SIDE_SPEED, Math.min(LADDER_SIDE_SPEED, wish.x));
        wish.y = Math.max(-LADDER_SIDE_SPEED, Math.min(LADDER_SIDE_SPEED, wish.y));
    }

    private void climb(WarsowTick tick) {
        accelerate(tick, tuning.groundAcceleration);
        Vec3 velocity = tick.box.velocity;
        if (tick.wish.z == 0f) {
            float fall = tuning.gravity * tuning.seconds;
            velocity.z = velocity.z > 0f ? Math.max(0f, velocity.z - fall) : Math.min(0f, velocity.z + fall);
        }
        slide.stepSlide(tick.box);
    }

    private void walk(WarsowTick tick) {
        MovingBox box = tick.box;
        Vec3 velocity = box.velocity;
        velocity.z = Math.min(0f, velocity.z);
        accelerate(tick, tuning.groundAcceleration);
        velocity.z = Math.min(0f, velocity.z);
        if (velocity.x != 0f || velocity.y != 0f) {
            slide.stepSlide(box);
        }
    }

    private void accelerate(WarsowTick tick, float acceleration) {
        if (tick.isOn(WarsowRegister.CROUCH_SLIDING) && tick.box.onPlane && !tick.onSlick) {
            steerSlide(tick, acceleration);
            return;
        }
        Push.apply(tick.box.velocity, tick.wish, tick.wishSpeed, tick.wishSpeed, acceleration, tuning.seconds, tick.report);
    }

    /** A slide turns more sharply than a walk but gains no speed beyond it. */
    private void steerSlide(WarsowTick tick, float acceleration) {
        Vec3 velocity = tick.box.velocity;
        float before = FastRoot.length(velocity);
        float room = tick.wishSpeed - velocity.dot(tick.wish);
        if (room > 0f) {
            velocity.addScaled(tick.wish, Math.min(acceleration * tuning.seconds * tick.wishSpeed, room) * tuning.slideControl);
            float after = FastRoot.length(velocity);
            if (after > tick.wishSpeed) {
                velocity.scale(Math.max(tick.wishSpeed, before) / after);
            }
        }
        tick.report.gainMade = tick.report.book(SpeedCause.ACCELERATION, velocity);
    }
}
