package dev.goldenangle.motor.warsow;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Surface;
import dev.goldenangle.world.brush.SweepHit;
import dev.goldenangle.world.brush.Volume;

/** What the box stands on, swims in and can climb or jump out of. */
final class Surroundings {
    private static final Vec3 POINT = new Vec3();
    private static final float LEAP_REACH = 30f;
    private static final float LEAP_HEIGHT = 4f;
    private static final float LEAP_ROOM = 16f;

    private final WarsowTuning tuning;
    private final BrushWorld world;
    private final BoxQuery tracer;
    private final Brush[] water;
    private final SweepHit trace = new SweepHit();
    private final Vec3 target = new Vec3();

    Surroundings(WarsowTuning tuning, BrushWorld world, BoxQuery tracer) {
        this.tuning = tuning;
        this.world = world;
        this.tracer = tracer;
        water = world.volumes(Volume.Kind.WATER).toArray(Brush[]::new);
    }

    /** Looks for ground and water; the box is in the air if it rises fast. */
    void check(WarsowTick tick) {
        MovingBox box = tick.box;
        box.onPlane = false;
        if (box.velocity.z <= tuning.riseLimit) {
            sweepDown(box, tuning.groundProbe);
            if (trace.allSolid && !tuning.isWarfork()) {
                free(tick);
            }
            tick.onSlick = is(Surface.SLICK);
            box.plane.set(trace.lastNormal);
            box.onPlane = isGround();
            if (box.onPlane) {
                tick.endWaterJump();
            }
        }
        tick.waterLevel = water.length == 0 ? 0 : waterLevel(box.position, tick.state.eyeHeight);
    }

    /** Moves a stuck box to a free neighbour, or back to where the tick began. */
    private void free(WarsowTick tick) {
        MovingBox box = tick.box;
        for (int z = 1; z >= -1; z -= 2) {
            for (int y = 1; y >= -1; y -= 2) {
                for (int x = 1; x >= -1; x -= 2) {
                    target.set(box.position.x + x, box.position.y + y, box.position.z + z);
                    if (!tracer.isSolid(target, box.mins, box.maxs)) {
                        box.position.set(target);
                        sweepDown(box, tuning.groundProbe);
                        return;
                    }
                }
            }
        }
        box.position.set(tick.start);
    }

    private void sweepDown(MovingBox box, float distance) {
        Vec3 at = box.position;
        tracer.sweep(at, target.set(at.x, at.y, at.z - distance), box.mins, box.maxs, tuning.contactGap, trace);
    }

    private boolean isGround() {
        return trace.fraction < 1f && (trace.lastNormal.z >= tuning.walkableNormal || trace.startSolid);
    }

    /** Whether there is ground to stand on within a distance below the box. */
    boolean hasGroundBelow(MovingBox box, float distance) {
        sweepDown(box, distance);
        return isGround();
    }

    /** Moves the box down to ground within a distance; returns whether there is any. */
    boolean settle(MovingBox box, float distance) {
        sweepDown(box, distance);
        if (trace.startSolid || !isGround()) {
            return false;
        }
        box.position.set(trace.end);
        box.plane.set(trace.normal);
        return true;
    }

    /** Whether a wall that was hit is neither sky nor marked. */
    boolean allowsWallJump(SweepHit wall) {
        Brush brush = world.brushes().get(wall.brush);
        return !brush.is(Surface.SKY, wall.plane) && !brush.is(Surface.NO_WALL_JUMP, wall.plane);
    }

    /** 0 dry, 1 feet, 2 waist, 3 eyes. */
    private int waterLevel(Vec3 at, float eye) {
        float feet = at.z - tuning.feet;
        int height = (int) (eye + tuning.feet);
        return !isWater(at.x, at.y, feet + 1f) ? 0 : !isWater(at.x, at.y, feet + height / 2) ? 1 : !isWater(at.x, at.y, feet + height) ? 2 : 3;
    }

    private boolean isWater(float x, float y, float z) {
        for (Brush brush : water) {
            if (brush.touches(x, y, z, x, y, z)) {
                return true;
            }
        }
        return false;
    }

    boolean touchesLadder(WarsowTick tick) {
        MovingBox box = tick.box;
        tracer.sweep(box.position, target.set(box.position).add(tick.level), box.mins, box.maxs, tuning.contactGap, trace);
        return trace.fraction < 1f && is(Surface.LADDER);
    }

    private boolean is(Surface kind) {
        return trace.plane >= 0 && world.brushes().get(trace.brush).is(kind, trace.plane);
    }

    /** Whether there is a ledge in front of a swimmer that is low enough to leap onto. */
    boolean hasLedgeAhead(WarsowTick tick) {
        target.set(tick.box.position).addScaled(tick.level, LEAP_REACH);
        target.z += LEAP_HEIGHT;
        if (!tracer.isSolid(target, POINT, POINT)) {
            return false;
        }
        target.z += LEAP_ROOM;
        return !tracer.isSolid(target, POINT, POINT) && !isWater(target.x, target.y, target.z);
    }
}
