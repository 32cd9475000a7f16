package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * One box sweep in progress. The answer is defined as if the brushes were met in list order, stopping at the first that
 * leaves no way at all; to be free to look at them in any order it keeps the smallest brush number of each kind of find.
 */
final class BoxSweep extends BrushQuery {
    private static final int NONE = Integer.MAX_VALUE;
    /** Part of the coordinates' size by which a search box is widened, above any rounding in the plane arithmetic. */
    private static final float SLACK = 0x1p-18f;
    private final BrushIndex index;
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

    BoxSweep(BrushWorld world) {
        index = world.index();
        planes = world.planes();
        firstPlane = world.firstPlane();
        stride = world.stride();
    }

    void run(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float contactGap, Trace dest) {
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

    /** Brushes before the burying one have left their normal behind, so it takes a second look at those alone. */
    private void reportBuried(Vec3 start, Trace dest) {
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

    /** Looks at the brushes below the limit, in windows along the way, until nothing nearer can follow. */
    private void search(int brushLimit) {
        limit = brushLimit;
        bestFraction = 1f;
        bestBrush = -1;
        bestPlane = -1;
        firstSolid = NONE;
        firstBuried = NONE;
        float length = Math.max(Math.abs(endX - startX), Math.max(Math.abs(endY - startY), Math.abs(endZ - startZ)));
        if (length <= stride) {
            look(0f, 1f);
            return;
        }
        int windows = (int) Math.min(1024f, length / stride + 1f);
        for (int i = 0; i < windows && bestFraction * windows >= i && firstBuried == NONE; i++) {
            look((float) i / windows, (float) (i + 1) / windows);
        }
    }

    private void look(float from, float to) {
        float x0 = startX + (endX - startX) * from;
        float y0 = startY + (endY - startY) * from;
        float z0 = startZ + (endZ - startZ) * from;
        float x1 = startX + (endX - startX) * to;
        float y1 = startY + (endY - startY) * to;
        float z1 = startZ + (endZ - startZ) * to;
        minX = Math.min(x0, x1) - halfX - pad;
        minY = Math.min(y0, y1) - halfY - pad;
        minZ = Math.min(z0, z1) - halfZ - pad;
        maxX = Math.max(x0, x1) + halfX + pad;
        maxY = Math.max(y0, y1) + halfY + pad;
        maxZ = Math.max(z0, z1) + halfZ + pad;
        index.visit(this);
    }

    @Override
    void test(int brush) {
        if (brush >= limit || brush > firstBuried || bestFraction == 0f && brush > bestBrush) {
            return;
        }
        float enter = -1f;
        float leave = 1f;
        int enterPlane = -1;
        boolean startsOutside = false;
        boolean endsOutside = false;
        for (int plane = firstPlane[brush]; plane < firstPlane[brush + 1]; plane++) {
            float nx = planes[4 * plane];
            float ny = planes[4 * plane + 1];
            float nz = planes[4 * plane + 2];
            float dist = planes[4 * plane + 3] + (Math.abs(nx) * halfX + Math.abs(ny) * halfY + Math.abs(nz) * halfZ);
            float before = startX * nx + startY * ny + startZ * nz - dist;
            float after = endX * nx + endY * ny + endZ * nz - dist;
            startsOutside |= before > 0f;
            endsOutside |= after > 0f;
            if (before > 0f && (after >= gap || after >= before)) {
                return;
            }
            if (before <= 0f && after <= 0f) {
                continue;
            }
            if (before > after) {
                float t = Math.max(0f, (before - gap) / (before - after));
                if (t > enter) {
                    enter = t;
                    enterPlane = plane;
                }
            } else {
                leave = Math.min(leave, Math.min(1f, (before + gap) / (before - after)));
            }
        }
        if (!startsOutside) {
            firstSolid = Math.min(firstSolid, brush);
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
