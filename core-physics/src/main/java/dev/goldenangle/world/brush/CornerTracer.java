package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * Sweeps an upright box through a brush world as Warsow's engine does. It differs from {@link BoxTracer} in three ways:
 *
 * <ol>
 * <li>a path that only approaches a plane is a hit only if it comes within the gap, and it may graze an edge;
 * <li>after a hit on a plane other than +x, +y and +z, the end is moved off the plane, without a test for room;
 * <li>a sweep that is all solid after a hit on an earlier brush keeps that plane, and ends off it.
 * </ol> Not thread-safe: use one per mover.
 */
public final class CornerTracer implements BoxQuery {
    private static final float PUSH_OFF = 0.1f;
    private final CornerSweep sweep;
    private final SweepHit trace = new SweepHit();

    public CornerTracer(BrushWorld world) {
        sweep = new CornerSweep(world, new Nearby(world.index(), world.stride()));
    }

    @Override
    public void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, SweepHit dest) {
        sweep.run(start, end, mins, maxs, gap, dest);
        Vec3 normal = dest.lastNormal;
        if (dest.fraction < 1f && normal.x != 1f && normal.y != 1f && normal.z != 1f) {
            dest.end.addScaled(normal, PUSH_OFF);
        }
    }

    /** Whether the box at this position intersects a brush; touching counts. */
    @Override
    public boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs) {
        sweep.run(at, at, mins, maxs, 0f, trace);
        return trace.allSolid;
    }
}
