package dev.goldenangle.world.brush;

import java.util.ArrayList;
import java.util.List;

/**
 * Penetration depth of two convex hulls of points and the shortest way out, by the expanding polytope algorithm: a
 * polytope inside their difference is expanded until its face nearest to the origin is a face of the difference. It
 * allocates, and serves as the reference for the capsule's closed form.
 */
final class Epa {
    private static final int ROUNDS = 200;
    private static final double CONVERGED = 1e-10;
    private final Gjk gjk;
    private final List<double[]> points = new ArrayList<>();
    private final List<Side> sides = new ArrayList<>();

    /** @param gjk the two shapes, placed */
    public Epa(Gjk gjk) {
        this.gjk = gjk;
    }

    private record Side(int a, int b, int c, double[] normal, double distance) {
    }

    /** The depth, 0 if the shapes are apart. Writes the direction in which the second shape must move out to dest. */
    public double depth(double[] dest) {
        if (gjk.distance(dest) > 0 || !start()) {
            return 0;
        }
        double[] newest = new double[3];
        Side nearest = nearestSide();
        for (int round = 0; round < ROUNDS; round++) {
            double[] n = nearest.normal;
            gjk.support(n[0], n[1], n[2], newest);
            if (n[0] * newest[0] + n[1] * newest[1] + n[2] * newest[2] - nearest.distance < CONVERGED) {
                break;
            }
            expand(newest.clone());
            nearest = nearestSide();
        }
        System.arraycopy(nearest.normal, 0, dest, 0, 3);
        return nearest.distance;
    }

    /** A tetrahedron of difference points around the origin, or nearly so; false if the difference is flat. */
    private boolean start() {
        points.clear();
        sides.clear();
        double[][] directions = {{1, 0.1, 0.2}, {-1, 0.3, 0.1}, {0.2, 1, -0.1}, {0.1, -1, 0.3}, {-0.2, 0.1, 1}, {0.3, -0.2, -1}};
        for (double[] d : directions) {
            addFarthest(d[0], d[1], d[2]);
        }
        if (!tetrahedron()) {
            leaveTheirPlane();
            if (!tetrahedron()) {
                return false;
            }
        }
        for (int i = 4; i < points.size(); i++) {
            connect(i);
        }
        return true;
    }

    private void addFarthest(double x, double y, double z) {
        double[] p = new double[3];
        gjk.support(x, y, z, p);
        points.add(p);
    }

    /** The points found so far lie in one plane, because few corners are farthest in many directions: looks to both sides of it. */
    private void leaveTheirPlane() {
        int known = points.size();
        for (int b = 1; b < known; b++) {
            for (int c = b + 1; c < known; c++) {
                double[] n = cross(points.get(0), points.get(b), points.get(c));
                addFarthest(n[0], n[1], n[2]);
                addFarthest(-n[0], -n[1], -n[2]);
            }
        }
    }

    private boolean tetrahedron() {
        for (int b = 1; b < points.size(); b++) {
            for (int c = b + 1; c < points.size(); c++) {
                for (int d = c + 1; d < points.size(); d++) {
                    double volume = height(points.get(0), points.get(b), points.get(c), points.get(d));
                    if (Math.abs(volume) > 1e-9) {
                        move(b, 1);
                        move(c, 2);
                        move(d, 3);
                        addTetrahedron(volume > 0);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void move(int from, int to) {
        points.add(to, points.remove(from));
    }

    private void addTetrahedron(boolean fourthIsAbove) {
        int b = fourthIsAbove ? 2 : 1;
        int c = fourthIsAbove ? 1 : 2;
        add(0, b, c);
        add(0, c, 3);
        add(0, 3, b);
        add(b, 3, c);
    }

    private static double height(double[] a, double[] b, double[] c, double[] d) {
        double[] n = cross(a, b, c);
        return n[0] * (d[0] - a[0]) + n[1] * (d[1] - a[1]) + n[2] * (d[2] - a[2]);
    }

    private static double[] cross(double[] a, double[] b, double[] c) {
        double ux = b[0] - a[0];
        double uy = b[1] - a[1];
        double uz = b[2] - a[2];
        double vx = c[0] - a[0];
        double vy = c[1] - a[1];
        double vz = c[2] - a[2];
        return new double[] {uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx};
    }

    private void add(int a, int b, int c) {
        double[] n = cross(points.get(a), points.get(b), points.get(c));
        double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
        if (length > 1e-15) {
            double[] unit = {n[0] / length, n[1] / length, n[2] / length};
            double[] p = points.get(a);
            sides.add(new Side(a, b, c, unit, unit[0] * p[0] + unit[1] * p[1] + unit[2] * p[2]));
        }
    }

    private void expand(double[] point) {
        points.add(point);
        connect(points.size() - 1);
    }

    /** Removes the sides that a point can see and closes the hole with sides to the point. */
    private void connect(int index) {
        double[] p = points.get(index);
        List<int[]> rim = new ArrayList<>();
        sides.removeIf(side -> {
            double above = side.normal[0] * p[0] + side.normal[1] * p[1] + side.normal[2] * p[2] - side.distance;
            if (above > 1e-12) {
                open(rim, side.a, side.b);
                open(rim, side.b, side.c);
                open(rim, side.c, side.a);
                return true;
            }
            return false;
        });
        for (int[] edge : rim) {
            add(edge[0], edge[1], index);
        }
    }

    /** An edge seen from both sides is inside the hole; one seen once is on its rim. */
    private static void open(List<int[]> rim, int a, int b) {
        if (!rim.removeIf(edge -> edge[0] == b && edge[1] == a)) {
            rim.add(new int[] {a, b});
        }
    }

    private Side nearestSide() {
        Side nearest = sides.get(0);
        for (Side side : sides) {
            if (side.distance < nearest.distance) {
                nearest = side;
            }
        }
        return nearest;
    }
}
