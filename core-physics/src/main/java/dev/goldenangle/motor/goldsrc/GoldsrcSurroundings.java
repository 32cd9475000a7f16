package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.HullTracer;
import dev.goldenangle.world.brush.SweepHit;
import dev.goldenangle.world.brush.Volume;

import java.util.List;

/** What a body is in and on: ground, water, ladders, or something solid. */
final class GoldsrcSurroundings {
    /** How far above the feet the lowest of the three points is that are looked up in water. */
    private static final float ANKLE = 1f;
    private static final Vec3 POINT = new Vec3();

    private final GoldsrcTuning tuning;
    private final BoxQuery tracer;
    private final BoxQuery waters;
    private final boolean isDry;
    private final List<Brush> ladders;
    private final BoxQuery[] ladderTracers;
    private final SweepHit trace = new SweepHit();
    private final Vec3 at = new Vec3();

    GoldsrcSurroundings(GoldsrcTuning tuning, BrushWorld world, BoxQuery tracer) {
        this.tuning = tuning;
        this.tracer = tracer;
        List<Brush> water = world.volumes(Volume.Kind.WATER);
        isDry = water.isEmpty();
        waters = new HullTracer(BrushWorld.of(water));
        ladders = world.volumes(Volume.Kind.LADDER);
        ladderTracers = ladders.stream().map(ladder -> new HullTracer(BrushWorld.of(List.of(ladder)))).toArray(BoxQuery[]::new);
    }

    /** Looks for water and for ground; moves a body with ground within the probe distance down to it, even if it rises slowly. */
    void categorise(GoldsrcTick tick) {
        findWater(tick);
        MovingBox box = tick.box;
        box.onPlane = false;
        if (box.velocity.z > tuning.riseLimit) {
            return;
        }
        Vec3 here = box.position;
        tracer.sweep(here, at.set(here.x, here.y, here.z - tuning.groundProbe), box.mins, box.maxs, tuning.contactGap, trace);
        if (box.isWalkable(trace.normal)) {
            box.onPlane = true;
            box.plane.set(trace.normal);
            tick.state.set(GoldsrcRegister.WATER_JUMP, 0f);
            if (tick.water < 2 && !trace.startSolid && !trace.allSolid) {
                here.set(trace.end);
            }
        }
    }

    /** Looks up the ankles, the middle of the box and the eyes. */
    void findWater(GoldsrcTick tick) {
        tick.water = 0;
        if (!isDry && isWet(tick, tick.box.mins.z + ANKLE)) {
            tick.water = !isWet(tick, 0f) ? 1 : isWet(tick, tick.state.eyeHeight) ? 3 : 2;
        }
    }

    private boolean isWet(GoldsrcTick tick, float height) {
        Vec3 here = tick.box.position;
        at.set(here.x, here.y, here.z + height);
        return waters.isSolid(at, POINT, POINT) && !tracer.isSolid(at, POINT, POINT);
    }

    /** Number of the first ladder that the box meets, or −1. */
    int ladderAt(MovingBox box) {
        for (int i = 0; i < ladderTracers.length; i++) {
            if (ladderTracers[i].isSolid(box.position, box.mins, box.maxs)) {
                return i;
            }
        }
        return -1;
    }

    /** Writes the side of the ladder that faces the body's middle; false if there is none, because the middle is inside the ladder. */
    boolean ladderSide(int ladder, MovingBox box, Vec3 dest) {
        Brush brush = ladders.get(ladder);
        at.set(middle(brush, 0), middle(brush, 1), middle(brush, 2));
        ladderTracers[ladder].sweep(box.position, at, POINT, POINT, tuning.contactGap, trace);
        dest.set(trace.normal);
        return trace.fraction < 1f && !trace.startSolid;
    }

    private static float middle(Brush brush, int axis) {
        return (brush.min(axis) + brush.max(axis)) * 0.5f;
    }

    /** Whether there is something solid just below the feet. */
    boolean hasFloorBelow(MovingBox box) {
        return tracer.isSolid(at.set(box.position.x, box.position.y, box.position.z + box.mins.z - ANKLE), POINT, POINT);
    }

    boolean isStuck(MovingBox box) {
        return tracer.isSolid(box.position, box.mins, box.maxs);
    }

    /** Number of the brush that the box is inside, or −1. */
    int solidAt(MovingBox box) {
        return sweep(box.position, box.position, box).brush;
    }

    boolean isFree(Vec3 position, MovingBox box) {
        return !tracer.isSolid(position, box.mins, box.maxs);
    }

    /** Sweeps a point; returns the hit, which the next query overwrites. */
    SweepHit ray(Vec3 from, Vec3 to) {
        tracer.sweep(from, to, POINT, POINT, tuning.contactGap, trace);
        return trace;
    }

    /** Sweeps the box; returns the hit, which the next query overwrites. */
    SweepHit sweep(Vec3 from, Vec3 to, MovingBox box) {
        tracer.sweep(from, to, box.mins, box.maxs, tuning.contactGap, trace);
        return trace;
    }
}
