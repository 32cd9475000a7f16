package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

/**
 * Meets a brush world with an upright capsule, given by its feet.
 *
 * <p>How it works:
 * <ol>
 * <li>Each brush is drawn out downwards by the capsule's core, so that only the ball at the core's lower end is left to
 *     move ({@link CapsuleHull}); against that hull every answer is a closed form ({@link BallOnHull}).
 * <li>{@link #gather} collects the brushes near a box once; the queries after it look at those alone. The queries that
 *     take vectors gather for themselves.
 * <li>A sweep stops a skin short of what it meets. Contact counts only if the way would come closer than the skin by
 *     more than a small play, so a floor or wall of many coplanar brushes is met as one: sliding along it at a skin's
 *     distance never comes closer to the next brush.
 * <li>A brush that is touched at the start stops the sweep at once if the way leads into it, and not at all otherwise:
 *     the distance to a convex solid never shrinks again once it grows.
 * </ol>
 * Scratch of one mover: not for use by two threads at once.
 */
public final class CapsuleTracer {
    /** Part of the skin that a slide may lose to rounding and grazing before it counts as contact. */
    private static final double PLAY = 1 / 32.0;
    /** Sine of the angle into a touched surface that still counts as along it. */
    private static final double GRAZING = 1e-5;
    /** Sine of the angle into a surface from which on a touch is a touch, however short; flatter ones must use up the play. */
    private static final double SQUARE_ON = 0.1;
    /** Lengths closer than this are equal; of contacts at equal length the most opposed wins. */
    private static final double TIE = 1e-7;
    /** A body at rest is this much nearer to its ground than it should be, at most, because its state is kept in floats. */
    private static final double ROUNDING = 1e-6;
    private static final double UPRIGHT = 1e-6;
    private final CapsuleHulls hulls;
    private final BallOnHull ball;
    private final NearBrushes near;
    private final double radius;
    private final double height;
    private final double skin;

    public CapsuleTracer(BrushWorld world, float radius, float height, float skin) {
        this.radius = radius;
        this.height = Math.max(height, 2 * radius);
        this.skin = skin;
        hulls = world.capsuleHulls(this.height - 2 * this.radius);
        ball = new BallOnHull(hulls);
        near = new NearBrushes(world);
    }

    /** Collects the brushes that a capsule can meet whose feet stay inside a box, with a margin around it. */
    public void gather(double minX, double minY, double minZ, double maxX, double maxY, double maxZ, double margin) {
        double reach = radius + skin + margin;
        near.gather(minX - reach, minY - reach, minZ - skin - margin, maxX + reach, maxY + reach, maxZ + height + skin + margin);
    }

    /** Sweeps the capsule's feet from one place to another. */
    public void sweep(Vec3 from, Vec3 to, CapsuleHit dest) {
        gather(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.min(from.z, to.z),
                Math.max(from.x, to.x), Math.max(from.y, to.y), Math.max(from.z, to.z), skin);
        sweep(from.x, from.y, from.z, (double) to.x - from.x, (double) to.y - from.y, (double) to.z - from.z, dest);
    }

    /** Among the gathered brushes: sweeps the feet from a place along a way, stopping a skin short. */
    public void sweep(double x, double y, double z, double dx, double dy, double dz, CapsuleHit dest) {
        sweep(x, y, z, dx, dy, dz, skin, dest);
    }

    /** Among the gathered brushes: the same, stopping at another distance than the skin. */
    public void sweep(double x, double y, double z, double dx, double dy, double dz, double gap, CapsuleHit dest) {
        dest.clear();
        double way = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (!(way > 0) || way == Double.POSITIVE_INFINITY) {
            return;
        }
        double centre = z + radius;
        for (int i = 0; i < near.count; i++) {
            sweepBrush(near.brushes[i], x, y, centre, dx, dy, dz, way, radius + gap, dest);
        }
    }

    private void sweepBrush(int brush, double x, double y, double z, double dx, double dy, double dz, double way, double reach, CapsuleHit dest) {
        double play = skin * PLAY;
        if (ball.isApart(brush, x, y, z, dx, dy, dz, reach - ROUNDING)) {
            return;
        }
        ball.closest(brush, x, y, z);
        double start = ball.distance;
        double t = 0;
        if (start > reach + play / 4) {
            t = ball.firstTouch(brush, x, y, z, dx, dy, dz, reach);
            if (t > 1 || t > dest.fraction + TIE / way) {
                return;
            }
            ball.closest(brush, x + dx * t, y + dy * t, z + dz * t);
        }
        double into = ball.nx * dx + ball.ny * dy + ball.nz * dz;
        if (into < -GRAZING * way && comesFirst(t, into, way, dx, dy, dz, dest)
                && (ball.onFace || into < -SQUARE_ON * way || usesUpPlay(brush, x, y, z, dx, dy, dz, start, reach, play))) {
            ball.closest(brush, x + dx * t, y + dy * t, z + dz * t);
            dest.fraction = Math.min(t, dest.fraction);
            fill(dest, brush);
        }
    }

