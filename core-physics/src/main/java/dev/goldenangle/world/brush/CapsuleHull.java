package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A brush extended downwards by the length of a capsule's core. An upright capsule touches the brush exactly where the
 * ball at the core's lower end touches this hull, so every capsule query needs only one convex solid and one ball.
 *
 * <p>Faces that face up keep their edges, faces that face down move down with theirs, and the outline seen from above
 * becomes a ring of vertical sides with a vertical edge at each corner.
 */
final class CapsuleHull {
    private static final double UPRIGHT = 1e-6;
    private static final double SAME_PLACE = 1e-6;
    /** Per plane: outward normal, distance. */
    final double[] planes;
    /** Per edge: start, unit direction, length. */
    final double[] edges;
    /** Lowest and highest corner. */
    final double[] bounds;

    private CapsuleHull(double[] planes, double[] edges) {
        this.planes = planes;
        this.edges = edges;
        bounds = bounds(edges);
    }

    static CapsuleHull of(Brush brush, double length) {
        List<double[]> planes = new ArrayList<>();
        for (Face face : brush.faces()) {
            double z = face.nz();
            if (Math.abs(z) > UPRIGHT) {
                planes.add(supported(brush, face.nx(), face.ny(), z, z < 0 ? -z * length : 0));
            }
        }
        double[][] outline = outline(brush);
        addOutline(brush, outline, planes);
        return new CapsuleHull(joined(planes, CapsuleHulls.PLANE), edges(brush, outline, length));
    }

    /** The plane with this normal through the brush's farthest corner, moved out. */
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

    /** Adds vertical sides along the convex outline of all corners seen from above; if a face is already there, its normal is used. */
    private static void addOutline(Brush brush, double[][] outline, List<double[]> planes) {
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
        double[][] points = places(brush);
        Arrays.sort(points, (a, b) -> a[0] != b[0] ? Double.compare(a[0], b[0]) : Double.compare(a[1], b[1]));
        double[][] chain = new double[2 * points.length][];
        int count = half(points, chain, 0, 0, 1);
        count = half(points, chain, count - 1, points.length - 1, -1);
        return Arrays.copyOf(chain, Math.max(0, count - 1));
    }

    /** The corners seen from above without duplicates: two that differ only by rounding could make the chain drop a third. */
    private static double[][] places(Brush brush) {
        List<double[]> places = new ArrayList<>();
        Vec3 corner = new Vec3();
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, corner);
            if (!isAmong(places, corner)) {
                places.add(new double[] {corner.x, corner.y});
            }
        }
        return places.toArray(new double[0][]);
    }

    private static boolean isAmong(List<double[]> places, Vec3 corner) {
        for (double[] place : places) {
            if (isSamePlace(place[0], place[1], corner.x, corner.y)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSamePlace(double x, double y, double otherX, double otherY) {
        return Math.abs(x - otherX) <= SAME_PLACE && Math.abs(y - otherY) <= SAME_PLACE;
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

    /**
     * Uses the brush's own edges, not the intersections of its rounded planes, because welded corners are not exactly
     * on them. For the same reason an edge between two vertical sides can lean a little; it is then not a corner of the
     * outline and is kept with the other edges.
     */
    private static double[] edges(Brush brush, double[][] outline, double length) {
        List<double[]> found = new ArrayList<>();
        Vec3 a = new Vec3();
        Vec3 b = new Vec3();
        for (int i = 0; i < brush.edgeCount(); i++) {
            brush.vertex(brush.edgeStart(i), a);
            brush.vertex(brush.edgeEnd(i), b);
            boolean looksUp = meetsFace(brush, a, b, 1);
            boolean looksDown = meetsFace(brush, a, b, -1);
            boolean leans = !looksUp && !looksDown && !isSamePlace(a.x, a.y, b.x, b.y);
            if (looksUp || leans) {
                found.add(segment(a.x, a.y, a.z, b.x, b.y, b.z));
            }
            if (looksDown || leans) {
                found.add(segment(a.x, a.y, a.z - length, b.x, b.y, b.z - length));
            }
        }
        for (double[] corner : outline) {
            found.add(upright(brush, corner, length));
        }
        return joined(found, CapsuleHulls.EDGE);
    }

    private static double[] joined(List<double[]> parts, int size) {
        double[] all = new double[parts.size() * size];
        for (int i = 0; i < parts.size(); i++) {
            System.arraycopy(parts.get(i), 0, all, i * size, size);
        }
        return all;
    }

    /** Whether an edge belongs to a face that faces up (1) or down (−1). */
    private static boolean meetsFace(Brush brush, Vec3 a, Vec3 b, int up) {
        for (Face face : brush.faces()) {
            if (face.nz() * up > UPRIGHT && hasCorner(face, a) && hasCorner(face, b)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasCorner(Face face, Vec3 corner) {
        float[] p = face.polygon();
        for (int i = 0; i < p.length; i += 3) {
            if (p[i] == corner.x && p[i + 1] == corner.y && p[i + 2] == corner.z) {
                return true;
            }
        }
        return false;
    }

    private static double[] bounds(double[] edges) {
        double[] bounds = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (int at = 0; at < edges.length; at += CapsuleHulls.EDGE) {
            for (int axis = 0; axis < 3; axis++) {
                double start = edges[at + axis];
                double end = start + edges[at + 3 + axis] * edges[at + 6];
                bounds[axis] = Math.min(bounds[axis], Math.min(start, end));
                bounds[3 + axis] = Math.max(bounds[3 + axis], Math.max(start, end));
            }
        }
        return bounds;
    }

    /** The vertical edge at a corner of the outline, from the lowest brush corner there, moved down, to the highest. */
    private static double[] upright(Brush brush, double[] corner, double length) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        Vec3 v = new Vec3();
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, v);
            if (isSamePlace(v.x, v.y, corner[0], corner[1])) {
                low = Math.min(low, v.z - length);
                high = Math.max(high, v.z);
            }
        }
        return segment(corner[0], corner[1], low, corner[0], corner[1], high);
    }

    private static double[] segment(double ax, double ay, double az, double bx, double by, double bz) {
        double x = bx - ax;
        double y = by - ay;
        double z = bz - az;
        double length = Math.sqrt(x * x + y * y + z * z);
        double scale = length > 0 ? 1 / length : 0;
        return new double[] {ax, ay, az, x * scale, y * scale, z * scale, length};
    }
}
