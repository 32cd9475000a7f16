package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Worlds of boxes on a floor, in metres. Every pixel is checked by a ray. */
class PerspectiveImageTest {
    private static final int WIDTH = 96;
    private static final int HEIGHT = 64;
    private static final Layers PLAIN = new Layers(false, false, false);

    private record Box(double x0, double y0, double z0, double x1, double y1, double z1) {
        void addTo(Scenery.Builder builder) {
            builder.level(Scenery.Kind.TOP, level(z1));
            builder.ceiling(level(z0));
            builder.wall(x0, y0, x1, y0, z0, z1);
            builder.wall(x1, y0, x1, y1, z0, z1);
            builder.wall(x1, y1, x0, y1, z0, z1);
            builder.wall(x0, y1, x0, y0, z0, z1);
        }

        private float[] level(double z) {
            return new float[] {(float) x0, (float) y0, (float) z, (float) x1, (float) y0, (float) z, (float) x1, (float) y1, (float) z, (float) x0, (float) y1, (float) z};
        }

        /** The number of steps along a ray to the box, from outside; infinite if it misses. */
        double meet(double[] from, double[] ray) {
            double[] low = {x0, y0, z0};
            double[] high = {x1, y1, z1};
            double enters = Double.NEGATIVE_INFINITY;
            double leaves = Double.POSITIVE_INFINITY;
            for (int axis = 0; axis < 3; axis++) {
                double a = (low[axis] - from[axis]) / ray[axis];
                double b = (high[axis] - from[axis]) / ray[axis];
                enters = Math.max(enters, Math.min(a, b));
                leaves = Math.min(leaves, Math.max(a, b));
            }
            return enters < leaves && enters > 0 ? enters : Double.POSITIVE_INFINITY;
        }

        boolean contains(double[] p, double margin) {
            return p[0] > x0 - margin && p[0] < x1 + margin && p[1] > y0 - margin && p[1] < y1 + margin && p[2] > z0 - margin && p[2] < z1 + margin;
        }
    }

    private static PerspectiveImage drawn(List<Box> boxes, Eye eye, Layers layers) {
        Scenery.Builder builder = new Scenery.Builder();
        boxes.forEach(box -> box.addTo(builder));
        PerspectiveImage image = new PerspectiveImage();
        image.setScenery(builder.build(), Paints.of(new Appearance()), 0, 1);
        image.draw(eye, layers);
        return image;
    }

    private static Eye eye(double x, double y, double z, double yaw, double pitch) {
        return new Eye(new double[] {x, y, z}, yaw, pitch, Math.toRadians(90), WIDTH, HEIGHT, 1);
    }