    /** Of two contacts at the same place a face beats an edge, which may be a seam; then the more opposed wins. */
    private boolean comesFirst(double t, double into, double way, double dx, double dy, double dz, CapsuleHit dest) {
        double slack = TIE / way;
        if (t < dest.fraction - slack || t > dest.fraction + slack || dest.brush < 0) {
            return t <= dest.fraction;
        }
        return ball.onFace != dest.onFace ? ball.onFace : into < dest.nx * dx + dest.ny * dy + dest.nz * dz - TIE * way;
    }

    /** Whether a flat approach to an edge comes closer than the play allows; never closer than the bare capsule. */
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

    /** The nearest brush no farther than a reach, with distance, normal and point; negative distance is depth. */
    public void distance(Vec3 feet, double reach, CapsuleHit dest) {
        gather(feet.x, feet.y, feet.z, feet.x, feet.y, feet.z, reach);
        distance(feet.x, feet.y, feet.z, reach, dest);
    }

    /** Among the gathered brushes: the nearest to the capsule and no farther than a reach, the deepest when inside several. */
    public void distance(double x, double y, double z, double reach, CapsuleHit dest) {
        dest.clear();
        double limit = reach + radius;
        for (int i = 0; i < near.count; i++) {
            if (!ball.isApart(near.brushes[i], x, y, z + radius, 0, 0, 0, limit)) {
                ball.closest(near.brushes[i], x, y, z + radius);
                if (ball.distance <= limit) {
                    limit = ball.distance;
                    fill(dest, near.brushes[i]);
                }
            }
        }
    }

    /** Whether the capsule itself, without skin, is inside a brush; touching is not. */
    public boolean overlaps(Vec3 feet, CapsuleHit scratch) {
        return penetration(feet, scratch) > 0;
    }

    /** Depth of the deepest brush, 0 when free; the normal leads out of it by the shortest way. */
    public double penetration(Vec3 feet, CapsuleHit dest) {
        distance(feet, skin, dest);
        return dest.isHit() ? Math.max(0, -dest.distance) : 0;
    }

    /**
     * The sides of a brush that meet at a contact: writes the normal of the one that looks up most, and the normal z of
     * the one that looks up least, to dest; false when no side passes near the contact.
     */
    public boolean sidesAt(CapsuleHit contact, double[] dest) {
        dest[2] = -2;
        dest[3] = 2;
        double[] planes = hulls.planes;
        for (int at = hulls.planeAt[contact.brush]; at < hulls.planeAt[contact.brush + 1]; at += CapsuleHulls.PLANE) {
            double away = planes[at] * contact.x + planes[at + 1] * contact.y + planes[at + 2] * contact.z - planes[at + 3];
            if (Math.abs(away) < skin * PLAY) {
                dest[3] = Math.min(dest[3], planes[at + 2]);
                if (planes[at + 2] > dest[2]) {
                    dest[0] = planes[at];
                    dest[1] = planes[at + 1];
                    dest[2] = planes[at + 2];
                }
            }
        }
        return dest[2] > -2;
    }

    public int gatheredCount() {
        return near.count;
    }

    public int gatheredBrush(int index) {
        return near.brushes[index];
    }

    /**
     * Cuts a brush with an upright line: writes lowest height, highest height and the steepness (normal z) of the top to
     * dest; false when the line passes it by.
     */
    public boolean column(int brush, double x, double y, double[] dest) {
        double low = Double.NEGATIVE_INFINITY;
        double high = Double.POSITIVE_INFINITY;
        double[] planes = hulls.planes;
        for (int at = hulls.planeAt[brush]; at < hulls.planeAt[brush + 1]; at += CapsuleHulls.PLANE) {
            double nz = planes[at + 2];
            double rest = planes[at + 3] - planes[at] * x - planes[at + 1] * y;
            if (nz > UPRIGHT && rest / nz < high) {
                high = rest / nz;
                dest[2] = nz;
            } else if (nz < -UPRIGHT) {
                low = Math.max(low, rest / nz + hulls.length);
            } else if (Math.abs(nz) <= UPRIGHT && rest < 0) {
                return false;
            }
        }
        dest[0] = low;
        dest[1] = high;
        return low <= high;
    }
}
