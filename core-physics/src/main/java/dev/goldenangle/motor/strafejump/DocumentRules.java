package dev.goldenangle.motor.strafejump;

import dev.goldenangle.controller.DocumentSlide;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Friction;
import dev.goldenangle.motor.Push;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.GroundQuery;

/**
 * The movement rules of the strafejump document.
 *
 * <p>How it works: (1) look for ground a quarter unit below; (2) a new press of jump leaves the ground; a press in the
 * air has no effect after landing; (3) friction on the ground, for the horizontal speed only; (4) push; in the air up to the
 * cap; (5) gravity in the air, all of it before the move; (6) on the ground, step-slide and then move down to
 * ground within the snap distance; in the air, slide, without steps unless they are allowed there; (7) look for ground again.
 *
 * <p>Not suitable for: overbounces as in the shipped game.
 */
final class DocumentRules implements MoveRules {
    private final StrafejumpTuning tuning;
    private final DocumentSlide slide;
    private final GroundSnap snap;
    private final GroundQuery ground;
    private final AirPush airPush;

    DocumentRules(StrafejumpTuning tuning, BoxQuery tracer) {
        this.tuning = tuning;
        slide = new DocumentSlide(tracer, tuning.contactGap, tuning.overclip, tuning.stepHeight);
        ground = new GroundQuery(tracer, tuning.groundProbe, tuning.contactGap, tuning.walkableNormal);
        snap = new GroundSnap(tuning, tracer, slide);
        airPush = new AirPush(tuning);
    }

    @Override
    public void move(Tick tick) {
        categorise(tick);
        tick.runTimers(tuning.timerStep);
        tick.box.keepsVelocity = tick.timerRuns();
        tryJump(tick);
        if (tick.walking) {
            applyGroundFriction(tick);
            float wishSpeed = wishSpeed(tick, tick.state.crouched ? tuning.crouchSpeed : tuning.topSpeed);
            Push.apply(tick.box.velocity, tick.wish, wishSpeed, wishSpeed, tuning.groundAcceleration, tuning.seconds, tick.report);
            snap.stepSlide(tick.box);
        } else {
            airPush.apply(tick, wishSpeed(tick, tuning.topSpeed));
            tick.box.velocity.z -= tuning.gravity * tuning.seconds;
            fall(tick.box);
        }
        categorise(tick);
    }

    @Override
    public void fly(Tick tick) {
        tick.box.keepsVelocity = tick.timerRuns();
        slide.stepSlide(tick.box);
    }

    private void fall(MovingBox box) {
        if (tuning.airStep) {
            slide.stepSlide(box);
        } else {
            slide.slide(box);
        }
    }

    private void categorise(Tick tick) {
        MovingBox box = tick.box;
        tick.walking = ground.isOnGround(box.position, box.mins, box.maxs, box.plane);
        box.onPlane = tick.walking;
        if (tick.walking && !tick.state.isOn(StrafejumpRegister.CONTACT) && tick.startFallSpeed < -tuning.landingSpeed) {
            tick.startTimer(tuning.landingTime, StrafejumpRegister.LAND);
        }
        tick.state.set(StrafejumpRegister.CONTACT, tick.walking);
    }

    private void tryJump(Tick tick) {
        boolean fresh = tick.wantsJump() && (tuning.holdToJump || !tick.state.isOn(StrafejumpRegister.JUMP_HELD));
        if (!fresh || tick.state.isOn(StrafejumpRegister.RESPAWN_LOCK)) {
            return;
        }
        tick.state.set(StrafejumpRegister.JUMP_HELD, true);
        if (tick.walking) {
            tick.walking = false;
            tick.box.velocity.z = tuning.jumpedFrom(Math.max(tick.box.velocity.z, riseAlongGround(tick.box))) + tick.chain(tuning);
            tick.report.event(EventKind.JUMP, tick.box.velocity.horizontalLength());
        }
    }

    /** The upward speed after the velocity is turned along the ground. On a ramp the stepped path leads farther, and its velocity is level. */
    private static float riseAlongGround(MovingBox box) {
        Vec3 velocity = box.velocity;
        float rise = -(velocity.x * box.plane.x + velocity.y * box.plane.y) / box.plane.z;
        float level = velocity.horizontalLength();
        return rise > 0f ? rise * velocity.length() / (float) Math.sqrt(level * level + rise * rise) : 0f;
    }

    private void applyGroundFriction(Tick tick) {
        Vec3 velocity = tick.box.velocity;
        float speed = velocity.length();
        if (!Friction.rests(velocity, speed, tuning.restSpeed) && !tick.state.isOn(StrafejumpRegister.KNOCKBACK)) {
            float factor = Friction.factor(speed, tuning.stopSpeed, tuning.friction, tuning.seconds);
            velocity.x *= factor;
            velocity.y *= factor;
        }
        tick.report.book(SpeedCause.FRICTION, velocity);
    }

    /** Keys ask for parts of the top speed, and looking up or down shortens the forward part. */
    private float wishSpeed(Tick tick, float topSpeed) {
        tick.wishAlongView().z = 0f;
        return Math.min(topSpeed, tick.normalizeWish() / Tick.KEY_STEPS * tuning.topSpeed);
    }
}
