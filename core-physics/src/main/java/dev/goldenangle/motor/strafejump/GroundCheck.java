package dev.goldenangle.motor.strafejump;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;

/** The shipped game's search for ground: it never moves the box, and its result is valid for this tick only. */
final class GroundCheck {
    private final StrafejumpTuning tuning;
    private final BrushWorld world;
    private final BoxQuery tracer;
    private final SweepHit trace = new SweepHit();
    private final Vec3 below = new Vec3();

    GroundCheck(StrafejumpTuning tuning, BrushWorld world, BoxQuery tracer) {
        this.tuning = tuning;
        this.world = world;
        this.tracer = tracer;
    }

    void check(Tick tick) {
        MovingBox box = tick.box;
        Vec3 at = box.position;
        tracer.sweep(at, below.set(at.x, at.y, at.z - tuning.groundProbe), box.mins, box.maxs, tuning.contactGap, trace);
        boolean found = trace.allSolid ? hasFreeNeighbour(box) : trace.fraction < 1f && !kicksOff(box.velocity);
        box.onPlane = found;
        box.plane.set(trace.lastNormal);
        tick.walking = found && box.isWalkable(trace.lastNormal);
        tick.onSlick = trace.plane >= 0 && world.brushes().get(trace.brush).isSlick(trace.plane);
        if (!tick.walking) {
            tick.state.set(StrafejumpRegister.CONTACT, false);
        } else if (!tick.state.isOn(StrafejumpRegister.CONTACT)) {
            land(tick);
        }
    }

    private boolean kicksOff(Vec3 velocity) {
        return velocity.z > 0f && velocity.dot(trace.normal) > tuning.kickOffSpeed;
    }

    private void land(Tick tick) {
        tick.state.set(StrafejumpRegister.CONTACT, true);
        if (tick.startFallSpeed < -tuning.landingSpeed) {
            tick.startTimer(tuning.landingTime, StrafejumpRegister.LAND);
        }
    }

    /** A stuck box continues as if on a plane, unless everything within one unit is solid too. */
    private boolean hasFreeNeighbour(MovingBox box) {
        for (int x = -1; x <= 1; x++) {
            for (int y = -1; y <= 1; y++) {
                for (int z = -1; z <= 1; z++) {
                    below.set(box.position.x + x, box.position.y + y, box.position.z + z);
                    if (!tracer.isSolid(below, box.mins, box.maxs)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
