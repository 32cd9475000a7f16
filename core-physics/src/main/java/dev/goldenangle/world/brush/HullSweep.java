package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/** One hull sweep in progress: the smallest fraction is used; on a tie, the earlier brush. */
final class HullSweep extends BrushQuery {
    private static final float SLACK = 0x1p-18f;
    /** A contact point that rounding left inside the brush is pulled back by this part of the remaining path. */
    private static final double PULL_BACK = 0.1;
    private final Nearby nearby;
    private final float[] planes;
    private final int[] firstPlane;
    private final int[] chain;
    private final Vec3 start = new Vec3();
    private final Vec3 end = new Vec3();
    private final Vec3 mins = new Vec3();
    private final Vec3 maxs = new Vec3();
    private final Vec3 from = new Vec3();
    private final Vec3 to = new Vec3();
    private final Vec3 middle = new Vec3();
    private final Vec3 bestEnd = new Vec3();
    private float gap;
    private float bestFraction;
    private int bestBrush;
    private int bestPlane;
    private boolean startSolid;
    private boolean allSolid;

    HullSweep(BrushWorld world, Nearby nearby) {
        this.nearby = nearby;
        planes = world.planes();
        firstPlane = world.firstPlane();
        chain = world.chain();
    }

    void run(Vec3 sweepStart, Vec3 sweepEnd, Vec3 boxMins, Vec3 boxMaxs, float contactGap, SweepHit dest) {
        gap = contactGap;
        if (!search(sweepStart, sweepEnd, boxMins, boxMaxs)) {
            dest.setBuried(sweepStart, -1);
            return;
        }
        dest.setFree(sweepEnd);
        if (bestBrush >= 0) {
            dest.fraction = bestFraction;
            dest.end.set(bestEnd);
            dest.startSolid = startSolid;
            dest.allSolid = allSolid;
            dest.brush = bestBrush;
            if (bestPlane >= 0) {
                dest.plane = bestPlane - firstPlane[bestBrush];
                dest.normal.set(planes[4 * bestPlane], planes[4 * bestPlane + 1], planes[4 * bestPlane + 2]);
                dest.lastNormal.set(dest.normal);
            }
        }
    }

    boolean isSolid(Vec3 at, Vec3 boxMins, Vec3 boxMaxs) {
        gap = 0f;
        return !search(at, at, boxMins, boxMaxs) || startSolid;
    }

    /** Tests the brushes along the path; false if the path is not finite. */
    private boolean search(Vec3 sweepStart, Vec3 sweepEnd, Vec3 boxMins, Vec3 boxMaxs) {
        start.set(sweepStart);
        end.set(sweepEnd);
        mins.set(boxMins);
        maxs.set(boxMaxs);
        float pad = gap + SLACK * (Math.abs(start.x) + Math.abs(start.y) + Math.abs(start.z) + Math.abs(end.x) + Math.abs(end.y)
                + Math.abs(end.z) + (maxs.x - mins.x) + (maxs.y - mins.y) + (maxs.z - mins.z));
        if (!Float.isFinite(pad)) {
            return false;
        }
        minX = Math.min(start.x, end.x) + mins.x - pad;
        minY = Math.min(start.y, end.y) + mins.y - pad;
        minZ = Math.min(start.z, end.z) + mins.z - pad;
        maxX = Math.max(start.x, end.x) + maxs.x + pad;
        maxY = Math.max(start.y, end.y) + maxs.y + pad;
        maxZ = Math.max(start.z, end.z) + maxs.z + pad;
        bestFraction = 1f;
        bestBrush = -1;
        bestPlane = -1;
        startSolid = false;
        allSolid = false;
        nearby.visit(this);
        return true;
    }

    @Override
    void test(int brush) {
        from.set(start);
        to.set(end);
        float fromFraction = 0f;
        float toFraction = 1f;
        boolean leaves = false;
        for (int link = firstPlane[brush]; link < firstPlane[brush + 1]; link++) {
            int plane = chain[link];
            float before = distance(plane, from);
            float after = distance(plane, to);
            boolean startsOutside = isOutside(plane, before);
            if (startsOutside && isOutside(plane, after)) {
                return;
            }
            if (startsOutside) {
                float t = clamp((before - gap) / (before - after));
                middle.lerp(from, to, t);
                if (isInside(brush, link + 1, middle)) {
                    stopAt(brush, plane, t, fromFraction, toFraction);
                    return;
                }
                fromFraction += (toFraction - fromFraction) * t;
                from.set(middle);
            } else if (isOutside(plane, after)) {
                float t = clamp((before + gap) / (before - after));
                middle.lerp(from, to, t);
                toFraction = fromFraction + (toFraction - fromFraction) * t;
                to.set(middle);
                leaves = true;
            }
        }
        if (isBetter(0f, brush)) {
            keep(0f, brush, -1, start);
            startSolid = true;
            allSolid = !leaves;
        }
    }

    private void stopAt(int brush, int plane, float contact, float fromFraction, float toFraction) {
        float t = contact;
        float fraction = fromFraction + (toFraction - fromFraction) * t;
        while (isInside(brush, firstPlane[brush], middle)) {
            t = (float) (t - PULL_BACK);
            if (t < 0f) {
                break;
            }
            fraction = fromFraction + (toFraction - fromFraction) * t;
            middle.lerp(from, to, t);
        }
        if (isBetter(fraction, brush)) {
            keep(fraction, brush, plane, middle);
            startSolid = false;
            allSolid = false;
        }
    }

    private boolean isBetter(float fraction, int brush) {
        return fraction < bestFraction || fraction == bestFraction && brush < bestBrush;
    }

    private void keep(float fraction, int brush, int plane, Vec3 stop) {
        bestFraction = fraction;
        bestBrush = brush;
        bestPlane = plane;
        bestEnd.set(stop);
    }

    private boolean isInside(int brush, int firstLink, Vec3 point) {
        for (int link = firstLink; link < firstPlane[brush + 1]; link++) {
            if (isOutside(chain[link], distance(chain[link], point))) {
                return false;
            }
        }
        return true;
    }

    /** Distance of the hull's point from the plane pushed out by the box's corner. */
    private float distance(int plane, Vec3 point) {
        float nx = planes[4 * plane];
        float ny = planes[4 * plane + 1];
        float nz = planes[4 * plane + 2];
        float cornerX = nx < 0f ? maxs.x : mins.x;
        float cornerY = ny < 0f ? maxs.y : mins.y;
        float cornerZ = nz < 0f ? maxs.z : mins.z;
        float dist = planes[4 * plane + 3] - (nx * cornerX + ny * cornerY + nz * cornerZ);
        return point.x * nx + point.y * ny + point.z * nz - dist;
    }

    /** A point on a plane is outside, except on planes that face down an axis, because hulls store those reversed. */
    private boolean isOutside(int plane, float distance) {
        boolean turned = planes[4 * plane] == -1f || planes[4 * plane + 1] == -1f || planes[4 * plane + 2] == -1f;
        return turned ? distance > 0f : distance >= 0f;
    }

    private static float clamp(float t) {
        return t < 0f ? 0f : t > 1f ? 1f : t;
    }
}
