package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * A second implementation of a hull's trace, as in QuakeWorld: a brush is a chain of nodes, each a plane with open
 * space on one side and the next node on the other, the last with solid behind it; a path is cut at a node, and both
 * parts continue on their side. Planes that face down an axis are reversed.
 */
final class RecursiveHull {
    private final Brush brush;
    private final Vec3 mins;
    private final Vec3 maxs;
    private final float gap;
    private final Vec3 normal = new Vec3();
    float fraction = 1f;
    final Vec3 end = new Vec3();
    int plane = -1;
    boolean startSolid;
    boolean allSolid = true;

    RecursiveHull(Brush brush, Vec3 mins, Vec3 maxs, float gap) {
        this.brush = brush;
        this.mins = mins;
        this.maxs = maxs;
        this.gap = gap;
    }

    void trace(Vec3 from, Vec3 to) {
        end.set(to);
        check(0, 0f, 1f, from, to);
        startSolid |= allSolid;
        if (startSolid) {
            fraction = 0f;
            plane = -1;
            end.set(from);
        }
    }

    /** False if the path has ended. */
    private boolean check(int node, float fromPart, float toPart, Vec3 from, Vec3 to) {
        if (node < 0 || node == brush.chain().length) {
            startSolid |= node >= 0;
            allSolid &= node >= 0;
            return true;
        }
        float before = height(node, from);
        float after = height(node, to);
        if (before >= 0f == after >= 0f) {
            return check(child(node, before >= 0f), fromPart, toPart, from, to);
        }
        float part = Math.max(0f, Math.min(1f, (before < 0f ? before + gap : before - gap) / (before - after)));
        Vec3 middle = new Vec3().lerp(from, to, part);
        float middlePart = fromPart + (toPart - fromPart) * part;
        if (!check(child(node, before >= 0f), fromPart, middlePart, from, middle)) {
            return false;
        }
        int beyond = child(node, before < 0f);
        if (!isSolid(beyond, middle)) {
            return check(beyond, middlePart, toPart, middle, to);
        }
        if (!allSolid) {
            stop(node, part, fromPart, toPart, from, to);
        }
        return false;
    }

    private void stop(int node, float contact, float fromPart, float toPart, Vec3 from, Vec3 to) {
        plane = brush.chain()[node];
        float part = contact;
        do {
            fraction = fromPart + (toPart - fromPart) * part;
            end.lerp(from, to, part);
            part = (float) (part - 0.1);
        } while (isSolid(0, end) && part >= 0f);
    }

    boolean isSolid(int node, Vec3 at) {
        int next = node;
        while (next >= 0 && next < brush.chain().length) {
            next = child(next, height(next, at) >= 0f);
        }
        return next >= 0;
    }

    /** The next node, or -1 for open space. */
    private int child(int node, boolean isInFront) {
        return isInFront == isTurned(node) ? node + 1 : -1;
    }

    private boolean isTurned(int node) {
        brush.plane(brush.chain()[node], normal);
        return normal.x == -1f || normal.y == -1f || normal.z == -1f;
    }

    /** Height above the node's plane, which is pushed out by the first corner of the box. */
    private float height(int node, Vec3 at) {
        float dist = brush.plane(brush.chain()[node], normal);
        float push = Math.min(normal.x * mins.x, normal.x * maxs.x) + Math.min(normal.y * mins.y, normal.y * maxs.y) + Math.min(normal.z * mins.z, normal.z * maxs.z);
        float height = at.x * normal.x + at.y * normal.y + at.z * normal.z - (dist - push);
        return isTurned(node) ? -height : height;
    }
}
