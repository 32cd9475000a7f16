package dev.goldenangle.controller.scenario;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;

/** Brushes of scenarios, given with y up. */
final class Shapes {
    private static final double UNIT = 1.0 / 32;

    private Shapes() {
    }

    /** Centre, half extents, rotation quaternion. */
    static Brush box(double[] b) {
        BrushBuilder builder = new BrushBuilder(UNIT);
        double[] centre = {b[0], -b[2], b[1]};
        for (int axis = 0; axis < 3; axis++) {
            double[] unit = new double[3];
            unit[axis] = 1;
            double[] turned = rotate(unit, b[6], b[7], b[8], b[9]);
            double[] n = {turned[0], -turned[2], turned[1]};
            double at = n[0] * centre[0] + n[1] * centre[1] + n[2] * centre[2];
            builder.addPlane(n[0], n[1], n[2], at + b[3 + axis], "");
            builder.addPlane(-n[0], -n[1], -n[2], -at + b[3 + axis], "");
        }
        return builder.build().brush();
    }

    private static double[] rotate(double[] v, double x, double y, double z, double w) {
        double tx = 2 * (y * v[2] - z * v[1]);
        double ty = 2 * (z * v[0] - x * v[2]);
        double tz = 2 * (x * v[1] - y * v[0]);
        return new double[] {v[0] + w * tx + y * tz - z * ty, v[1] + w * ty + z * tx - x * tz, v[2] + w * tz + x * ty - y * tx};
    }

    /** The convex hull of points with y up. */
    static Brush hull(double[] points) {
        double[] turned = new double[points.length];
        for (int i = 0; i < points.length; i += 3) {
            turned[i] = points[i];
            turned[i + 1] = -points[i + 2];
            turned[i + 2] = points[i + 1];
        }
        return hullOf(turned);
    }

    /** The convex hull of a few points with z up: every plane through three of them that has all others behind it. */
    static Brush hullOf(double... p) {
        BrushBuilder builder = new BrushBuilder(UNIT);
        int count = p.length / 3;
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < count; j++) {
                for (int k = 0; k < count; k++) {
                    addIfOutside(builder, p, 3 * i, 3 * j, 3 * k);
                }
            }
        }
        return builder.build().brush();
    }

    private static void addIfOutside(BrushBuilder builder, double[] p, int a, int b, int c) {
        double ux = p[b] - p[a];
        double uy = p[b + 1] - p[a + 1];
        double uz = p[b + 2] - p[a + 2];
        double vx = p[c] - p[a];
        double vy = p[c + 1] - p[a + 1];
        double vz = p[c + 2] - p[a + 2];
        double nx = uy * vz - uz * vy;
        double ny = uz * vx - ux * vz;
        double nz = ux * vy - uy * vx;
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        if (length < 1e-9) {
            return;
        }
        double dist = (nx * p[a] + ny * p[a + 1] + nz * p[a + 2]) / length;
        for (int i = 0; i < p.length; i += 3) {
            if ((nx * p[i] + ny * p[i + 1] + nz * p[i + 2]) / length > dist + 1e-9) {
                return;
            }
        }
        builder.addPlane(nx / length, ny / length, nz / length, dist, "");
    }
}
