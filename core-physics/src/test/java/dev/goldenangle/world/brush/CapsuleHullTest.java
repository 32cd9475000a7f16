package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** Brushes extended downwards by two: their planes, edges and bounds by hand. */
class CapsuleHullTest {
    /** Every edge by its ends, the lower first, in halves. */
    private static Set<String> edges(CapsuleHull hull) {
        Set<String> found = new TreeSet<>();
        for (int at = 0; at < hull.edges.length; at += CapsuleHulls.EDGE) {
            List<String> ends = new ArrayList<>();
            for (int end = 0; end < 2; end++) {
                double along = end * hull.edges[at + 6];
                ends.add(point(hull.edges[at] + along * hull.edges[at + 3], hull.edges[at + 1] + along * hull.edges[at + 4], hull.edges[at + 2] + along * hull.edges[at + 5]));
            }
            ends.sort(null);
            found.add(ends.get(0) + " - " + ends.get(1));
        }
        assertEquals(found.size() * CapsuleHulls.EDGE, hull.edges.length, "no edge twice");
        return found;
    }

    private static String point(double x, double y, double z) {
        return Math.round(2 * x) / 2.0 + " " + Math.round(2 * y) / 2.0 + " " + Math.round(2 * z) / 2.0;
    }

    private static String edge(double x0, double y0, double z0, double x1, double y1, double z1) {
        List<String> ends = new ArrayList<>(List.of(point(x0, y0, z0), point(x1, y1, z1)));
        ends.sort(null);
        return ends.get(0) + " - " + ends.get(1);
    }

    /** Four edges around a level or slanted rectangle over (0, 0) to (6, 8), by its heights at x = 0 and 6. */
    private static void addRing(Set<String> edges, double low, double high) {
        edges.addAll(List.of(edge(0, 0, low, 0, 8, low), edge(6, 0, high, 6, 8, high), edge(0, 0, low, 6, 0, high), edge(0, 8, low, 6, 8, high)));
    }

    @Test
    void boxKeepsItsTopAndLowersItsUnderside() {
        CapsuleHull hull = CapsuleHull.of(Brush.box(0, 0, 1, 6, 8, 10), 2);
        Set<String> expected = new TreeSet<>();
        addRing(expected, 10, 10);
        addRing(expected, -1, -1);
        for (int corner = 0; corner < 4; corner++) {
            expected.add(edge(6 * (corner & 1), 4 * (corner & 2), -1, 6 * (corner & 1), 4 * (corner & 2), 10));
        }
        assertEquals(expected, edges(hull));
        assertEquals(6 * CapsuleHulls.PLANE, hull.planes.length);
        assertArrayEquals(new double[] {0, 0, -1, 6, 8, 10}, hull.bounds, 1e-9);
    }

    /** The top falls from 10 at x = 0 to 5.5 at x = 6, the underside rises from 1 to 2.5. */
    @Test
    void slantedSidesStayOrMoveDownWithTheirEdges() {
        double up = Math.sqrt(16 + 9);
        double down = Math.sqrt(16 + 1);
        Brush brush = Brush.cutBox(0, 0, 1, 6, 8, 10, (float) (3 / up), 0, (float) (4 / up), (float) (40 / up), (float) (1 / down), 0, (float) (-4 / down), (float) (-4 / down));
        CapsuleHull hull = CapsuleHull.of(brush, 2);
        Set<String> expected = new TreeSet<>();
        addRing(expected, 10, 5.5);
        addRing(expected, -1, 0.5);
        for (int y = 0; y <= 8; y += 8) {
            expected.add(edge(0, y, -1, 0, y, 10));
            expected.add(edge(6, y, 0.5, 6, y, 5.5));
        }
        assertEquals(expected, edges(hull));
        assertArrayEquals(new double[] {0, 0, -1, 6, 8, 10}, hull.bounds, 1e-5);
        assertArrayEquals(new double[] {3 / up, 0, 4 / up, 40 / up}, planeWithHeight(hull, 4 / up), 1e-5);
        assertArrayEquals(new double[] {1 / down, 0, -4 / down, 4 / down}, planeWithHeight(hull, -4 / down), 1e-5);
    }

    private static double[] planeWithHeight(CapsuleHull hull, double nz) {
        for (int at = 0; at < hull.planes.length; at += CapsuleHulls.PLANE) {
            if (Math.abs(hull.planes[at + 2] - nz) < 1e-6) {
                return new double[] {hull.planes[at], hull.planes[at + 1], hull.planes[at + 2], hull.planes[at + 3]};
            }
        }
        throw new AssertionError("no plane leans like " + nz);
    }
}
