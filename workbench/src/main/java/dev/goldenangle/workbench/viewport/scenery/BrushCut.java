package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The cross-section of a brush at a height. */
final class BrushCut {
    private BrushCut() {
    }

    /** The corners x y z of the cut, counter-clockwise from above; fewer than three if the brush is only touched. */
    static float[] level(Brush brush, double height) {
        List<double[]> points = new ArrayList<>();
        Vec3 a = new Vec3();
        Vec3 b = new Vec3();
        for (int i = 0; i < brush.edgeCount(); i++) {
            brush.vertex(brush.edgeStart(i), a);
            brush.vertex(brush.edgeEnd(i), b);
            if (a.z > height != b.z > height) {
                double share = (height - a.z) / (b.z - a.z);
                points.add(new double[] {a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)});
            }
        }
        double x = points.stream().mapToDouble(p -> p[0]).average().orElse(0);
        double y = points.stream().mapToDouble(p -> p[1]).average().orElse(0);
        points.sort(Comparator.comparingDouble(p -> Math.atan2(p[1] - y, p[0] - x)));
        float[] corners = new float[3 * points.size()];
        for (int i = 0; i < points.size(); i++) {
            corners[3 * i] = (float) points.get(i)[0];
            corners[3 * i + 1] = (float) points.get(i)[1];
            corners[3 * i + 2] = (float) height;
        }
        return corners;
    }
}
