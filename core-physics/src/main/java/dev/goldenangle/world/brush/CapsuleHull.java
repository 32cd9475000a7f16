package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A brush drawn out downwards by the length of a capsule's core. An upright capsule touches the brush exactly where the
 * ball at the core's lower end touches this hull, so one convex solid and one ball answer every capsule question.
 *
 * <p>Faces that look up stay, faces that look down sink by the length, and the outline seen from above becomes a ring of
 * upright sides. Edges are found as the corners shared by two sides; an edge too many lies inside and does no harm.
 */
final class CapsuleHull {
    private static final double UPRIGHT = 1e-6;
    private static final double SAME_NORMAL = 1e-9;
    private static final double ON_PLANE = 1e-4;
    /** Per plane: outward normal, distance. */
    final double[] planes;
    /** Per edge: start, direction of length one, length. */
    final double[] edges;

    private CapsuleHull(double[] planes, double[] edges) {
        this.planes = planes;
        this.edges = edges;
    }

    static CapsuleHull of(Brush brush, double length) {
        List<double[]> planes = new ArrayList<>();
        for (Face face : brush.faces()) {
            double z = face.nz();
            if (Math.abs(z) > UPRIGHT) {
                planes.add(supported(brush, face.nx(), face.ny(), z, z < 0 ? -z * length : 0));
            }
        }
        addOutline(brush, planes);
        double[] flat = planes.stream().flatMapToDouble(Arrays::stream).toArray();
        return new CapsuleHull(flat, edges(planes, corners(brush, length)));
    }

    /** The plane with this normal that touches the brush's farthest corner, moved out. */
    private static double[] supported(Brush brush, double nx, double ny, double nz, double out) {
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        double[] plane = {nx / length, ny / length, nz / length, 0};
        plane[3] = support(brush, plane) + out;
        return plane;
    }

    private static double support(Brush brush, double[] normal) {
        Vec3 corner = new Vec3();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, corner);
            most = Math.max(most, normal[0] * corner.x + normal[1] * corner.y + normal[2] * corner.z);
        }
        return most;
    }

    /** Upright sides along the convex outline of all corners seen from above; a face that already stands there gives its normal. */
    private static void addOutline(Brush brush, List<double[]> planes) {
        double[][] outline = outline(brush);
        for (int i = 0; i < outline.length; i++) {
            double[] a = outline[i];
            double[] b = outline[(i + 1) % outline.length];
            double length = Math.sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]));
            if (length > 0) {
                double[] side = {(b[1] - a[1]) / length, (a[0] - b[0]) / length, 0, 0};
                side[3] = support(brush, side);
                planes.add(uprightFace(brush, side));
            }
        }
    }

    private static double[] uprightFace(Brush brush, double[] side) {
        for (Face face : brush.faces()) {
            if (Math.abs(face.nz()) <= UPRIGHT && face.nx() * side[0] + face.ny() * side[1] > 1 - 1e-6) {
                return supported(brush, face.nx(), face.ny(), 0, 0);
            }
        }
        return side;
    }

    /** Counter-clockwise convex outline of the corners seen from above (monotone chain). */
    private static double[][] outline(Brush brush) {
        double[][] points = new double[brush.vertexCount()][];
        Vec3 corner = new Vec3();
        for (int i = 0; i < points.length; i++) {
            brush.vertex(i, corner);
            points[i] = new double[] {corner.x, corner.y};
        }
        Arrays.sort(points, (a, b) -> a[0] != b[0] ? Double.compare(a[0], b[0]) : Double.compare(a[1], b[1]));
        double[][] chain = new double[2 * points.length][];
        int count = half(points, chain, 0, 0, 1);
        count = half(points, chain, count - 1, points.length - 1, -1);
        return Arrays.copyOf(chain, Math.max(0, count - 1));
    }

    private static int half(double[][] points, double[][] chain, int floor, int from, int step) {
        int count = floor;
        for (int i = from; i >= 0 && i < points.length; i += step) {
            while (count >= floor + 2 && turn(chain[count - 2], chain[count - 1], points[i]) <= 1e-9) {
                count--;
            }
            chain[count++] = points[i];
        }
        return count;
    }

    private static double turn(double[] a, double[] b, double[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    private static double[][] corners(Brush brush, double length) {
        double[][] corners = new double[2 * brush.vertexCount()][];
        Vec3 corner = new Vec3();
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, corner);
            corners[2 * i] = new double[] {corner.x, corner.y, corner.z};
            corners[2 * i + 1] = new double[] {corner.x, corner.y, corner.z - length};
        }
        return corners;
    }

    private static double[] edges(List<double[]> planes, double[][] corners) {
        List<double[]> found = new ArrayList<>();
        for (int i = 0; i < planes.size(); i++) {
            for (int j = i + 1; j < planes.size(); j++) {
                addEdge(planes.get(i), planes.get(j), corners, found);
            }
        }
        return found.stream().flatMapToDouble(Arrays::stream).toArray();
    }

    /** The farthest two corners on both planes, if there are two. */
    private static void addEdge(double[] p, double[] q, double[][] corners, List<double[]> found) {
        double x = p[1] * q[2] - p[2] * q[1];
        double y = p[2] * q[0] - p[0] * q[2];
        double z = p[0] * q[1] - p[1] * q[0];
        if (x * x + y * y + z * z < SAME_NORMAL) {
            return;
        }
        double[] low = null;
        double[] high = null;
        for (double[] c : corners) {
            if (isOn(p, c) && isOn(q, c)) {
                double along = x * c[0] + y * c[1] + z * c[2];
                low = low == null || along < x * low[0] + y * low[1] + z * low[2] ? c : low;
                high = high == null || along > x * high[0] + y * high[1] + z * high[2] ? c : high;
            }
        }
        if (low != null) {
            found.add(segment(low, high));
        }
    }

    private static boolean isOn(double[] plane, double[] c) {
        double reach = ON_PLANE + 1e-6 * (Math.abs(c[0]) + Math.abs(c[1]) + Math.abs(c[2]));
        return Math.abs(plane[0] * c[0] + plane[1] * c[1] + plane[2] * c[2] - plane[3]) < reach;
    }

    private static double[] segment(double[] a, double[] b) {
        double x = b[0] - a[0];
        double y = b[1] - a[1];
        double z = b[2] - a[2];
        double length = Math.sqrt(x * x + y * y + z * z);
        double scale = length > 0 ? 1 / length : 0;
        return new double[] {a[0], a[1], a[2], x * scale, y * scale, z * scale, length};
    }
}
