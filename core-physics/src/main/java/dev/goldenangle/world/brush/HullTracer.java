package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * Sweeps an upright box by QuakeWorld's hull rules: a point is traced through brushes grown by the box, each a chain of
 * planes that the remaining way is cut by, one after the other. Differs from {@link BoxTracer} in how the contact gap is
 * kept near edges. Scratch of one mover: not for use by two threads at once.
 */
public final class HullTracer implements BoxQuery {
    private final HullSweep sweep;

    public HullTracer(BrushWorld world) {
        sweep = new HullSweep(world, new Nearby(world.index(), world.stride()));
    }

    /** Moves the box mins..maxs around a point from start to end; a way that is not finite is reported as buried. */
    @Override
    public void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, Trace dest) {
        sweep.run(start, end, mins, maxs, gap, dest);
    }

    /** Whether the point is inside a brush grown by the box. */
    @Override
    public boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs) {
        return sweep.isSolid(at, mins, maxs);
    }
}
