package dev.goldenangle.world.brush;

/**
 * Distance between two convex hulls of points by the algorithm of Gilbert, Johnson and Keerthi, for any pair of convex
 * shapes. A reference for testing the sweeps and closed forms of the world; movement does not use it, because boxes and
 * capsules have exact forms that allocate nothing.
 *
 * <ol>
 * <li>The difference of the two shapes contains the origin exactly if they meet; its point nearest to the origin gives
 *     the distance and direction.
 * <li>A simplex of at most four points of the difference is improved by the farthest point towards the origin, and
 *     reduced to the part nearest to it, until nothing comes nearer.
 * <li>A sweep advances by the distance divided by the speed of approach, which can never overshoot, until the gap is
 *     reached.
 * </ol>
 */
final class Gjk {
    private static final int ROUNDS = 100;
    private static final double CONVERGED = 1e-14;
    private static final int ADVANCES = 200;
    private static final double ARRIVED = 1e-10;
    private final double[] a;
    private final double[] b;
    /** The simplex: points of a − b, three numbers each. */
    final double[] simplex = new double[12];
    int size;
    private final double[] nearest = new double[3];
    private final double[] newest = new double[3];
    private final SimplexNearest reducer = new SimplexNearest();
    private double offsetX;
    private double offsetY;
    private double offsetZ;

    /** @param a points of one shape, x y z each; @param b points of the other */
    public Gjk(double[] a, double[] b) {
        this.a = a.clone();
        this.b = b.clone();
    }

    /** Moves the second shape to this offset from its points. */
    public Gjk place(double x, double y, double z) {
        offsetX = x;
        offsetY = y;
        offsetZ = z;
        return this;
    }

    /** The distance between the shapes, 0 if they meet. Writes the unit direction from the first to the second to dest. */
    public double distance(double[] dest) {
        size = 0;
        nearest[0] = a[0] - b[0] - offsetX;
        nearest[1] = a[1] - b[1] - offsetY;
        nearest[2] = a[2] - b[2] - offsetZ;
        double square = dot(nearest, nearest);
        for (int round = 0; round < ROUNDS && square > CONVERGED; round++) {
            support(-nearest[0], -nearest[1], -nearest[2], newest);
            if (square - dot(nearest, newest) <= CONVERGED * Math.max(1, square) || isKnown()) {
                break;
            }
            System.arraycopy(newest, 0, simplex, 3 * size++, 3);
            size = reducer.reduce(simplex, size, nearest);
            square = size == 4 ? 0 : dot(nearest, nearest);
        }
        double distance = square > CONVERGED ? Math.sqrt(square) : 0;
        for (int axis = 0; axis < 3; axis++) {
            dest[axis] = distance > 0 ? -nearest[axis] / distance : 0;
        }
        return distance;
    }

    /**
     * The part of a path that the second shape can move before the distance falls to a gap; 1 for all of it, 0 if the shapes
     * already meet. The direction between the shapes there is written to dest, zero if they met from the start.
     */
    public double advance(double dx, double dy, double dz, double gap, double[] dest) {
        double startX = offsetX;
        double startY = offsetY;
        double startZ = offsetZ;
        double[] direction = new double[3];
        double t = 0;
        for (int i = 0; i < ADVANCES; i++) {
            place(startX + dx * t, startY + dy * t, startZ + dz * t);
            double distance = distance(direction);
            if (distance == 0) {
                // They touch: the direction is undefined, so that of the previous round, still in dest, is kept.
                System.arraycopy(i == 0 ? direction : dest, 0, dest, 0, 3);
                return t;
            }
            System.arraycopy(direction, 0, dest, 0, 3);
            double room = distance - gap;
            double approach = -(dest[0] * dx + dest[1] * dy + dest[2] * dz);
            if (room <= ARRIVED && approach > 0) {
                return t;
            }
            if (approach <= 0 || t + room / approach > 1) {
                return 1;
            }
            t += room / approach;
        }
        return t;
    }

    /** The point of a − b farthest along a direction. */
    void support(double x, double y, double z, double[] dest) {
        int p = farthest(a, x, y, z);
        int q = farthest(b, -x, -y, -z);
        dest[0] = a[p] - b[q] - offsetX;
        dest[1] = a[p + 1] - b[q + 1] - offsetY;
        dest[2] = a[p + 2] - b[q + 2] - offsetZ;
    }

    private static int farthest(double[] points, double x, double y, double z) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < points.length; i += 3) {
            double along = points[i] * x + points[i + 1] * y + points[i + 2] * z;
            if (along > most) {
                most = along;
                best = i;
            }
        }
        return best;
    }

    private boolean isKnown() {
        for (int i = 0; i < 3 * size; i += 3) {
            if (simplex[i] == newest[0] && simplex[i + 1] == newest[1] && simplex[i + 2] == newest[2]) {
                return true;
            }
        }
        return false;
    }

    private static double dot(double[] p, double[] q) {
        return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
    }
}
