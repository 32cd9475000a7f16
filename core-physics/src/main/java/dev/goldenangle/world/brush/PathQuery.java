package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * A search for the brushes along the path of a box. The result is defined as if the brushes were tested in list order,
 * stopping at the first that contains the whole path. To allow any order, it keeps the smallest brush number of each
 * kind of result.
 */
abstract class PathQuery extends BrushQuery {
    static final int NONE = Integer.MAX_VALUE;
    /** Widens a search box by this part of the coordinates' size, more than any rounding in the plane arithmetic. */
    private static final float SLACK = 0x1p-18f;
    private final Nearby nearby;
    private final float stride;
    final float[] planes;
    final int[] firstPlane;
    float startX;
    float startY;
    float startZ;
    float endX;
    float endY;
    float endZ;
    float halfX;
    float halfY;
    float halfZ;
    float gap;
    float pad;
    int limit;
    float bestFraction;
    int bestBrush;
    int bestPlane;
    int firstSolid;
    int firstBuried;

    PathQuery(BrushWorld world, Nearby nearby) {
        this.nearby = nearby;
        stride = world.stride();
        planes = world.planes();
        firstPlane = world.firstPlane();
    }

    final void run(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float contactGap, SweepHit dest) {
        prepare(start, end, mins, maxs, contactGap);
        if (!Float.isFinite(pad)) {
            dest.setBuried(start, -1);
            return;
        }
        search(NONE);
        if (firstBuried < (bestFraction == 0f ? bestBrush : NONE)) {
            reportBuried(start, dest);
            return;
        }
        dest.setFree(end);
        dest.startSolid = firstSolid != NONE && (bestFraction > 0f || firstSolid < bestBrush);
        if (bestBrush >= 0) {
            dest.fraction = bestFraction;
            dest.end.lerp(start, end, bestFraction);
            dest.brush = bestBrush;
            dest.plane = bestPlane - firstPlane[bestBrush];
            dest.normal.set(planes[4 * bestPlane], planes[4 * bestPlane + 1], planes[4 * bestPlane + 2]);
            dest.lastNormal.set(dest.normal);
        }
    }

    /** Brushes before the one that contains the box set the last normal, so those are searched again. */
    private void reportBuried(Vec3 start, SweepHit dest) {
        dest.setBuried(start, firstBuried);
        search(firstBuried);
        if (bestBrush >= 0) {
            dest.lastNormal.set(planes[4 * bestPlane], planes[4 * bestPlane + 1], planes[4 * bestPlane + 2]);
        }
    }

    void prepare(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float contactGap) {
        float centreX = (mins.x + maxs.x) * 0.5f;
        float centreY = (mins.y + maxs.y) * 0.5f;
        float centreZ = (mins.z + maxs.z) * 0.5f;
        halfX = maxs.x - centreX;
        halfY = maxs.y - centreY;
        halfZ = maxs.z - centreZ;
        startX = start.x + centreX;
        startY = start.y + centreY;
        startZ = start.z + centreZ;
        endX = end.x + centreX;
        endY = end.y + centreY;
        endZ = end.z + centreZ;
        gap = contactGap;
        pad = gap + SLACK * (Math.abs(startX) + Math.abs(startY) + Math.abs(startZ) + Math.abs(endX) + Math.abs(endY) + Math.abs(endZ)
                + halfX + halfY + halfZ);
    }

    /** Tests the brushes below the limit, in windows along the path, until nothing nearer can follow. */
    private void search(int brushLimit) {
        limit = brushLimit;
        bestFraction = 1f;
        bestBrush = -1;
        bestPlane = -1;
        firstSolid = NONE;
        firstBuried = NONE;
        float length = Math.max(Math.abs(endX - startX), Math.max(Math.abs(endY - startY), Math.abs(endZ - startZ)));
        if (length <= stride) {
            enclose(startX, startY, startZ, endX, endY, endZ);
            nearby.visit(this);
            return;
        }
        int windows = (int) Math.min(1024f, length / stride + 1f);
        for (int i = 0; i < windows && bestFraction * windows >= i && firstBuried == NONE; i++) {
            look((float) i / windows, (float) (i + 1) / windows);
        }
    }

    private void look(float from, float to) {
        float wayX = endX - startX;
        float wayY = endY - startY;
        float wayZ = endZ - startZ;
        enclose(startX + wayX * from, startY + wayY * from, startZ + wayZ * from, startX + wayX * to, startY + wayY * to, startZ + wayZ * to);
        nearby.visitOnce(this);
    }

    private void enclose(float x0, float y0, float z0, float x1, float y1, float z1) {
        float marginX = halfX + pad;
        float marginY = halfY + pad;
        float marginZ = halfZ + pad;
        minX = (x0 < x1 ? x0 : x1) - marginX;
        maxX = (x0 < x1 ? x1 : x0) + marginX;
        minY = (y0 < y1 ? y0 : y1) - marginY;
        maxY = (y0 < y1 ? y1 : y0) + marginY;
        minZ = (z0 < z1 ? z0 : z1) - marginZ;
        maxZ = (z0 < z1 ? z1 : z0) + marginZ;
    }

    /** Keeps a brush that contains the start of the path. */
    final void keepSolid(int brush, boolean endsOutside) {
        firstSolid = Math.min(firstSolid, brush);
        if (!endsOutside) {
            firstBuried = brush;
        }
    }

    /** Keeps a hit if it is nearer, or as near and first in the list. */
    final void keepHit(int brush, int plane, float fraction) {
        if (fraction < bestFraction || fraction == bestFraction && brush < bestBrush) {
            bestFraction = fraction;
            bestBrush = brush;
            bestPlane = plane;
        }
    }
}
