package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * One box sweep in progress. The result is defined as if the brushes were tested in list order, stopping at the first
 * that contains the whole path. To allow any order, it keeps the smallest brush number of each kind of result.
 */
final class BoxSweep extends BrushQuery {
    private static final int NONE = Integer.MAX_VALUE;
    /** Widens a search box by this part of the coordinates' size, more than any rounding in the plane arithmetic. */
    private static final float SLACK = 0x1p-18f;
    private final Nearby nearby;
    private final Bounds bounds;
    private final float[] planes;
    private final int[] firstPlane;
    private final float stride;
    private float startX;
    private float startY;
    private float startZ;
    private float endX;
    private float endY;
    private float endZ;
    private float halfX;
    private float halfY;
    private float halfZ;
    private float gap;
    private float pad;
    private int limit;
    private float bestFraction;
    private int bestBrush;
    private int bestPlane;
    private int firstSolid;
    private int firstBuried;
    private float enter;
    private float leave;
    private int enterPlane;
    private boolean startsOutside;
    private boolean endsOutside;

    BoxSweep(BrushWorld world, Nearby nearby) {
        this.nearby = nearby;
        bounds = world.bounds();
        planes = world.planes();
        firstPlane = world.firstPlane();
        stride = world.stride();
    }

    void run(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float contactGap, SweepHit dest) {
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

    private void prepare(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float contactGap) {
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

    @Override
    void test(int brush) {
        if (brush >= limit || brush > firstBuried || bestFraction == 0f && brush > bestBrush) {
            return;
        }
        enter = -1f;
        leave = 1f;
        enterPlane = -1;
        startsOutside = false;
        endsOutside = false;
        if (meetsBox(brush) && (firstPlane[brush + 1] - firstPlane[brush] == Brush.AXIAL_PLANES || meetsSlopes(brush))) {
            keep(brush);
        }
    }

    /** Tests the six axial planes first, so that misses are rejected before any division. */
    private boolean meetsBox(int brush) {
        float[] corners = bounds.corners();
        int at = Bounds.STRIDE * brush;
        float lowX = corners[at] - halfX;
        float beforeLowX = lowX - startX;
        float afterLowX = lowX - endX;
        float highX = corners[at + 3] + halfX;
        float beforeHighX = startX - highX;
        float afterHighX = endX - highX;
        if (isMissed(beforeLowX, afterLowX) || isMissed(beforeHighX, afterHighX)) {
            return false;
        }
        float lowY = corners[at + 1] - halfY;
        float beforeLowY = lowY - startY;
        float afterLowY = lowY - endY;
        float highY = corners[at + 4] + halfY;
        float beforeHighY = startY - highY;
        float afterHighY = endY - highY;
        if (isMissed(beforeLowY, afterLowY) || isMissed(beforeHighY, afterHighY)) {
            return false;
        }
        float lowZ = corners[at + 2] - halfZ;
        float beforeLowZ = lowZ - startZ;
        float afterLowZ = lowZ - endZ;
        float highZ = corners[at + 5] + halfZ;
        float beforeHighZ = startZ - highZ;
        float afterHighZ = endZ - highZ;
        if (isMissed(beforeLowZ, afterLowZ) || isMissed(beforeHighZ, afterHighZ)) {
            return false;
        }
        int plane = firstPlane[brush];
        cross(plane, beforeLowX, afterLowX);
        cross(plane + 1, beforeHighX, afterHighX);
        cross(plane + 2, beforeLowY, afterLowY);
        cross(plane + 3, beforeHighY, afterHighY);
        cross(plane + 4, beforeLowZ, afterLowZ);
        cross(plane + 5, beforeHighZ, afterHighZ);
        return true;
    }

    private boolean meetsSlopes(int brush) {
        int end = firstPlane[brush + 1];
        for (int plane = firstPlane[brush] + Brush.AXIAL_PLANES; plane < end; plane++) {
            float nx = planes[4 * plane];
            float ny = planes[4 * plane + 1];
            float nz = planes[4 * plane + 2];
            float dist = planes[4 * plane + 3] + (Math.abs(nx) * halfX + Math.abs(ny) * halfY + Math.abs(nz) * halfZ);
            float before = startX * nx + startY * ny + startZ * nz - dist;
            float after = endX * nx + endY * ny + endZ * nz - dist;
            if (isMissed(before, after)) {
                return false;
            }
            cross(plane, before, after);
        }
        return true;
    }

    /** Whether the path starts in front of a plane and comes no closer, or stays the gap away from it. */
    private boolean isMissed(float before, float after) {
        return before > 0f && (after >= gap || after >= before);
    }

    /** Counts entering or leaving a plane one gap early; a plane with both ends behind it is ignored. */
    private void cross(int plane, float before, float after) {
        if (before <= 0f && after <= 0f) {
            return;
        }
        startsOutside |= before > 0f;
        endsOutside |= after > 0f;
        if (before > after) {
            float t = (before - gap) / (before - after);
            t = t > 0f ? t : 0f;
            if (t > enter) {
                enter = t;
                enterPlane = plane;
            }
        } else {
            float t = (before + gap) / (before - after);
            leave = t < leave ? t : leave;
        }
    }

    private void keep(int brush) {
        if (!startsOutside) {
            firstSolid = brush < firstSolid ? brush : firstSolid;
            if (!endsOutside) {
                firstBuried = brush;
            }
        } else if (enter > -1f && enter < leave && (enter < bestFraction || enter == bestFraction && brush < bestBrush)) {
            bestFraction = enter;
            bestBrush = brush;
            bestPlane = enterPlane;
        }
    }
}
