package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.controller.GoldsrcSlide;
import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.SweepHit;

/** Swimming, and jumping out of the water at the edge of a pool. */
final class Swimming {
    private static final float LIMIT_OF_FALL = -180f;
    private static final float REACH = 24f;
    private static final float CHEST = 8f;
    private static final float UPRIGHT = 0.1f;
    private static final float BACK_OFF = 50f;
    private static final float LONGEST = 10_000f;
    private static final float LEAST_WISH = 0.1f;

    private final GoldsrcTuning tuning;
    private final GoldsrcSurroundings surroundings;
    private final GoldsrcSlide slide;
    private final Vec3 ahead = new Vec3();
    private final Vec3 from = new Vec3();
    private final Vec3 to = new Vec3();

    Swimming(GoldsrcTuning tuning, GoldsrcSurroundings surroundings, GoldsrcSlide slide) {
        this.tuning = tuning;
        this.surroundings = surroundings;
        this.slide = slide;
    }

    /** Starts a jump out of the water if there is a wall ahead at the chest and none above the head. */
    void tryLeaving(GoldsrcTick tick) {
        Vec3 velocity = tick.box.velocity;
        Vec3 here = tick.box.position;
        if (tick.jumpsOutOfWater() || velocity.z < LIMIT_OF_FALL) {
            return;
        }
        ahead.set(tick.view.forward.x, tick.view.forward.y, 0f).normalize();
        if (velocity.horizontalLength() != 0f && velocity.x * ahead.x + velocity.y * ahead.y < 0f) {
            return;
        }
        from.set(here.x, here.y, here.z + CHEST);
        SweepHit wall = surroundings.ray(from, to.set(from).addScaled(ahead, REACH));
        if (wall.fraction == 1f || Math.abs(wall.normal.z) >= UPRIGHT) {
            return;
        }
        tick.state.set(GoldsrcRegister.WATER_JUMP_X, -BACK_OFF * wall.normal.x);
        tick.state.set(GoldsrcRegister.WATER_JUMP_Y, -BACK_OFF * wall.normal.y);
        from.z = here.z + tick.box.maxs.z;
        if (surroundings.ray(from, to.set(from).addScaled(ahead, REACH)).fraction == 1f) {
            tick.state.set(GoldsrcRegister.WATER_JUMP, tuning.waterJumpTime);
            velocity.z = tuning.waterJumpSpeed;
            tick.state.set(GoldsrcRegister.JUMP_HELD, true);
            tick.report.event(EventKind.JUMP, velocity.horizontalLength());
        }
    }

    /** A tick of a jump out of the water: the velocity is fixed, and nothing pulls the body down. */
    void leave(GoldsrcTick tick) {
        Vec3 velocity = tick.box.velocity;
        float left = Math.min(LONGEST, tick.state.getFloat(GoldsrcRegister.WATER_JUMP)) - tuning.timerStep;
        tick.state.set(GoldsrcRegister.WATER_JUMP, left < 0f || tick.water == 0 ? 0f : left);
        velocity.x = tick.state.getFloat(GoldsrcRegister.WATER_JUMP_X);
        velocity.y = tick.state.getFloat(GoldsrcRegister.WATER_JUMP_Y);
        tick.report.book(SpeedCause.ACCELERATION, velocity);
        slide.slide(tick.box);
    }

    void swim(GoldsrcTick tick) {
        MovingBox box = tick.box;
        Vec3 velocity = box.velocity;
        Vec3 wish = tick.wishAlongView();
        wish.z += tick.forward == 0f && tick.right == 0f && tick.up == 0f ? -tuning.sinkSpeed : tick.up;
        float wishSpeed = Math.min(wish.normalize(), tick.topSpeed) * tuning.swimSpeed;
        tick.boardConveyor();
        float speed = velocity.length();
        float slowed = Math.max(0f, speed - tuning.seconds * speed * tuning.friction * box.grip);
        if (speed > 0f) {
            velocity.scale(slowed / speed);
        }
        tick.report.book(SpeedCause.FRICTION, velocity);
        if (wishSpeed < LEAST_WISH) {
            return;
        }
        float room = wishSpeed - slowed;
        if (room > 0f) {
            velocity.addScaled(wish, Math.min(tuning.groundAcceleration * wishSpeed * tuning.seconds * box.grip, room));
            tick.report.book(SpeedCause.ACCELERATION, velocity);
        }
        to.set(box.position).addScaled(velocity, tuning.seconds);
        SweepHit down = surroundings.sweep(from.set(to.x, to.y, to.z + tuning.stepHeight + 1f), to, box);
        if (down.startSolid || down.allSolid) {
            slide.slide(box);
        } else {
            box.position.set(down.end);
        }
    }
}
