package dev.goldenangle.workbench.viewport.perspective;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The outline of a body on the screen: the convex hull of its corners. */
final class Outline {
    final double[] xs;
    final double[] ys;

    private Outline(List<double[]> hull) {
        xs = hull.stream().mapToDouble(p -> p[0]).toArray();
        ys = hull.stream().mapToDouble(p -> p[1]).toArray();
    }

    /** Empty if a corner is behind the eye. */
    static Outline of(Eye eye, List<BodyMesh.Face> faces) {
        List<double[]> points = new ArrayList<>();
        for (BodyMesh.Face face : faces) {
            for (int at = 0; at < face.corners().length; at += 3) {
                float[] c = face.corners();
                if (!eye.isAhead(c[at], c[at + 1], c[at + 2])) {
                    return new Outline(List.of());
                }
                points.add(new double[] {eye.px(c[at], c[at + 1], c[at + 2]), eye.py(c[at], c[at + 1], c[at + 2])});
            }
        }
        return new Outline(hull(points));
    }

    /** Andrew's monotone chain. */
    private static List<double[]> hull(List<double[]> points) {
        List<double[]> sorted = new ArrayList<>(points);
        sorted.sort(Comparator.<double[]>comparingDouble(p -> p[0]).thenComparingDouble(p -> p[1]));
        List<double[]> hull = new ArrayList<>();
        half(hull, sorted, 1);
        Collections.reverse(sorted);
        half(hull, sorted, hull.size() + 1);
        return hull;
    }

    private static void half(List<double[]> hull, List<double[]> sorted, int least) {
        for (double[] point : sorted) {
            while (hull.size() > least && turn(hull.get(hull.size() - 2), hull.get(hull.size() - 1), point) <= 0) {
                hull.remove(hull.size() - 1);
            }
            hull.add(point);
        }
        hull.remove(hull.size() - 1);
    }

    private static double turn(double[] a, double[] b, double[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }
}
