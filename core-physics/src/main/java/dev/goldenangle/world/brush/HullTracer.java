package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * Sweeps an upright box with QuakeWorld's hull rules: a point is traced through brushes grown by the box, and each
 * plane of a brush in order shortens the remaining path. Differs from {@link BoxTracer} in how the contact gap is kept
 * near edges. Not thread-safe: use one per mover.
 */
public final class HullTracer implements BoxQuery {
    private final HullSweep sweep;

    public HullTracer(BrushWorld world) {
        sweep = new HullSweep(world, new Nearby(world.index(), world.stride()));
    }

    /** Sweeps the box mins..maxs around a point from start to end; a path that is not finite is reported as all solid. */
    @Override
    public void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, SweepHit dest) {
        sweep.run(start, end, mins, maxs, gap, dest);
    }

    /** Whether the point is inside a brush grown by the box. */
    @Override
    public boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs) {
        return sweep.isSolid(at, mins, maxs);
    }
}
