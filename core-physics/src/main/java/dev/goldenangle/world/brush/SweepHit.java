package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/** The sweep hit: the result of sweeping a box. Owned by the caller and overwritten by each sweep. */
public final class SweepHit {
    /** Free part of the path, 0 to 1. */
    public float fraction;
    /** Where the sweep stopped. */
    public final Vec3 end = new Vec3();
    /** Outward normal of the plane that stopped the sweep; zero if nothing did or if the whole path is solid. */
    public final Vec3 normal = new Vec3();
    /**
     * The normal as in Quake III's code: the same, except that an all-solid sweep keeps the normal of the nearest hit
     * among earlier brushes. Quake III's step move clips velocity by this one.
     */
    public final Vec3 lastNormal = new Vec3();
    /** Whether the start is inside a brush. */
    public boolean startSolid;
    /** Whether the whole path is inside one brush. */
    public boolean allSolid;
    /** Number of the brush that stopped the sweep, −1 for none. */
    public int brush;
    /** Number of the plane in that brush, −1 for none. */
    public int plane;

    /** Sets the result to a free path. */
    public void setFree(Vec3 target) {
        fraction = 1f;
        end.set(target);
        normal.zero();
        lastNormal.zero();
        startSolid = false;
        allSolid = false;
        brush = -1;
        plane = -1;
    }

    /** Sets the result to a path inside a brush. */
    public void setBuried(Vec3 start, int inside) {
        setFree(start);
        fraction = 0f;
        startSolid = true;
        allSolid = true;
        brush = inside;
    }
}
