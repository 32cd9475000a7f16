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
