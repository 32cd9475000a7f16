package dev.goldenangle.world.brush;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The corners, edges and polygons of a convex solid given by its planes, in double precision. Each plane starts as a
 * huge square that is clipped by all other planes; corners closer than the weld distance are merged.
 */
final class Polytope {
    /** Largest coordinate of a corner, in map units; a larger brush counts as unbounded. */
    static final double LIMIT = 131_072;
    private static final double CLIP = 1e-4;
    private static final double WELD = 5e-3;
    private static final double NEEDLE = 1e-2;

    private final double unit;
    private final List<double[]> vertices = new ArrayList<>();
    private final List<int[]> polygons = new ArrayList<>();
    private final List<int[]> edges = new ArrayList<>();
    private BrushFault fault;

    /** Tolerances are in map units, which are {@code unit} long; planes are nx ny nz dist, solid where n·p ≤ dist. */
    Polytope(List<double[]> planes, double unit) {
        this.unit = unit;
        for (int i = 0; i < planes.size() && fault == null; i++) {
            polygons.add(weld(polygonOf(planes, i)));
        }
        if (fault == null) {
            collectEdges();
            fault = findFault(planes);
        }
    }

    /** Why this is not a valid brush, or null if it is. */
    BrushFault fault() {
        return fault;
    }

    List<double[]> vertices() {
        return vertices;
    }

    /** Pairs of vertex numbers. */
    List<int[]> edges() {
        return edges;
    }

    /** The corners of a plane's polygon, counter-clockwise seen from outside; empty if the plane touches no side. */
    int[] polygon(int plane) {
        return polygons.get(plane);
    }

    /** Greatest n·p of all corners. */
    double support(double nx, double ny, double nz) {
        double most = Double.NEGATIVE_INFINITY;
        for (double[] v : vertices) {
            most = Math.max(most, nx * v[0] + ny * v[1] + nz * v[2]);
        }
        return most;
    }

    private double[] polygonOf(List<double[]> planes, int index) {
        double[] polygon = Winding.square(planes.get(index), 4 * LIMIT * unit);
        for (int i = 0; i < planes.size() && polygon.length > 0; i++) {
            if (i != index) {
                polygon = Winding.clip(polygon, planes.get(i), CLIP * unit);
            }
        }
        return polygon;
    }

    private int[] weld(double[] polygon) {
        int[] corners = new int[polygon.length / 3];
        int count = 0;
        for (int i = 0; i < corners.length; i++) {
            int vertex = vertexAt(polygon, 3 * i);
            if (count == 0 || corners[count - 1] != vertex && corners[0] != vertex) {
                corners[count++] = vertex;
            }
        }
        return count < 3 ? new int[0] : Arrays.copyOf(corners, count);
    }

    private int vertexAt(double[] polygon, int at) {
        double reach = WELD * unit;
        for (int i = 0; i < vertices.size(); i++) {
            double[] v = vertices.get(i);
            if (Math.abs(v[0] - polygon[at]) < reach && Math.abs(v[1] - polygon[at + 1]) < reach && Math.abs(v[2] - polygon[at + 2]) < reach) {
                return i;
            }
        }
        double[] v = {polygon[at], polygon[at + 1], polygon[at + 2]};
        if (!(Math.max(Math.abs(v[0]), Math.max(Math.abs(v[1]), Math.abs(v[2]))) <= LIMIT * unit)) {
            fault = BrushFault.UNBOUNDED;
        }
        vertices.add(v);
        return vertices.size() - 1;
    }

    private void collectEdges() {
        boolean[] seen = new boolean[vertices.size() * vertices.size()];
        for (int[] polygon : polygons) {
            for (int i = 0; i < polygon.length; i++) {
                int from = polygon[i];
                int to = polygon[(i + 1) % polygon.length];
                int key = Math.min(from, to) * vertices.size() + Math.max(from, to);
                if (!seen[key]) {
                    seen[key] = true;
                    edges.add(new int[] {Math.min(from, to), Math.max(from, to)});
                }
            }
        }
    }

    private BrushFault findFault(List<double[]> planes) {
        int sides = 0;
        boolean needle = false;
        for (int i = 0; i < planes.size(); i++) {
            double[] plane = planes.get(i);
            if (polygons.get(i).length > 0) {
                sides++;
                needle |= plane[3] + support(-plane[0], -plane[1], -plane[2]) < NEEDLE * unit;
            }
        }
        if (vertices.isEmpty()) {
            return BrushFault.EMPTY;
        }
        return needle || sides < 4 ? BrushFault.NEEDLE : null;
    }
}
