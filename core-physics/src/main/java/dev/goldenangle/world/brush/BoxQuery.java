package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/** Collision queries for an upright box, under the rules of one game. */
public interface BoxQuery {
    /** Sweeps the box mins..maxs around a point from start to end and writes the result. */
    void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, SweepHit dest);

    /** Whether the box is inside something solid at this position. */
    boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs);
}
