package dev.goldenangle.motor.strafejump;

import dev.goldenangle.controller.Clip;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.controller.Vq3Slide;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.BrushWorld;

/**
 * The movement rules of the shipped game.
 *
 * <p>How it works: (1) look for ground a quarter unit below; a box rising off it fast is in the air; (2) run the timer;
 * (3) on the ground: jump, or friction, push along the slope, turn the velocity along the ground <em>keeping its
 * length</em> (the cause of overbounces), step-slide; (4) in the air: push, slide off steep surfaces, step-slide under
 * gravity; (5) look for ground again.
 *
 * <p>Not suitable for: water and grapples, which the supported maps do not have.
 */
final class Vq3Rules implements MoveRules {
    /** Moving into the ground faster than this while standing on it is an overbounce. */
    private static final float OVERBOUNCE = 10f;

    private final StrafejumpTuning tuning;
    private final Vq3Slide slide;
    private final GroundSnap snap;
    private final GroundCheck ground;
    private final AirPush airPush;

    Vq3Rules(StrafejumpTuning tuning, BrushWorld world, BoxQuery tracer) {
        this.tuning = tuning;
        slide = new Vq3Slide(tracer, tuning.contactGap, tuning.overclip, tuning.stepHeight, tuning.airStep ? Vq3Slide.Rising.STEPS : Vq3Slide.Rising.NEEDS_GROUND);
        snap = new GroundSnap(tuning, tracer, slide);
        ground = new GroundCheck(tuning, world, tracer);
        airPush = new AirPush(tuning);
    }

    @Override
    public void move(Tick tick) {
        ground.check(tick);
        tick.runTimers(tuning.timerStep);
        tick.box.keepsVelocity = tick.timerRuns();
        if (tick.walking && !tryJump(tick)) {
            walk(tick);
        } else {
            airMove(tick);
        }
        ground.check(tick);
    }

    @Override
    public void fly(Tick tick) {
        tick.box.keepsVelocity = tick.timerRuns();
        slide.stepSlide(tick.box);
    }

    private boolean tryJump(Tick tick) {
        if (tick.state.isOn(StrafejumpRegister.RESPAWN_LOCK) || !tick.wantsJump()) {
            return false;
        }
        if (tick.state.isOn(StrafejumpRegister.JUMP_HELD) && !tuning.holdToJump) {
            tick.up = 0;
            return false;
        }
        tick.box.velocity.z = tuning.jumpedFrom(tick.box.velocity.z) + tick.chain(tuning);
        tick.box.onPlane = false;
        tick.walking = false;
        tick.state.set(StrafejumpRegister.JUMP_HELD, true);
        tick.state.set(StrafejumpRegister.CONTACT, false);
        tick.report.event(EventKind.JUMP, tick.box.velocity.horizontalLength());
        return true;
    }

    private void walk(Tick tick) {
        MovingBox box = tick.box;
        Vec3 velocity = box.velocity;
        boolean slippery = tick.onSlick || tick.state.isOn(StrafejumpRegister.KNOCKBACK);
        applyGroundFriction(tick, slippery);
        pushAlongGround(tick, slippery ? tuning.airAcceleration : tuning.groundAcceleration);
        if (slippery) {
            velocity.z -= tuning.gravity * tuning.seconds;
        }
        turnAlongGround(tick);
        if (velocity.x != 0f || velocity.y != 0f) {
            box.falling = false;
            snap.stepSlide(box);
        }
    }

    private void applyGroundFriction(Tick tick, boolean slippery) {
        Vec3 velocity = tick.box.velocity;
        float speed = velocity.horizontalLength();
        if (!Friction.rests(velocity, speed, tuning.restSpeed) && !slippery) {
            velocity.scale(Friction.factor(speed, tuning.stopSpeed, tuning.friction, tuning.seconds));
        }
        tick.report.book(SpeedCause.FRICTION, velocity);
    }

    private void pushAlongGround(Tick tick, float acceleration) {
        Vec3 forward = tick.view.forward;
        Vec3 right = tick.view.right;
        forward.z = 0f;
        right.z = 0f;
        Clip.overclip(forward, tick.box.plane, tuning.overclip);
        Clip.overclip(right, tick.box.plane, tuning.overclip);
        forward.normalize();
        right.normalize();
        tick.wishAlongView();
        float wishSpeed = tick.normalizeWish() * tick.keyScale(tuning.topSpeed);
        if (tick.state.crouched) {
            wishSpeed = Math.min(wishSpeed, tuning.crouchSpeed);
        }
        Push.apply(tick.box.velocity, tick.wish, wishSpeed, wishSpeed, acceleration, tuning.seconds, tick.report);
    }

    private void turnAlongGround(Tick tick) {
        Vec3 velocity = tick.box.velocity;
        float length = velocity.length();
        float into = -velocity.dot(tick.box.plane);
        Clip.overclip(velocity, tick.box.plane, tuning.overclip);
        float left = velocity.normalize();
        velocity.scale(length);
        tick.report.book(SpeedCause.GRAVITY, velocity);
        if (into > OVERBOUNCE) {
            tick.report.event(EventKind.OVERBOUNCE, length - left);
        }
    }

    private void airMove(Tick tick) {
        MovingBox box = tick.box;
        Vec3 velocity = box.velocity;
        Friction.rests(velocity, velocity.length(), tuning.restSpeed);
        tick.report.book(SpeedCause.FRICTION, velocity);
        tick.flattenView();
        tick.wishAlongView();
        float wishSpeed = tick.normalizeWish() * tick.keyScale(tuning.topSpeed);
        airPush.apply(tick, wishSpeed);
        if (box.onPlane) {
            Clip.overclip(velocity, box.plane, tuning.overclip);
            tick.report.book(SpeedCause.WALL, velocity);
        }
        box.falling = true;
        slide.stepSlide(box);
    }
}
