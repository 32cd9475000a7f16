package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * Sweeps an upright box through a brush world with Quake III's plane rules.
 *
 * <ol>
 * <li>Each brush plane is pushed out by the box, so that the box's centre can be swept as a point.
 * <li>Along the path the point enters some planes and leaves others; it is inside between the last entry and the first
 *     exit. Both are counted one contact gap early.
 * <li>The brush hit earliest is used; on a tie, the first in the list.
 * </ol> Not thread-safe: use one per mover.
 */
public final class BoxTracer implements BoxQuery {
    private final BoxSweep sweep;
    private final BoxOverlap overlap;

    public BoxTracer(BrushWorld world) {
        Nearby nearby = new Nearby(world.index(), world.stride());
        sweep = new BoxSweep(world, nearby);
        overlap = new BoxOverlap(world, nearby);
    }

    /**
     * Sweeps the box mins..maxs around a point from start to end and writes the result. A path of zero length is a
     * position test; a path that is not finite is reported as all solid. For a ray, sweep a box of size zero.
     */
    @Override
    public void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, SweepHit dest) {
        if (start.x != end.x || start.y != end.y || start.z != end.z) {
            sweep.run(start, end, mins, maxs, gap, dest);
            return;
        }
        int inside = overlap.firstAt(start, mins, maxs);
        if (inside < 0) {
            dest.setFree(end);
        } else {
            dest.setBuried(start, inside);
        }
    }

    /** Whether the box at this position intersects a brush; touching counts. */
    @Override
    public boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs) {
        return overlap.firstAt(at, mins, maxs) >= 0;
    }
}