    /** The ray through the centre of a pixel, one step ahead. */
    private static double[] ray(Eye eye, int x, int y) {
        double[] ray = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            ray[axis] = eye.ahead[axis] + eye.right[axis] * (x + 0.5 - eye.middleX) / eye.focal + eye.up[axis] * (eye.middleY - y - 0.5) / eye.focal;
        }
        return ray;
    }

    @Test
    void wallFourMetresAheadHasDepthFourAtEveryPixel() {
        PerspectiveImage image = drawn(List.of(new Box(4, -50, -50, 5, 50, 50)), eye(0, 0, 1.6, 0, 0), PLAIN);
        for (int y = 0; y < HEIGHT; y += 7) {
            for (int x = 0; x < WIDTH; x += 7) {
                assertEquals(4, image.metres(x, y), 1e-4);
            }
        }
    }

    @Test
    void floorEndsAtTheHorizonWithSkyAbove() {
        PerspectiveImage image = drawn(List.of(new Box(-1e4, -1e4, -1, 1e4, 1e4, 0)), eye(0, 0, 1.6, 0.3, 0), PLAIN);
        assertEquals(Double.POSITIVE_INFINITY, image.metres(WIDTH / 2, HEIGHT / 2 - 2));
        // Half a pixel below the middle row: 1.6 m down at a slope of 0.5 / 48.
        assertEquals(1.6 * 48 / 0.5, image.metres(WIDTH / 2, HEIGHT / 2), 0.5);
        assertNotEquals(image.pixel(WIDTH / 2, 0), image.pixel(WIDTH / 2, HEIGHT - 1));
    }

    /** Random intersecting boxes seen from random places: every pixel shows what a ray through it hits first. */
    @Test
    void depthOfEveryPixelMatchesARay() {
        Random random = new Random(20);
        int looked = 0;
        for (int world = 0; world < 60; world++) {
            List<Box> boxes = heap(random);
            Eye eye = eye(6 * random.nextDouble() - 3, 6 * random.nextDouble() - 3, 0.4 + 2 * random.nextDouble(), 7 * random.nextDouble(), 2.4 * random.nextDouble() - 1.2);
            double[] place = {eye.x, eye.y, eye.z};
            if (boxes.stream().anyMatch(box -> box.contains(place, 0.1))) {
                continue;
            }
            PerspectiveImage image = drawn(boxes, eye, PLAIN);
            for (int i = 0; i < 400; i++) {
                int x = random.nextInt(WIDTH);
                int y = random.nextInt(HEIGHT);
                double wanted = nearest(boxes, place, ray(eye, x, y));
                // Next to an outline, rounding may make the ray hit something else.
                boolean outline = Math.abs(nearest(boxes, place, ray(eye, x, y - 1)) / wanted - 1) + Math.abs(nearest(boxes, place, ray(eye, x - 1, y)) / wanted - 1)
                        + Math.abs(nearest(boxes, place, ray(eye, x, y + 1)) / wanted - 1) + Math.abs(nearest(boxes, place, ray(eye, x + 1, y)) / wanted - 1) > 0.3;
                if (Double.isFinite(wanted) && !outline) {
                    assertEquals(1, image.metres(x, y) / wanted, 2e-3, "world " + world + " at " + x + " " + y);
                    looked++;
                }
            }
        }
        assertTrue(looked > 5000, looked + " pixels were checked");
    }

    private static double nearest(List<Box> boxes, double[] from, double[] ray) {
        return boxes.stream().mapToDouble(box -> box.meet(from, ray)).min().orElseThrow();
    }

    private static List<Box> heap(Random random) {
        List<Box> boxes = new ArrayList<>();
        boxes.add(new Box(-40, -40, -1, 40, 40, 0));
        for (int i = 0; i < 12; i++) {
            double x = 16 * random.nextDouble() - 8;
            double y = 16 * random.nextDouble() - 8;
            double z = 3 * random.nextDouble() - 0.5;
            boxes.add(new Box(x, y, z, x + 0.2 + 3 * random.nextDouble(), y + 0.2 + 3 * random.nextDouble(), z + 0.2 + 3 * random.nextDouble()));
        }
        return boxes;
    }

    @Test
    void orderOfSolidsDoesNotMatter() {
        Random random = new Random(4);
        for (int world = 0; world < 20; world++) {
            List<Box> boxes = heap(random);
            Eye eye = eye(-14, 0.3, 1.7, 0.1, -0.1);
            PerspectiveImage one = drawn(boxes, eye, PLAIN);
            List<Box> shuffled = new ArrayList<>(boxes);
            Collections.shuffle(shuffled, random);
            PerspectiveImage other = drawn(shuffled, eye, PLAIN);
            assertArrayEquals(pixels(one), pixels(other), "world " + world);
        }
    }

    private static int[] pixels(PerspectiveImage image) {
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = image.pixel(i % WIDTH, i / WIDTH);
        }
        return pixels;
    }

    @Test
    void onlyPointsBehindTheWallAreHidden() {
        PerspectiveImage image = drawn(List.of(new Box(4, -50, -50, 5, 50, 50)), eye(0, 0, 1.6, 0, 0), PLAIN);
        assertFalse(image.hides(3.5, 0, 1.6));
        assertTrue(image.hides(6, 0.4, 1.2));
        assertFalse(image.hides(-3, 0, 1.6), "behind the eye");
    }

    @Test
    void gridLinesAreAtWholeMetres() {
        Eye eye = eye(0, 0, 5, 0, -Math.PI / 2 + 1e-3);
        List<Box> floor = List.of(new Box(-40, -40, -1, 40, 40, 0));
        PerspectiveImage plain = drawn(floor, eye, PLAIN);
        PerspectiveImage grid = drawn(floor, eye, new Layers(true, false, false));
        for (double[] point : new double[][] {{2, 0.5}, {0.5, 3}, {-1, 0.5}}) {
            int x = (int) eye.px(point[0], point[1], 0);
            int y = (int) eye.py(point[0], point[1], 0);
            assertTrue(differs(plain, grid, x, y), "a line at " + point[0] + " " + point[1]);
        }
        int x = (int) eye.px(2.5, 0.5, 0);
        int y = (int) eye.py(2.5, 0.5, 0);
        assertEquals(plain.pixel(x, y), grid.pixel(x, y), "none between them");
    }

    /** In a pixel or one next to it, because a line is only that wide. */
    private static boolean differs(PerspectiveImage a, PerspectiveImage b, int x, int y) {
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (a.pixel(x + dx, y + dy) != b.pixel(x + dx, y + dy)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void bodyHidesFartherAndIsHiddenByNearerSurfaces() {
        Eye eye = eye(0, 0, 1.6, 0, 0);
        PerspectiveImage image = drawn(List.of(new Box(4, 0, -50, 5, 50, 50)), eye, PLAIN);
        int left = image.pixel(WIDTH / 4, HEIGHT / 2);
        int right = image.pixel(3 * WIDTH / 4, HEIGHT / 2);
        for (double distance : new double[] {6, 3}) {
            image.addFlat(new float[] {(float) distance, -40, -40, (float) distance, 40, -40, (float) distance, 40, 40, (float) distance, -40, 40}, 12, 0xFFFF0000, 1, 0);
            assertNotEquals(right, image.pixel(3 * WIDTH / 4, HEIGHT / 2), "free to the right of the wall");
            assertEquals(distance == 6, left == image.pixel(WIDTH / 4, HEIGHT / 2), "the wall on the left, " + distance + " m");
        }
    }
}
