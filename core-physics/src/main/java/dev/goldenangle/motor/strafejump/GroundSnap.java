package dev.goldenangle.motor.strafejump;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.controller.SlideMove;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/** Keeps a runner on ground that descends by a step or a slope; if off, this is a plain step-slide. */
final class GroundSnap {
    private final StrafejumpTuning tuning;
    private final BoxQuery tracer;
    private final SlideMove slide;
    private final SweepHit trace = new SweepHit();
    private final Vec3 below = new Vec3();

    GroundSnap(StrafejumpTuning tuning, BoxQuery tracer, SlideMove slide) {
        this.tuning = tuning;
        this.tracer = tracer;
        this.slide = slide;
    }

    /** Step-slides a walking box, then pulls it down to the ground. */
    void stepSlide(MovingBox box) {
        boolean stays = tuning.groundSnap > 0f && !leavesGround(box);
        slide.stepSlide(box);
        if (stays) {
            draw(box);
        }
    }

    /** Whether the box is thrown off the ground by a pad or a push rather than running along it. */
    private boolean leavesGround(MovingBox box) {
        return box.velocity.z > 0f && box.velocity.dot(box.plane) > tuning.kickOffSpeed;
    }

    /** Pulls the box down to ground that the probe does not reach; the velocity then follows the ground and keeps its horizontal part. */
    private void draw(MovingBox box) {
        Vec3 at = box.position;
        Vec3 velocity = box.velocity;
        below.set(at.x, at.y, at.z - tuning.groundSnap - tuning.groundProbe);
        tracer.sweep(at, below, box.mins, box.maxs, tuning.contactGap, trace);
        if (trace.fraction < 1f && !trace.startSolid && box.isWalkable(trace.normal) && at.z - trace.end.z >= tuning.groundProbe) {
            at.set(trace.end);
            velocity.z = -(velocity.x * trace.normal.x + velocity.y * trace.normal.y) / trace.normal.z;
        }
    }
}
