package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/** What can be asked about an upright box among brushes, by one game's rules or another's. */
public interface BoxQuery {
    /** Moves the box mins..maxs around a point from start to end and writes what it met. */
    void sweep(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float gap, Trace dest);

    /** Whether the box is stuck at this place. */
    boolean isSolid(Vec3 at, Vec3 mins, Vec3 maxs);
}
