package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Wedges of triangles, 5 cm thick or 1.2 cm for a sheet; corners are given as x y z. */
class MeshWedgesTest {
    private final List<double[]> vertices = new ArrayList<>();
    private final List<int[]> triangles = new ArrayList<>();
    private final List<String> materials = new ArrayList<>();
    private MeshText.Sides sides = MeshText.Sides.CLOSED;
    private double scale = 1;

    private int vertex(double x, double y, double z) {
        vertices.add(new double[] {x, y, z});
        return vertices.size() - 1;
    }

    private void triangle(int a, int b, int c) {
        triangles.add(new int[] {a, b, c});
        materials.add("m" + materials.size());
    }

    private List<Brush> build() {
        return new MeshWedges(vertices, triangles, materials, sides, scale, () -> false).build();
    }

    private static void assertBounds(Brush brush, double... bounds) {
        for (int axis = 0; axis < 3; axis++) {
            assertEquals(bounds[axis], brush.min(axis), 1e-4, "low " + axis);
            assertEquals(bounds[3 + axis], brush.max(axis), 1e-4, "high " + axis);
        }
    }

    private static boolean holds(Brush brush, double x, double y, double z) {
        float r = 0.001f;
        return brush.touches((float) x - r, (float) y - r, (float) z - r, (float) x + r, (float) y + r, (float) z + r);
    }

    /** Legs of 4 and 3 in the plane at 1 across each axis in turn; the middle of the long side is at (2, 1.5). */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void freeTriangleBecomesAnUprightWedge(int turn) {
        double[][] flat = {{0, 0, 1}, {4, 0, 1}, {0, 3, 1}, {1.95, 1.45, 0.98}, {2.05, 1.55, 0.98}, {1, 1, 0.96}, {1, 1, 0.94}};
        double[][] turned = new double[7][3];
        for (int i = 0; i < 7; i++) {
            for (int k = 0; k < 3; k++) {
                turned[i][(k + turn) % 3] = flat[i][k];
            }
        }
        triangle(vertex(turned[0][0], turned[0][1], turned[0][2]), vertex(turned[1][0], turned[1][1], turned[1][2]), vertex(turned[2][0], turned[2][1], turned[2][2]));
        Brush wedge = build().get(0);
        double[] low = {0, 0, 0.95};
        double[] high = {4, 3, 1};
        for (int k = 0; k < 3; k++) {
            assertEquals(low[k], wedge.min((k + turn) % 3), 1e-4);
            assertEquals(high[k], wedge.max((k + turn) % 3), 1e-4);
        }
        assertTrue(holds(wedge, turned[3][0], turned[3][1], turned[3][2]));
        assertFalse(holds(wedge, turned[4][0], turned[4][1], turned[4][2]));
        assertTrue(holds(wedge, turned[5][0], turned[5][1], turned[5][2]));
        assertFalse(holds(wedge, turned[6][0], turned[6][1], turned[6][2]));
        assertEquals("m0", wedge.faces().get(0).material());
    }

    @Test
    void sheetIsThinnerAndThicknessIsScaled() {
        triangle(vertex(0, 0, 1), vertex(4, 0, 1), vertex(0, 3, 1));
        sides = MeshText.Sides.DOUBLE;
        assertBounds(build().get(0), 0, 0, 0.988, 4, 3, 1);
        scale = 32;
        assertBounds(build().get(0), 0, 0, 31.616, 128, 96, 32);
        sides = MeshText.Sides.CLOSED;
        assertBounds(build().get(0), 0, 0, 30.4, 128, 96, 32);
    }

    /** Two slopes of 45 degrees on either side of the edge from (0, 0) to (0, 2); their far corners are at 1 and −1. */
    private void slopes(double edge, double far, double apart) {
        int a = vertex(0, 0, edge);
        int b = vertex(0, 2, edge);
        triangle(a, vertex(1, 1, far), b);
        triangle(vertex(apart, 0, edge), b, vertex(-1, 1, far));
    }

    /** At a ridge both wedges end at x = 0. */
    @Test
    void wedgesOfARidgeMeetHalfWay() {
        slopes(1, 0, 0);
        assertBounds(build().get(0), 0, 0, -0.0354, 1, 2, 1);
        assertEquals(0, build().get(1).max(0), 1e-4);
        assertEquals(-1, build().get(1).min(0), 1e-4);
    }

    /** In a valley each wedge has an upright side: 5 cm behind the edge is 3.54 cm down and 3.54 cm to its own side. */
    @Test
    void wedgesOfAValleyHaveUprightSides() {
        slopes(0, 1, 0);
        List<Brush> wedges = build();
        assertEquals(0, wedges.get(0).min(0), 1e-4);
        assertEquals(-0.0354, wedges.get(0).min(2), 1e-4);
        assertEquals(0, wedges.get(1).max(0), 1e-4);
        assertEquals(-0.0354, wedges.get(1).min(2), 1e-4);
    }

    /** Corners 0.03 mm apart are merged; corners 0.3 mm apart stay separate, and the edges are free. */
    @Test
    void almostEqualCornersAreMerged() {
        slopes(1, 0, -0.00003);
        assertEquals(0, build().get(0).min(0), 1e-4);
        vertices.clear();
        triangles.clear();
        slopes(1, 0, -0.0003);
        assertEquals(-0.0354, build().get(0).min(0), 1e-3);
    }

    @Test
    void edgeOfThreeTrianglesIsFree() {
        slopes(1, 0, 0);
        triangles.add(triangles.get(1));
        materials.add("again");
        assertEquals(-0.0354, build().get(0).min(0), 1e-3);
    }

    /** Both sides of the same triangle: there is no plane half way between them. */
    @Test
    void triangleAndItsBackBecomeTwoWedges() {
        int a = vertex(0, 0, 1);
        int b = vertex(4, 0, 1);
        int c = vertex(0, 3, 1);
        triangle(a, b, c);
        triangle(a, c, b);
        assertBounds(build().get(0), 0, 0, 0.95, 4, 3, 1);
        assertBounds(build().get(1), 0, 0, 1, 4, 3, 1.05);
    }

    @Test
    void triangleWithoutAnAreaIsLeftOut() {
        int a = vertex(0, 0, 1);
        int b = vertex(4, 0, 1);
        triangle(a, b, vertex(2, 0, 1));
        triangle(a, b, a);
        triangle(a, b, vertex(0, 3, 1));
        List<Brush> wedges = build();
        assertEquals(1, wedges.size());
        assertEquals("m2", wedges.get(0).faces().get(0).material());
    }

    @Test
    void cancellationStopsBuilding() {
        triangle(vertex(0, 0, 1), vertex(4, 0, 1), vertex(0, 3, 1));
        assertThrows(CancellationException.class, () -> new MeshWedges(vertices, triangles, materials, sides, 1, () -> true).build());
    }
}
