package dev.goldenangle.world.brush;

import java.util.List;

/**
 * Computes the extra collision planes of a brush for boxes. A brush grown by a box is bounded by the brush's own faces,
 * the six axial planes, and bevels: planes through an edge of the brush and along an edge direction of the box. With
 * all three, pushing each plane out by the box's support gives the exact Minkowski sum.
 */
final class Bevels {
    private static final double AXIAL = 1e-5;
    private static final double SAME_NORMAL = 5e-5;
    private static final double SAME_DISTANCE = 5e-3;
    private static final double IN_FRONT = 1e-3;

    private final Polytope solid;
    private final List<double[]> planes;
    private final double unit;

    private Bevels(Polytope solid, List<double[]> planes, double unit) {
        this.solid = solid;
        this.planes = planes;
        this.unit = unit;
    }

    /** Appends the edge bevels of the solid to its planes. */
    static void append(Polytope solid, List<double[]> planes, double unit) {
        Bevels bevels = new Bevels(solid, planes, unit);
        for (int[] edge : solid.edges()) {
            bevels.addAlong(solid.vertices().get(edge[0]), solid.vertices().get(edge[1]));
        }
    }

    private void addAlong(double[] from, double[] to) {
        double[] edge = {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
        double length = Math.sqrt(Winding.dot(edge, 0, edge));
        for (int axis = 0; axis < 3; axis++) {
            edge[axis] /= length;
        }
        for (int axis = 0; axis < 3; axis++) {
            if (Math.abs(edge[(axis + 1) % 3]) < AXIAL && Math.abs(edge[(axis + 2) % 3]) < AXIAL) {
                return;
            }
        }
        for (int axis = 0; axis < 3; axis++) {
            double u = edge[(axis + 1) % 3];
            double v = edge[(axis + 2) % 3];
            double size = Math.sqrt(u * u + v * v);
            if (size > AXIAL) {
                double[] normal = new double[3];
                normal[(axis + 1) % 3] = v / size;
                normal[(axis + 2) % 3] = -u / size;
                addIfSupporting(normal, from);
                addIfSupporting(new double[] {-normal[0], -normal[1], -normal[2]}, from);
            }
        }
    }

    /** The distance is that of the farthest corner, so that a bevel never cuts into the brush. */
    private void addIfSupporting(double[] normal, double[] onEdge) {
        double support = solid.support(normal[0], normal[1], normal[2]);
        if (support - Winding.dot(onEdge, 0, normal) > IN_FRONT * unit) {
            return;
        }
        for (double[] plane : planes) {
            if (Math.abs(plane[0] - normal[0]) < SAME_NORMAL && Math.abs(plane[1] - normal[1]) < SAME_NORMAL
                    && Math.abs(plane[2] - normal[2]) < SAME_NORMAL && Math.abs(plane[3] - support) < SAME_DISTANCE * unit) {
                return;
            }
        }
        planes.add(new double[] {normal[0], normal[1], normal[2], support});
    }
}
