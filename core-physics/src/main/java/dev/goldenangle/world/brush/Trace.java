package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/** What a sweep met; owned by the caller and overwritten by each sweep. */
public final class Trace {
    /** Part of the way that is free, 0 to 1. */
    public float fraction;
    /** Where the sweep stopped. */
    public final Vec3 end = new Vec3();
    /** Outward normal of the plane that stopped it; zero when nothing did, or when all is solid. */
    public final Vec3 normal = new Vec3();
    /**
     * The normal as Quake III's code leaves it: the same, except that an all-solid sweep still carries the normal of the
     * nearest hit among brushes earlier in the list. Its step move clips velocity by this one.
     */
    public final Vec3 lastNormal = new Vec3();
    /** The start lies inside a brush. */
    public boolean startSolid;
    /** The whole way lies inside one brush. */
    public boolean allSolid;
    /** Number of the brush that stopped the sweep, −1 for none. */
    public int brush;
    /** Number of the plane in that brush, −1 for none. */
    public int plane;

    /** Nothing met: all the way to the end. */
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

    /** Wholly inside a brush: no way at all. */
    public void setBuried(Vec3 start, int inside) {
        setFree(start);
        fraction = 0f;
        startSolid = true;
        allSolid = true;
        brush = inside;
    }
}
