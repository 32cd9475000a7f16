package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/** The position test: finds the first brush that a box touches. */
final class BoxOverlap extends BrushQuery {
    private static final int NONE = Integer.MAX_VALUE;
    private final Nearby nearby;
    private final Bounds bounds;
    private final float[] planes;
    private final int[] firstPlane;
    private float x;
    private float y;
    private float z;
    private float halfX;
    private float halfY;
    private float halfZ;
    private int first;

    BoxOverlap(BrushWorld world, Nearby nearby) {
        this.nearby = nearby;
        bounds = world.bounds();
        planes = world.planes();
        firstPlane = world.firstPlane();
    }

    /** Number of the first brush the box touches, −1 for none. */
    int firstAt(Vec3 at, Vec3 mins, Vec3 maxs) {
        float centreX = (mins.x + maxs.x) * 0.5f;
        float centreY = (mins.y + maxs.y) * 0.5f;
        float centreZ = (mins.z + maxs.z) * 0.5f;
        halfX = maxs.x - centreX;
        halfY = maxs.y - centreY;
        halfZ = maxs.z - centreZ;
        x = at.x + centreX;
        y = at.y + centreY;
        z = at.z + centreZ;
        minX = x - halfX;
        minY = y - halfY;
        minZ = z - halfZ;
        maxX = x + halfX;
        maxY = y + halfY;
        maxZ = z + halfZ;
        first = NONE;
        nearby.visit(this);
        return first == NONE ? -1 : first;
    }

    @Override
    void test(int brush) {
        if (brush < first && minX <= bounds.max(brush, 0) && maxX >= bounds.min(brush, 0) && minY <= bounds.max(brush, 1)
                && maxY >= bounds.min(brush, 1) && minZ <= bounds.max(brush, 2) && maxZ >= bounds.min(brush, 2) && isBehindSlopes(brush)) {
            first = brush;
        }
    }

    private boolean isBehindSlopes(int brush) {
        int end = 4 * firstPlane[brush + 1];
        for (int at = 4 * (firstPlane[brush] + Brush.AXIAL_PLANES); at < end; at += 4) {
            float nx = planes[at];
            float ny = planes[at + 1];
            float nz = planes[at + 2];
            float dist = planes[at + 3] + (Math.abs(nx) * halfX + Math.abs(ny) * halfY + Math.abs(nz) * halfZ);
            if (x * nx + y * ny + z * nz - dist > 0f) {
                return false;
            }
        }
        return true;
    }
}
