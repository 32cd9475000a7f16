package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * Collision queries for an upright capsule, given by its feet, in a brush world.
 *
 * <p>How it works:
 * <ol>
 * <li>Each brush is extended downwards by the capsule's core, so that only the ball at the core's lower end has to be
 *     moved ({@link CapsuleHull}); against that hull every result is a closed form ({@link BallOnHull}).
 * <li>{@link #gather} collects the brushes near a box once; the following queries use only those. Queries that take
 *     vectors gather on their own.
 * <li>A sweep stops one skin before a contact. A contact counts only if the path would come closer than the skin by more
 *     than a small tolerance, so a floor or wall of many coplanar brushes acts as one: sliding along it at skin distance
 *     never comes closer to the next brush.
 * <li>A brush touched at the start stops the sweep at once if the path leads into it, and otherwise not at all: the
 *     distance to a convex solid never shrinks again once it grows.
 * </ol> Not thread-safe: use one per mover.
 */
public final class CapsuleTracer {
    /** Part of the skin that a slide can lose to rounding and grazing before it counts as a contact. */
    private static final double PLAY = 1 / 32.0;
    /** Sine of the angle into a touched surface that still counts as along it. */
    private static final double GRAZING = 1e-5;
    /** If the sine of the angle into a surface is at least this, every touch counts; at flatter angles the tolerance must be used up first. */
    private static final double SQUARE_ON = 0.1;
    /** Lengths closer than this are equal: contacts within it are simultaneous. */
    private static final double TIE = 1e-7;
    /** Because states are stored in floats, a body at rest can be closer to the ground by up to this distance. */
    private static final double ROUNDING = 1e-6;
    private static final double UPRIGHT = 1e-6;
    /** A brush stands on another if its bottom is at most this far above the other's top. */
    private static final double STACKED = 1e-3;
    private final MovedBrushes moved;
    private int movedVersion = -1;
    private final CapsuleHulls drawn;
    private final CapsuleHulls hulls;
    private final BallOnHull ball;
    private final NearBrushes near;
    private final ContactSet met = new ContactSet();
    private final CapsuleHit rival = new CapsuleHit();
    private final double[] column = new double[5];
    private final double radius;
    private final double height;
    private final double skin;
    /** The region a query of the ball's centre can reach: hulls outside are skipped. */
    private double minX;
    private double minY;
    private double minZ;
    private double maxX;
    private double maxY;
    private double maxZ;

    public CapsuleTracer(BrushWorld world, float radius, float height, float skin) {
        this(world, null, radius, height, skin);
    }

    /** @param moved where the platforms are; null leaves them where they are drawn */
    public CapsuleTracer(BrushWorld world, MovedBrushes moved, float radius, float height, float skin) {
        this.radius = radius;
        this.height = Math.max(height, 2 * radius);
        this.skin = skin;
        this.moved = moved == null || moved.count() == 0 ? null : moved;
        drawn = world.capsuleHulls(this.height - 2 * this.radius);
        hulls = this.moved == null ? drawn : new CapsuleHulls(drawn);
        ball = new BallOnHull(hulls);
        near = new NearBrushes(world.index(), world.bounds(), this.moved);
    }

    /** Collects the brushes that a capsule can touch while its feet stay inside a box, plus a margin. */
    public void gather(double minX, double minY, double minZ, double maxX, double maxY, double maxZ, double margin) {
        followPlatforms();
        double reach = radius + skin + margin;
        near.gather(minX - reach, minY - reach, minZ - skin - margin, maxX + reach, maxY + reach, maxZ + height + skin + margin);
    }

    /** The same for a body that was near this box on the previous tick, which is faster. */
    public void follow(double minX, double minY, double minZ, double maxX, double maxY, double maxZ, double margin) {
        followPlatforms();
        double reach = radius + skin + margin;
        near.follow(minX - reach, minY - reach, minZ - skin - margin, maxX + reach, maxY + reach, maxZ + height + skin + margin);
    }

    private void followPlatforms() {
        if (moved == null || movedVersion == moved.version()) {
            return;
        }
        movedVersion = moved.version();
        for (int i = 0; i < moved.count(); i++) {
            Platform platform = moved.get(i);
            Vec3 offset = moved.offset(i);
            for (int k = 0; k < platform.shapes().size(); k++) {
                hulls.move(drawn, platform.first() + k, offset.x, offset.y, offset.z);
            }
        }
    }

    /** Sweeps the capsule's feet from one position to another. */
    public void sweep(Vec3 from, Vec3 to, CapsuleHit dest) {
        gather(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.min(from.z, to.z),
                Math.max(from.x, to.x), Math.max(from.y, to.y), Math.max(from.z, to.z), skin);
        sweep(from.x, from.y, from.z, (double) to.x - from.x, (double) to.y - from.y, (double) to.z - from.z, dest);
    }

    /** Among the gathered brushes: sweeps the feet along a path, stopping one skin before a contact; returns the most relevant contact. */
    public void sweep(double x, double y, double z, double dx, double dy, double dz, CapsuleHit dest) {
        sweep(x, y, z, dx, dy, dz, skin, met);
        dest.clear();
        if (!met.isEmpty()) {
            dest.set(foremost(dx, dy, dz));
            dest.fraction = met.fraction;
        }
    }

    /** Faces are preferred to edges, which can be seams; then the contact most opposed to the path. */
    private CapsuleHit foremost(double dx, double dy, double dz) {
        CapsuleHit best = met.get(0);
        for (int i = 1; i < met.count(); i++) {
            CapsuleHit other = met.get(i);
            boolean more = other.nx * dx + other.ny * dy + other.nz * dz < best.nx * dx + best.ny * dy + best.nz * dz;
            if (other.onFace != best.onFace ? other.onFace : more) {
                best = other;
            }
        }
        return best;
    }

    /**
     * Among the gathered brushes: sweeps the feet along a path and returns all contacts that stop it at the same moment,
     * one skin before them.
     */
    public void sweep(double x, double y, double z, double dx, double dy, double dz, ContactSet dest) {
        sweep(x, y, z, dx, dy, dz, skin, dest);
    }

    /** Among the gathered brushes: the free part of a path, for a gap other than the skin. */
    public double free(double x, double y, double z, double dx, double dy, double dz, double gap) {
        sweep(x, y, z, dx, dy, dz, gap, met);
        return met.fraction;
    }

    /** Among the gathered brushes: whether a whole path is free, for a gap other than the skin. */
    public boolean isFree(double x, double y, double z, double dx, double dy, double dz, double gap) {
        met.clear();
        double way = Math.sqrt(dx * dx + dy * dy + dz * dz);
        reach(x, y, z + radius, dx, dy, dz, radius + gap);
        for (int i = 0; i < near.count && met.isEmpty(); i++) {
            if (isReached(near.brushes[i])) {
                sweepBrush(near.brushes[i], x, y, z + radius, dx, dy, dz, way, radius + gap, met);
            }
        }
        return met.isEmpty();
    }

    private void sweep(double x, double y, double z, double dx, double dy, double dz, double gap, ContactSet dest) {
        dest.clear();
        double way = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (!(way > 0) || way == Double.POSITIVE_INFINITY) {
            return;
        }
        double centre = z + radius;
        reach(x, y, centre, dx, dy, dz, radius + gap);
        for (int i = 0; i < near.count; i++) {
            if (isReached(near.brushes[i])) {
                sweepBrush(near.brushes[i], x, y, centre, dx, dy, dz, way, radius + gap, dest);
            }
        }
        dest.finish(TIE / way, skin * PLAY);
    }

    /** Sets the region a ball can touch on its path, with a margin for rounding and tolerance. */
    private void reach(double x, double y, double z, double dx, double dy, double dz, double ball) {
        double more = ball + skin * PLAY;
        minX = (dx < 0 ? x + dx : x) - more;
        maxX = (dx < 0 ? x : x + dx) + more;
        minY = (dy < 0 ? y + dy : y) - more;
        maxY = (dy < 0 ? y : y + dy) + more;
        minZ = (dz < 0 ? z + dz : z) - more;
        maxZ = (dz < 0 ? z : z + dz) + more;
    }

    private boolean isReached(int brush) {
        double[] bounds = hulls.bounds;
        int at = brush * CapsuleHulls.BOUNDS;
        return bounds[at] <= maxX && bounds[at + 3] >= minX && bounds[at + 1] <= maxY && bounds[at + 4] >= minY && bounds[at + 2] <= maxZ && bounds[at + 5] >= minZ;
    }

    private void sweepBrush(int brush, double x, double y, double z, double dx, double dy, double dz, double way, double reach, ContactSet dest) {
        double play = skin * PLAY;
        if (ball.isApart(brush, x, y, z, dx, dy, dz, reach - ROUNDING)) {
            return;
        }
        double start = ball.atLeast;
        if (start <= reach + play / 4) {
            ball.closest(brush, x, y, z);
            start = ball.distance;
        }
        double t = 0;
        if (start > reach + play / 4) {
            t = ball.firstTouch(brush, x, y, z, dx, dy, dz, reach);
            if (t > 1 || t > dest.fraction + TIE / way) {
                return;
            }
            ball.closest(brush, x + dx * t, y + dy * t, z + dz * t);
        }
        double into = ball.nx * dx + ball.ny * dy + ball.nz * dz;
        if (into < -GRAZING * way && (ball.onFace || into < -SQUARE_ON * way || usesUpPlay(brush, x, y, z, dx, dy, dz, start, reach, play))) {
            fill(dest.add(t), brush);
        }
    }

    /** Whether a flat approach to an edge comes closer than the tolerance allows; the capsule without skin is the hard limit. */
    private boolean usesUpPlay(int brush, double x, double y, double z, double dx, double dy, double dz, double start, double reach, double play) {
        double closest = Math.max(Math.min(reach, start) - play, radius + play);
        return start <= closest || ball.firstTouch(brush, x, y, z, dx, dy, dz, closest) <= 1;
    }

    private void fill(CapsuleHit dest, int brush) {
        dest.brush = brush;
        dest.nx = ball.nx;
        dest.ny = ball.ny;
        dest.nz = ball.nz;
        dest.x = ball.x;
        dest.y = ball.y;
        dest.z = ball.nz < 0 ? ball.z + hulls.length : ball.z;
        dest.distance = ball.distance - radius;
        dest.onFace = ball.onFace;
    }

    /** The nearest brush within reach, with distance, normal and point; a negative distance is depth. */
    public void distance(Vec3 feet, double reach, CapsuleHit dest) {
        gather(feet.x, feet.y, feet.z, feet.x, feet.y, feet.z, reach);
        distance(feet.x, feet.y, feet.z, reach, dest);
    }

    /** Among the gathered brushes: the nearest to the capsule within reach, the deepest if it is inside several. */
    public void distance(double x, double y, double z, double reach, CapsuleHit dest) {
        dest.clear();
        double limit = reach + radius;
        reach(x, y, z + radius, 0, 0, 0, limit);
        for (int i = 0; i < near.count; i++) {
            if (isReached(near.brushes[i]) && !ball.isApart(near.brushes[i], x, y, z + radius, limit)) {
                ball.closest(near.brushes[i], x, y, z + radius);
                if (ball.distance < limit || ball.distance == limit && isBefore(near.brushes[i], dest)) {
                    limit = ball.distance;
                    fill(dest, near.brushes[i]);
                }
            }
        }
    }

    private boolean isBefore(int brush, CapsuleHit dest) {
        fill(rival, brush);
        return !dest.isHit() || rival.compareTo(dest) < 0;
    }

    /** Among the gathered brushes: all contacts within reach of the capsule. */
    public void around(double x, double y, double z, double reach, ContactSet dest) {
        dest.clear();
        double limit = reach + radius;
        reach(x, y, z + radius, 0, 0, 0, limit);
        for (int i = 0; i < near.count; i++) {
            if (isReached(near.brushes[i]) && !ball.isApart(near.brushes[i], x, y, z + radius, limit)) {
                ball.closest(near.brushes[i], x, y, z + radius);
                if (ball.distance <= limit) {
                    fill(dest.add(0), near.brushes[i]);
                }
            }
        }
        dest.finish(0, skin * PLAY);
    }

    /** Whether the capsule itself, without skin, is inside a brush; touching does not count. */
    public boolean overlaps(Vec3 feet, CapsuleHit scratch) {
        return penetration(feet, scratch) > 0;
    }

    /** Depth of the deepest brush, 0 if free; the normal is the shortest way out. */
    public double penetration(Vec3 feet, CapsuleHit dest) {
        distance(feet, skin, dest);
        return dest.isHit() ? Math.max(0, -dest.distance) : 0;
    }

    /**
     * Among the gathered brushes: the face through a point that faces up at least this much and is nearest to a
     * direction. Writes its normal to dest; returns false if there is none. All brushes at the point are considered,
     * not only the touched one, because two can share an edge.
     */
    public boolean faceAt(CapsuleHit point, double toX, double toY, double toZ, double leastNz, double[] dest) {
        double play = skin * PLAY;
        double best = Double.NEGATIVE_INFINITY;
        double[] planes = hulls.planes;
        for (int i = 0; i < near.count; i++) {
            int brush = near.brushes[i];
            if (isWithin(brush, point.x, point.y, point.z, play)) {
                for (int at = hulls.planeAt[brush]; at < hulls.planeAt[brush + 1]; at += CapsuleHulls.PLANE) {
                    double nx = planes[at];
                    double ny = planes[at + 1];
                    double nz = planes[at + 2];
                    double along = nx * toX + ny * toY + nz * toZ;
                    boolean passes = nz >= leastNz && nx * point.x + ny * point.y + nz * point.z - planes[at + 3] >= -play;
                    if (passes && (along > best || along == best && isPreferred(nx, ny, nz, dest, 0))) {
                        best = along;
                        dest[0] = nx;
                        dest[1] = ny;
                        dest[2] = nz;
                    }
                }
            }
        }
        return best > Double.NEGATIVE_INFINITY;
    }

    private boolean isWithin(int brush, double x, double y, double z, double play) {
        if (passesBy(brush, x, y, skin)) {
            return false;
        }
        double[] planes = hulls.planes;
        for (int at = hulls.planeAt[brush]; at < hulls.planeAt[brush + 1]; at += CapsuleHulls.PLANE) {
            if (planes[at] * x + planes[at + 1] * y + planes[at + 2] * z - planes[at + 3] > play) {
                return false;
            }
        }
        return true;
    }

    /** Breaks ties between two normals: the one that faces up more, then by value. */
    private static boolean isPreferred(double nx, double ny, double nz, double[] than, int at) {
        return nz != than[at + 2] ? nz > than[at + 2] : nx != than[at] ? nx > than[at] : ny > than[at + 1];
    }

    /** The top of the touched brush on a vertical line: writes height and normal to dest; false if the line misses the brush. */
    public boolean topOf(CapsuleHit contact, double x, double y, double[] dest) {
        boolean found = cut(contact.brush, x, y);
        if (found) {
            take(dest);
        }
        return found;
    }

    /** Among the gathered brushes: the highest top on a vertical line that is not above a limit, including everything stacked on it. */
    public boolean topBelow(double x, double y, double limit, double[] dest) {
        dest[0] = Double.NEGATIVE_INFINITY;
        int onLine = 0;
        for (int i = 0; i < near.count; i++) {
            if (cut(near.brushes[i], x, y)) {
                onLine++;
                if (column[1] <= limit && isHigher(dest)) {
                    take(dest);
                }
            }
        }
        boolean found = dest[0] > Double.NEGATIVE_INFINITY;
        if (found && onLine > 1) {
            stack(x, y, dest);
        }
        return found;
    }

    /** Among the gathered brushes: raises a top on a vertical line to the top of everything stacked on it. */
    public void stack(double x, double y, double[] dest) {
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int i = 0; i < near.count; i++) {
                if (cut(near.brushes[i], x, y) && column[0] <= dest[0] + STACKED && isHigher(dest)) {
                    grown |= column[1] > dest[0];
                    take(dest);
                }
            }
        }
    }

    private boolean isHigher(double[] dest) {
        return column[1] > dest[0] || column[1] == dest[0] && isPreferred(column[2], column[3], column[4], dest, 1);
    }

    private void take(double[] dest) {
        System.arraycopy(column, 1, dest, 0, 4);
    }

    /** A cheap test by bounds: whether a vertical line is farther from a brush than a gap. */
    private boolean passesBy(int brush, double x, double y, double gap) {
        double[] bounds = hulls.bounds;
        int at = brush * CapsuleHulls.BOUNDS;
        return x < bounds[at] - gap || x > bounds[at + 3] + gap || y < bounds[at + 1] - gap || y > bounds[at + 4] + gap;
    }

    /**
     * Intersects a brush with a vertical line: lowest height, highest height and the normal of the top; false if the
     * line misses the brush.
     */
    private boolean cut(int brush, double x, double y) {
        if (passesBy(brush, x, y, UPRIGHT)) {
            return false;
        }
        double low = Double.NEGATIVE_INFINITY;
        double high = Double.POSITIVE_INFINITY;
        double[] planes = hulls.planes;
        int top = -1;
        for (int at = hulls.planeAt[brush]; at < hulls.planeAt[brush + 1]; at += CapsuleHulls.PLANE) {
            double nz = planes[at + 2];
            double rest = planes[at + 3] - planes[at] * x - planes[at + 1] * y;
            if (nz > UPRIGHT && rest / nz < high) {
                high = rest / nz;
                top = at;
            } else if (nz < -UPRIGHT && rest / nz + hulls.length > low) {
                low = rest / nz + hulls.length;
            } else if (Math.abs(nz) <= UPRIGHT && rest < 0) {
                return false;
            }
        }
        if (top < 0 || low > high) {
            return false;
        }
        column[0] = low;
        column[1] = high;
        System.arraycopy(planes, top, column, 2, 3);
        return true;
    }
}
