package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.Face;

import java.util.HashMap;
import java.util.Map;

/** The edges of brushes as seen from inside a world: between two drawn faces, and not covered by another brush. */
final class BrushEdges {
    private static final double NUDGE_METRES = 0.03;
    private final PlanCells cells;
    private final Scenery.Builder builder;
    private final double nudge;
    private final Vec3 a = new Vec3();
    private final Vec3 b = new Vec3();

    BrushEdges(PlanCells cells, Scenery.Builder builder, double unitsPerMetre) {
        this.cells = cells;
        this.builder = builder;
        nudge = NUDGE_METRES * unitsPerMetre;
    }

    void add(int index, Brush brush) {
        Map<Long, double[]> outwards = outwards(brush);
        for (int i = 0; i < brush.edgeCount(); i++) {
            double[] normal = outwards.get(key(brush.edgeStart(i), brush.edgeEnd(i)));
            if (normal != null && normal[3] == 2) {
                add(index, brush, i, normal);
            }
        }
    }

    private void add(int index, Brush brush, int edge, double[] normal) {
        brush.vertex(brush.edgeStart(edge), a);
        brush.vertex(brush.edgeEnd(edge), b);
        double x = (a.x + b.x) / 2 + nudge * normal[0];
        double y = (a.y + b.y) / 2 + nudge * normal[1];
        double z = (a.z + b.z) / 2 + nudge * normal[2];
        if (!cells.isInside(x, y, z, index)) {
            builder.line(Scenery.LineKind.EDGE, a.x, a.y, a.z, b.x, b.y, b.z);
        }
    }

    /** For every edge the sum of the normals of its drawn faces, and their number. */
    private static Map<Long, double[]> outwards(Brush brush) {
        Map<Long, double[]> sums = new HashMap<>();
        for (Face face : brush.faces()) {
            int[] corners = face.corners();
            for (int i = 0; i < corners.length && !face.isUnseen(); i++) {
                double[] sum = sums.computeIfAbsent(key(corners[i], corners[(i + 1) % corners.length]), k -> new double[4]);
                sum[0] += face.nx();
                sum[1] += face.ny();
                sum[2] += face.nz();
                sum[3]++;
            }
        }
        return sums;
    }

    private static long key(int a, int b) {
        return (long) Math.min(a, b) << 32 | Math.max(a, b);
    }
}
