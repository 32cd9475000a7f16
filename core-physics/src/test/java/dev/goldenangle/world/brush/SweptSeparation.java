package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

import java.util.ArrayList;
import java.util.List;

/**
 * A slow, independent box sweep against one brush: moving separating axes over every face normal, every axis and every
 * product of a brush edge with an axis, in double precision and from the corners alone.
 */
final class SweptSeparation {
    private final List<double[]> corners = new ArrayList<>();
    private final List<double[]> axes = new ArrayList<>();

    SweptSeparation(Brush brush) {
        Vec3 v = new Vec3();
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, v);
            corners.add(new double[] {v.x, v.y, v.z});
        }
        axes.add(new double[] {1, 0, 0});
        axes.add(new double[] {0, 1, 0});
        axes.add(new double[] {0, 0, 1});
        for (Face face : brush.faces()) {
            axes.add(new double[] {face.nx(), face.ny(), face.nz()});
        }
        for (int i = 0; i < brush.edgeCount(); i++) {
            double[] a = corners.get(brush.edgeStart(i));
            double[] b = corners.get(brush.edgeEnd(i));
            double[] e = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
            addUnit(0, e[2], -e[1]);
            addUnit(-e[2], 0, e[0]);
            addUnit(e[1], -e[0], 0);
        }
    }

    /** Free part of the path of a box with these half sizes, 0 if it starts inside. */
    double fraction(Vec3 from, Vec3 to, double hx, double hy, double hz) {
        double enter = Double.NEGATIVE_INFINITY;
        double leave = Double.POSITIVE_INFINITY;
        for (double[] n : axes) {
            double radius = Math.abs(n[0]) * hx + Math.abs(n[1]) * hy + Math.abs(n[2]) * hz;
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (double[] c : corners) {
                double at = n[0] * c[0] + n[1] * c[1] + n[2] * c[2];
                low = Math.min(low, at - radius);
                high = Math.max(high, at + radius);
            }
            double start = n[0] * from.x + n[1] * from.y + n[2] * from.z;
            double speed = n[0] * to.x + n[1] * to.y + n[2] * to.z - start;
            if (Math.abs(speed) < 1e-9) {
                if (start < low || start > high) {
                    return 1;
                }
            } else {
                enter = Math.max(enter, ((speed > 0 ? low : high) - start) / speed);
                leave = Math.min(leave, ((speed > 0 ? high : low) - start) / speed);
            }
        }
        return enter > leave || enter > 1 || leave < 0 ? 1 : Math.max(0, enter);
    }

    private void addUnit(double x, double y, double z) {
        double length = Math.sqrt(x * x + y * y + z * z);
        if (length > 1e-9) {
            axes.add(new double[] {x / length, y / length, z / length});
        }
    }
}
