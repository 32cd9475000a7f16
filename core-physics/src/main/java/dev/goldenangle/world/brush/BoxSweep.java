package dev.goldenangle.world.brush;

/** One box sweep in progress under Quake III's plane rules. */
final class BoxSweep extends PathQuery {
    private final Bounds bounds;
    private float enter;
    private float leave;
    private int enterPlane;
    private boolean startsOutside;
    private boolean endsOutside;

    BoxSweep(BrushWorld world, Nearby nearby) {
        super(world, nearby);
        bounds = world.bounds();
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
            keepSolid(brush, endsOutside);
        } else if (enter > -1f && enter < leave) {
            keepHit(brush, enterPlane, enter);
        }
    }
}
