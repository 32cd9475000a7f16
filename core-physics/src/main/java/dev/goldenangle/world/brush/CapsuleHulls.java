package dev.goldenangle.world.brush;

import java.util.List;

/** The capsule hulls of all brushes of a world for one core length. Immutable and shared between tracers. */
final class CapsuleHulls {
    static final int PLANE = 4;
    static final int EDGE = 7;
    static final int BOUNDS = 6;
    final double length;
    final double[] planes;
    final double[] edges;
    /** Index of each brush's first number in {@link #planes}, plus one entry for the end. */
    final int[] planeAt;
    /** Index of each brush's first number in {@link #edges}, plus one entry for the end. */
    final int[] edgeAt;
    final int mostPlanes;
    /** Per brush, lowest and highest corner of its hull. */
    final double[] bounds;

    /** A copy of which single hulls can be moved. */
    CapsuleHulls(CapsuleHulls other) {
        length = other.length;
        planes = other.planes.clone();
        edges = other.edges.clone();
        planeAt = other.planeAt;
        edgeAt = other.edgeAt;
        mostPlanes = other.mostPlanes;
        bounds = other.bounds.clone();
    }

    /** Moves the hull of a brush to an offset from where the original has it. */
    void move(CapsuleHulls original, int brush, double x, double y, double z) {
        for (int at = planeAt[brush]; at < planeAt[brush + 1]; at += PLANE) {
            planes[at + 3] = original.planes[at + 3] + planes[at] * x + planes[at + 1] * y + planes[at + 2] * z;
        }
        for (int at = edgeAt[brush]; at < edgeAt[brush + 1]; at += EDGE) {
            edges[at] = original.edges[at] + x;
            edges[at + 1] = original.edges[at + 1] + y;
            edges[at + 2] = original.edges[at + 2] + z;
        }
        for (int at = brush * BOUNDS; at < (brush + 1) * BOUNDS; at += 3) {
            bounds[at] = original.bounds[at] + x;
            bounds[at + 1] = original.bounds[at + 1] + y;
            bounds[at + 2] = original.bounds[at + 2] + z;
        }
    }

    CapsuleHulls(List<Brush> brushes, double length) {
        this.length = length;
        CapsuleHull[] hulls = new CapsuleHull[brushes.size()];
        planeAt = new int[hulls.length + 1];
        edgeAt = new int[hulls.length + 1];
        int most = 0;
        for (int i = 0; i < hulls.length; i++) {
            hulls[i] = CapsuleHull.of(brushes.get(i), length);
            planeAt[i + 1] = planeAt[i] + hulls[i].planes.length;
            edgeAt[i + 1] = edgeAt[i] + hulls[i].edges.length;
            most = Math.max(most, hulls[i].planes.length / PLANE);
        }
        mostPlanes = most;
        planes = new double[planeAt[hulls.length]];
        edges = new double[edgeAt[hulls.length]];
        bounds = new double[hulls.length * BOUNDS];
        for (int i = 0; i < hulls.length; i++) {
            System.arraycopy(hulls[i].planes, 0, planes, planeAt[i], hulls[i].planes.length);
            System.arraycopy(hulls[i].edges, 0, edges, edgeAt[i], hulls[i].edges.length);
            System.arraycopy(hulls[i].bounds, 0, bounds, i * BOUNDS, BOUNDS);
        }
    }
}
