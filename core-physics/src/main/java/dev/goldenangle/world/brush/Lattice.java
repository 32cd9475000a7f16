package dev.goldenangle.world.brush;

/**
 * Boxes on a fine grid over the world, with a corner in one long: three lanes of twenty bits with a guard bit above
 * each. Two boxes are compared on all axes at once by subtracting and checking the guard bits. Rounding to the grid is
 * monotone, so boxes that meet also meet here; a few that are only close to each other do too.
 */
final class Lattice {
    /** The guard bits: set in a difference of corners for every axis on which the first is not below the second. */
    static final long GUARDS = 1L << 20 | 1L << 41 | 1L << 62;
    private static final float CELLS = (1 << 20) - 1;
    private final float originX;
    private final float originY;
    private final float originZ;
    private final float scaleX;
    private final float scaleY;
    private final float scaleZ;

    Lattice(Bounds world) {
        originX = world.min(0);
        originY = world.min(1);
        originZ = world.min(2);
        scaleX = CELLS / Math.max(1e-3f, world.max(0) - originX);
        scaleY = CELLS / Math.max(1e-3f, world.max(1) - originY);
        scaleZ = CELLS / Math.max(1e-3f, world.max(2) - originZ);
    }

    /** The grid cell of a point; points outside the world count as on its border. */
    long cell(float x, float y, float z) {
        return lane((x - originX) * scaleX) | lane((y - originY) * scaleY) << 21 | lane((z - originZ) * scaleZ) << 42;
    }

    /** Whether boxes meet; the high corners carry their guard bits. */
    static boolean meet(long low, long guardedHigh, long otherLow, long otherGuardedHigh) {
        return (guardedHigh - otherLow & otherGuardedHigh - low & GUARDS) == GUARDS;
    }

    private static long lane(float offset) {
        return (int) (offset < 0f ? 0f : offset > CELLS ? CELLS : offset);
    }
}
