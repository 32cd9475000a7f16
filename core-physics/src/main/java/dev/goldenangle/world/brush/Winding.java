package dev.goldenangle.world.brush;

import java.util.Arrays;

/** Convex polygons in double precision as arrays x y z x y z…, counter-clockwise around their normal. */
final class Winding {
    private Winding() {
    }

    /** A square in the plane, large enough to reach past every brush of the given extent. */
    static double[] square(double[] plane, double extent) {
        int major = Math.abs(plane[0]) > Math.abs(plane[1]) ? 0 : 1;
        major = Math.abs(plane[2]) > Math.abs(plane[major]) ? 2 : major;
        double[] up = {0, 0, 0};
        up[major == 2 ? 0 : 2] = 1;
        double lean = dot(up, 0, plane);
        for (int axis = 0; axis < 3; axis++) {
            up[axis] -= lean * plane[axis];
        }
        scale(up, extent / Math.sqrt(dot(up, 0, up)));
        double[] right = {up[1] * plane[2] - up[2] * plane[1], up[2] * plane[0] - up[0] * plane[2], up[0] * plane[1] - up[1] * plane[0]};
        double[] corners = new double[12];
        for (int axis = 0; axis < 3; axis++) {
            double centre = plane[axis] * plane[3];
            corners[axis] = centre - right[axis] - up[axis];
            corners[3 + axis] = centre + right[axis] - up[axis];
            corners[6 + axis] = centre + right[axis] + up[axis];
            corners[9 + axis] = centre - right[axis] + up[axis];
        }
        return corners;
    }

    /** The part of the polygon behind the plane; fewer than three corners mean nothing is left. */
    static double[] clip(double[] polygon, double[] plane, double tolerance) {
        int count = polygon.length / 3;
        double[] distance = new double[count + 1];
        boolean anyInFront = false;
        for (int i = 0; i < count; i++) {
            distance[i] = dot(polygon, 3 * i, plane) - plane[3];
            anyInFront |= distance[i] > tolerance;
        }
        if (!anyInFront) {
            return polygon;
        }
        distance[count] = distance[0];
        double[] kept = new double[polygon.length + 6];
        int size = 0;
        for (int i = 0; i < count; i++) {
            if (distance[i] <= tolerance) {
                System.arraycopy(polygon, 3 * i, kept, size, 3);
                size += 3;
            }
            if (distance[i] > tolerance && distance[i + 1] < -tolerance || distance[i] < -tolerance && distance[i + 1] > tolerance) {
                double t = distance[i] / (distance[i] - distance[i + 1]);
                int next = 3 * ((i + 1) % count);
                for (int axis = 0; axis < 3; axis++) {
                    kept[size++] = polygon[3 * i + axis] + t * (polygon[next + axis] - polygon[3 * i + axis]);
                }
            }
        }
        return Arrays.copyOf(kept, size);
    }

    static double dot(double[] points, int at, double[] plane) {
        return points[at] * plane[0] + points[at + 1] * plane[1] + points[at + 2] * plane[2];
    }

    private static void scale(double[] v, double factor) {
        for (int axis = 0; axis < 3; axis++) {
            v[axis] *= factor;
        }
    }
}
