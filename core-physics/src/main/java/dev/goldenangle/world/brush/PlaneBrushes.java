package dev.goldenangle.world.brush;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Builds brushes from given collision planes, which are kept bit for bit; the geometry is computed from them. */
final class PlaneBrushes {
    private PlaneBrushes() {
    }

    static Brush cutBox(float x0, float y0, float z0, float x1, float y1, float z1, float[] cuts) {
        float[] planes = new float[4 * Brush.AXIAL_PLANES + cuts.length];
        float[] distances = {-x0, x1, -y0, y1, -z0, z1};
        for (int i = 0; i < Brush.AXIAL_PLANES; i++) {
            planes[4 * i + i / 2] = i % 2 == 0 ? -1f : 1f;
            planes[4 * i + 3] = distances[i];
        }
        System.arraycopy(cuts, 0, planes, 4 * Brush.AXIAL_PLANES, cuts.length);
        return build(planes, null);
    }

    static Brush chain(float[] given) {
        List<Integer> order = new ArrayList<>();
        float[] planes = new float[given.length + 4 * Brush.AXIAL_PLANES];
        int size = 4 * Brush.AXIAL_PLANES;
        boolean[] present = new boolean[Brush.AXIAL_PLANES];
        for (int at = 0; at < given.length; at += 4) {
            int axial = axialSlot(given, at);
            boolean first = axial >= 0 && !present[axial];
            int slot = first ? axial : size / 4;
            if (first) {
                present[axial] = true;
            } else {
                size += 4;
            }
            System.arraycopy(given, at, planes, 4 * slot, 4);
            order.add(slot);
        }
        Polytope solid = solidOf(doubles(given));
        for (int i = 0; i < Brush.AXIAL_PLANES; i++) {
            if (!present[i]) {
                planes[4 * i + i / 2] = i % 2 == 0 ? -1f : 1f;
                planes[4 * i + 3] = (float) solid.support(planes[4 * i], planes[4 * i + 1], planes[4 * i + 2]);
                order.add(i);
            }
        }
        return build(Arrays.copyOf(planes, size), order.stream().mapToInt(Integer::intValue).toArray());
    }

    /** Axial planes come first; a plane that touches the solid in less than a side is kept for collision but not drawn. */
    static Optional<Brush> compiled(float[] planes, List<String> materials, boolean[] slick, double unit) {
        List<double[]> sides = doubles(planes);
        Polytope solid = new Polytope(sides, unit);
        if (solid.fault() != null) {
            return Optional.empty();
        }
        Brush plain = assemble(planes, null, sides, materials, solid);
        return Optional.of(new Brush(planes, plain.chain(), plain.vertices(), edgesOf(plain), plain.faces(), slick));
    }

    private static int[] edgesOf(Brush brush) {
        int[] edges = new int[2 * brush.edgeCount()];
        for (int i = 0; i < brush.edgeCount(); i++) {
            edges[2 * i] = brush.edgeStart(i);
            edges[2 * i + 1] = brush.edgeEnd(i);
        }
        return edges;
    }

    /** Builds the brush; a null chain means +x −x +y −y +z −z and the rest in order. */
    static Brush assemble(float[] planes, int[] chain, List<double[]> sides, List<String> materials, Polytope solid) {
        float[] vertices = new float[3 * solid.vertices().size()];
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = (float) solid.vertices().get(i / 3)[i % 3] + 0f;
        }
        int[] edges = new int[2 * solid.edges().size()];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = solid.edges().get(i / 2)[i % 2];
        }
        List<Face> faces = new ArrayList<>();
        for (int i = 0; i < sides.size(); i++) {
            int[] corners = solid.polygon(i);
            if (corners.length > 0) {
                faces.add(face(sides.get(i), corners, vertices, materials.get(i)));
            }
        }
        return new Brush(planes, chain == null ? usualChain(planes.length / 4) : chain, vertices, edges, faces);
    }

    private static Brush build(float[] planes, int[] chain) {
        List<double[]> sides = doubles(planes);
        return assemble(planes, chain, sides, Collections.nCopies(sides.size(), ""), solidOf(sides));
    }

    private static Polytope solidOf(List<double[]> sides) {
        Polytope solid = new Polytope(sides, 1);
        if (solid.fault() != null) {
            throw new IllegalArgumentException(solid.fault().reason());
        }
        return solid;
    }

    private static List<double[]> doubles(float[] planes) {
        List<double[]> sides = new ArrayList<>();
        for (int at = 0; at < planes.length; at += 4) {
            sides.add(new double[] {planes[at], planes[at + 1], planes[at + 2], planes[at + 3]});
        }
        return sides;
    }

    private static int axialSlot(float[] planes, int at) {
        for (int axis = 0; axis < 3; axis++) {
            if (Math.abs(planes[at + axis]) == 1f) {
                return planes[at + axis] < 0f ? 2 * axis : 2 * axis + 1;
            }
        }
        return -1;
    }

    private static int[] usualChain(int count) {
        int[] chain = new int[count];
        for (int i = 0; i < count; i++) {
            chain[i] = i < Brush.AXIAL_PLANES ? i ^ 1 : i;
        }
        return chain;
    }

    private static Face face(double[] plane, int[] corners, float[] vertices, String material) {
        float[] polygon = new float[3 * corners.length];
        for (int i = 0; i < polygon.length; i++) {
            polygon[i] = vertices[3 * corners[i / 3] + i % 3];
        }
        return new Face((float) plane[0] + 0f, (float) plane[1] + 0f, (float) plane[2] + 0f, (float) plane[3] + 0f, polygon, corners, material);
    }
}
