package dev.goldenangle.map;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Turns triangles into thin brushes that fit together.
 *
 * <p>How it works:
 * <ol>
 * <li>Corners closer than a tenth of a millimetre are merged.
 * <li>Two triangles that share an edge are neighbours. Where they form a ridge or lie in one plane, both wedges end at the plane
 *     that halves the angle between them. Neither then reaches through the other's surface, and no foot can catch on a protruding
 *     edge. In a valley and at a free edge, a wedge has an upright side.
 * <li>A wedge extends a little behind its surface, less for sheets with two sides.
 * </ol>
 */
final class MeshWedges {
    private static final double WELD = 1e-4;
    private static final double DEEP = 0.05;
    private static final double SHEET = 0.012;
    private static final double FLAT = 1e-9;
    private final List<double[]> vertices;
    private final List<int[]> triangles;
    private final List<String> materials;
    private final double depth;
    private final double scale;
    private final BooleanSupplier isCancelled;
    private final Map<Long, Integer> byEdge = new HashMap<>();
    private double[][] normals = new double[0][];

    MeshWedges(List<double[]> vertices, List<int[]> triangles, List<String> materials, MeshText.Sides sides, double scale, BooleanSupplier isCancelled) {
        this.vertices = vertices;
        this.triangles = welded(vertices, triangles);
        this.materials = materials;
        this.scale = scale;
        this.isCancelled = isCancelled;
        depth = sides == MeshText.Sides.CLOSED ? DEEP : SHEET;
    }

    private static List<int[]> welded(List<double[]> vertices, List<int[]> triangles) {
        Map<List<Long>, Integer> byPlace = new HashMap<>();
        int[] same = new int[vertices.size()];
        for (int i = 0; i < same.length; i++) {
            double[] v = vertices.get(i);
            same[i] = byPlace.merge(List.of(Rounding.round(v[0] / WELD), Rounding.round(v[1] / WELD), Rounding.round(v[2] / WELD)), i, (first, other) -> first);
        }
        return triangles.stream().map(t -> new int[] {same[t[0]], same[t[1]], same[t[2]]}).toList();
    }

    List<Brush> build() {
        normals = new double[triangles.size()][];
        for (int i = 0; i < triangles.size(); i++) {
            normals[i] = normal(triangles.get(i));
            for (int k = 0; k < 3 && normals[i] != null; k++) {
                byEdge.merge(edge(triangles.get(i)[k], triangles.get(i)[(k + 1) % 3]), i, (first, other) -> -1);
            }
        }
        List<Brush> brushes = new ArrayList<>();
        BrushBuilder builder = new BrushBuilder(scale / MapReader.QUAKE_UNITS_PER_METRE);
        for (int i = 0; i < triangles.size(); i++) {
            if (i % 256 == 0 && isCancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            if (normals[i] != null) {
                wedge(builder, i);
                BrushBuilder.Result result = builder.build();
                if (result.brush() != null) {
                    brushes.add(result.brush());
                }
            }
        }
        return brushes;
    }

    private static long edge(int from, int to) {
        return (long) from << 32 | to;
    }

    /** Null for a triangle without area. */
    private double[] normal(int[] t) {
        double[] a = vertices.get(t[0]);
        double[] n = cross(less(vertices.get(t[1]), a), less(vertices.get(t[2]), a));
        double length = Math.sqrt(dot(n, n));
        return length > FLAT ? new double[] {n[0] / length, n[1] / length, n[2] / length} : null;
    }

    private void wedge(BrushBuilder builder, int i) {
        int[] t = triangles.get(i);
        double[] n = normals[i];
        double dist = dot(n, vertices.get(t[0]));
        String material = materials.get(i);
        builder.addPlane(n[0], n[1], n[2], dist * scale, material);
        builder.addPlane(-n[0], -n[1], -n[2], (depth - dist) * scale, material);
        for (int k = 0; k < 3; k++) {
            double[] from = vertices.get(t[k]);
            double[] along = less(vertices.get(t[(k + 1) % 3]), from);
            double[] up = n;
            int neighbour = byEdge.getOrDefault(edge(t[(k + 1) % 3], t[k]), -1);
            if (neighbour >= 0 && dot(n, vertices.get(third(triangles.get(neighbour), t[k], t[(k + 1) % 3]))) <= dist + WELD) {
                double[] halfway = {n[0] + normals[neighbour][0], n[1] + normals[neighbour][1], n[2] + normals[neighbour][2]};
                up = dot(halfway, halfway) > 0.01 ? halfway : n;
            }
            double[] side = cross(along, up);
            builder.addPlane(side[0], side[1], side[2], dot(side, from) * scale, material);
        }
    }

    private static int third(int[] t, int a, int b) {
        return Arrays.stream(t).filter(v -> v != a && v != b).findFirst().orElse(a);
    }

    private static double[] less(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }
}
