package dev.goldenangle.controller;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.MovedBrushes;

/**
 * What is near a body: walls beside it, ledges above it, room for another shape, and the surface it looks at. A query
 * changes nothing and allocates nothing. The answer of the last query is in the public fields.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
public final class BodyProbe {
    private static final int DIRECTIONS = 12;
    /** Half the width of the ray along a view, and its gap to surfaces. */
    private static final float RAY = 0.005f;
    private static final float RAY_SKIN = 0.001f;
    /** How far around a query brushes are collected, because the next query is near it. */
    private static final double BEYOND = 0.5;
    private final CapsuleTracer body;
    private final boolean isStill;
    /** Lowest and highest corner of the region collected; empty at the start. */
    private final double[] known = {1, 1, 1, 0, 0, 0};
    private final CapsuleTracer ray;
    private final CapsuleHit hit = new CapsuleHit();
    private final Vec3 from = new Vec3();
    private final Vec3 to = new Vec3();
    private final double leastGroundZ;
    private final double skin;
    /** Normal of the surface found. */
    public float nx;
    public float ny;
    public float nz;
    /** Distance to it along the query. */
    public float distance;
    /** A point found: where a ray ends, or where the feet can stand. */
    public final Vec3 point = new Vec3();

    /** @param moved where the platforms are; null leaves them where they are drawn */
    public BodyProbe(CapsuleSettings settings, BrushWorld world, MovedBrushes moved) {
        body = new CapsuleTracer(world, moved, settings.radius(), settings.height(), settings.skin());
        ray = new CapsuleTracer(world, moved, RAY, 2 * RAY, RAY_SKIN);
        skin = settings.skin();
        isStill = moved == null || moved.count() == 0;
        leastGroundZ = settings.leastGroundZ();
    }

    /** Finds the nearest wall in twelve horizontal directions. A wall leans at most this much: the greatest z of its normal. */
    public boolean findWall(Vec3 feet, float reach, float mostNz) {
        float best = Float.POSITIVE_INFINITY;
        float x = 0f;
        float y = 0f;
        float z = 0f;
        for (int i = 0; i < DIRECTIONS; i++) {
            float angle = 2f * Angles.PI * i / DIRECTIONS;
            if (findWall(feet, Angles.cos(angle), Angles.sin(angle), reach, mostNz) && distance < best) {
                best = distance;
                x = nx;
                y = ny;
                z = nz;
            }
        }
        set(x, y, z, best);
        return best < Float.POSITIVE_INFINITY;
    }

    /** Finds a wall in one horizontal direction. */
    public boolean findWall(Vec3 feet, float dirX, float dirY, float reach, float mostNz) {
        from.set(feet);
        to.set(feet.x + dirX * reach, feet.y + dirY * reach, feet.z);
        sweep();
        set((float) hit.nx, (float) hit.ny, (float) hit.nz, (float) hit.fraction * reach);
        return hit.isHit() && Math.abs(hit.nz) < mostNz && hit.nx * dirX + hit.ny * dirY < 0;
    }

    /**
     * Finds ground to climb onto in a horizontal direction: above the feet by at most a height, with room for the body
     * on the way up, forward and on top. The place to stand is in {@link #point}.
     */
    public boolean findLedge(Vec3 feet, float dirX, float dirY, float reach, float most) {
        from.set(feet);
        to.set(feet.x, feet.y, feet.z + most);
        sweep();
        float top = feet.z + most * (float) hit.fraction;
        from.set(feet.x, feet.y, top);
        to.set(feet.x + dirX * reach, feet.y + dirY * reach, top);
        sweep();
        if (hit.isHit()) {
            return false;
        }
        from.set(to);
        to.z = feet.z;
        sweep();
        point.set(from.x, from.y, from.z + (to.z - from.z) * (float) hit.fraction);
        return hit.isHit() && hit.nz >= leastGroundZ;
    }

    /** Whether the body stands free with its feet here. */
    public boolean isFree(Vec3 feet) {
        forget();
        return !body.overlaps(feet, hit);
    }

    /** Moves a body along a path as far as it is free. */
    public void carry(Vec3 feet, Vec3 way) {
        from.set(feet);
        to.set(feet).addScaled(way, 1f);
        sweep();
        feet.addScaled(way, (float) hit.fraction);
    }

    /** Number of the brush that the body is deepest in, more than a depth; −1 if there is none. */
    public int deeperThan(Vec3 feet, float depth) {
        forget();
        return body.penetration(feet, hit) > depth ? hit.brush : -1;
    }

    /** Finds the surface that a ray from a point meets within a range; writes the place to {@link #point}. */
    public boolean look(float x, float y, float z, Vec3 direction, float range) {
        from.set(x, y, z - RAY);
        to.set(from).addScaled(direction, range);
        ray.sweep(from, to, hit);
        set((float) hit.nx, (float) hit.ny, (float) hit.nz, (float) hit.fraction * range);
        point.set(x, y, z).addScaled(direction, distance);
        return hit.isHit();
    }

    /** Sweeps the body; the brushes around are collected again only if the path leaves the region known. */
    private void sweep() {
        double x0 = Math.min(from.x, to.x);
        double y0 = Math.min(from.y, to.y);
        double z0 = Math.min(from.z, to.z);
        double x1 = Math.max(from.x, to.x);
        double y1 = Math.max(from.y, to.y);
        double z1 = Math.max(from.z, to.z);
        double[] k = known;
        if (!isStill || x0 < k[0] || y0 < k[1] || z0 < k[2] || x1 > k[3] || y1 > k[4] || z1 > k[5]) {
            body.gather(x0, y0, z0, x1, y1, z1, BEYOND + skin);
            k[0] = x0 - BEYOND;
            k[1] = y0 - BEYOND;
            k[2] = z0 - BEYOND;
            k[3] = x1 + BEYOND;
            k[4] = y1 + BEYOND;
            k[5] = z1 + BEYOND;
        }
        body.sweep(from.x, from.y, from.z, (double) to.x - from.x, (double) to.y - from.y, (double) to.z - from.z, hit);
    }

    /** Another query collects for itself. */
    private void forget() {
        known[0] = 1;
        known[3] = 0;
    }

    private void set(float x, float y, float z, float far) {
        nx = x;
        ny = y;
        nz = z;
        distance = far;
    }
}
