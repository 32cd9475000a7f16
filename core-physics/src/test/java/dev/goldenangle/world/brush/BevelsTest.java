package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A brush has its sides, the six axial planes and exactly those planes through an edge and along an axis that have all
 * of it behind them.
 */
class BevelsTest {
    /** Products of every edge with every axis, in both directions, with no corner in front; nx ny nz dist each. */
    private static List<double[]> bevels(Brush brush) {
        List<double[]> found = new ArrayList<>();
        Vec3 a = new Vec3();
        Vec3 b = new Vec3();
        for (int i = 0; i < brush.edgeCount(); i++) {
            brush.vertex(brush.edgeStart(i), a);
            brush.vertex(brush.edgeEnd(i), b);
            Vec3 e = new Vec3(b).sub(a);
            for (double[] n : new double[][] {{0, e.z, -e.y}, {-e.z, 0, e.x}, {e.y, -e.x, 0}}) {
                addIfBehind(brush, a, n, 1, found);
                addIfBehind(brush, a, n, -1, found);
            }
        }
        return found;
    }

    private static void addIfBehind(Brush brush, Vec3 onEdge, double[] n, int sign, List<double[]> found) {
        double length = sign * Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
        double[] plane = {n[0] / length, n[1] / length, n[2] / length, (n[0] * onEdge.x + n[1] * onEdge.y + n[2] * onEdge.z) / length};
        if (Math.abs(length) > 0.01 && farthest(brush, plane) < plane[3] + 1e-3) {
            found.add(plane);
        }
    }

    private static double farthest(Brush brush, double[] n) {
        double most = Double.NEGATIVE_INFINITY;
        Vec3 v = new Vec3();
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, v);
            most = Math.max(most, n[0] * v.x + n[1] * v.y + n[2] * v.z);
        }
        return most;
    }

    private static double[] plane(Brush brush, int index) {
        Vec3 n = new Vec3();
        float dist = brush.plane(index, n);
        return new double[] {n.x, n.y, n.z, dist};
    }

    private static boolean isSame(double[] a, double[] b, double near) {
        return Math.abs(a[0] - b[0]) < near && Math.abs(a[1] - b[1]) < near && Math.abs(a[2] - b[2]) < near && Math.abs(a[3] - b[3]) < 0.05;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void everyBevelExistsOnceAndNothingElse(int seed) {
        Brush brush = new RandomBrushes(seed).convex(100f);
        List<double[]> planes = new ArrayList<>();
        for (int i = 0; i < brush.planeCount(); i++) {
            double[] plane = plane(brush, i);
            assertFalse(planes.stream().anyMatch(other -> isSame(plane, other, 4e-5)), "twice: plane " + i);
            planes.add(plane);
        }
        List<double[]> bevels = bevels(brush);
        for (double[] bevel : bevels) {
            assertTrue(planes.stream().anyMatch(plane -> isSame(plane, bevel, 1e-3)), "missing");
        }
        for (double[] plane : planes.subList(Brush.AXIAL_PLANES, planes.size())) {
            boolean isSide = brush.faces().stream().anyMatch(face -> isSame(plane, new double[] {face.nx(), face.ny(), face.nz(), face.dist()}, 1e-5));
            assertTrue(isSide || bevels.stream().anyMatch(bevel -> isSame(plane, bevel, 1e-3)), "needless");
        }
    }
}
