package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * One box sweep in progress under the plane rules of Warsow's engine, which measure the distance of a plane from the
 * nearest corner of the box and allow a hit slightly after the exit.
 */
final class CornerSweep extends PathQuery {
    /** A brush is hit if the box enters it at most this part of the path after leaving it. */
    private static final float LATE_ENTRY = 1f / 1024;
    private final Vec3 startLow = new Vec3();
    private final Vec3 startHigh = new Vec3();
    private final Vec3 endLow = new Vec3();
    private final Vec3 endHigh = new Vec3();

    CornerSweep(BrushWorld world, Nearby nearby) {
        super(world, nearby);
    }

    @Override
    void prepare(Vec3 start, Vec3 end, Vec3 mins, Vec3 maxs, float contactGap) {
        super.prepare(start, end, mins, maxs, contactGap);
        startLow.set(start).add(mins);
        startHigh.set(start).add(maxs);
        endLow.set(end).add(mins);
        endHigh.set(end).add(maxs);
        pad += (Math.abs(endX - startX) + Math.abs(endY - startY) + Math.abs(endZ - startZ)) * LATE_ENTRY;
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
            float before = distance(plane, startLow, startHigh);
            float after = distance(plane, endLow, endHigh);
            endsOutside |= after > 0f;
            startsOutside |= before > 0f;
            if (before > 0f && after >= before) {
                return;
            }
            if (before <= 0f && after <= 0f) {
                continue;
            }
            if (before > after) {
                float t = (before - gap) / (before - after);
                if (t > enter) {
                    enter = t;
                    enterPlane = plane;
                }
            } else if (before < after) {
                float t = (before + gap) / (before - after);
                leave = t < leave ? t : leave;
            }
        }
        if (!startsOutside) {
            keepSolid(brush, endsOutside);
        } else if (enter - LATE_ENTRY <= leave && enter > -1f) {
            keepHit(brush, enterPlane, Math.max(0f, enter));
        }
    }

    /** Distance of a plane from the corner of the box that is nearest to the inside. */
    private float distance(int plane, Vec3 low, Vec3 high) {
        int at = 4 * plane;
        float nx = planes[at];
        float ny = planes[at + 1];
        float nz = planes[at + 2];
        return nx * (nx < 0f ? high.x : low.x) + ny * (ny < 0f ? high.y : low.y) + nz * (nz < 0f ? high.z : low.z) - planes[at + 3];
    }
}
