package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Compares neighbours and shadows in worlds of random boxes with a brute-force check of every box. */
class BrushSceneryProperties {
    /** Points this close to the edge of a shadow or a floor are not checked. */
    private static final double RIM = 1e-3;
    private static final double LEAST_RISE = 0.08;

    /** Floors at a few heights, and boxes that stand on them, hang over them or intersect them. */
    private static List<Brush> boxes(Random random, int count) {
        List<Brush> boxes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            float x = random.nextFloat() * 30 - 15;
            float y = random.nextFloat() * 30 - 15;
            float low = random.nextInt(4) * 0.5f - 1;
            float wide = 0.2f + random.nextFloat() * (random.nextInt(4) == 0 ? 20 : 2);
            boxes.add(Brush.box(x, y, low, x + wide, y + 0.2f + random.nextFloat() * 4, low + 0.05f + random.nextFloat() * 6));
        }
        return boxes;
    }

    private static boolean isAbove(Brush box, double x, double y, double rim) {
        return x > box.min(0) + rim && x < box.max(0) - rim && y > box.min(1) + rim && y < box.max(1) - rim;
    }

    /** Distance of a point from the shadow of a box on a level; negative inside. The shadow is the hull of the corners and the shifted corners. */
    private static double outside(Brush box, double level, double x, double y) {
        double rise = Math.max(0, Math.min(FlatShadows.LONGEST_METRES, box.max(2) - level));
        double low = Math.max(0, Math.min(FlatShadows.LONGEST_METRES, box.min(2) - level));
        double[][] corners = new double[8][];
        for (int i = 0; i < 8; i++) {
            double up = (i & 4) == 0 ? low : rise;
            corners[i] = new double[] {((i & 1) == 0 ? box.min(0) : box.max(0)) + Light.X * up, ((i & 2) == 0 ? box.min(1) : box.max(1)) + Light.Y * up};
        }
        double most = Double.NEGATIVE_INFINITY;
        for (double[] a : corners) {
            for (double[] b : corners) {
                double length = Math.hypot(b[0] - a[0], b[1] - a[1]);
                if (length < 1e-6) {
                    continue;
                }
                double nx = (b[1] - a[1]) / length;
                double ny = (a[0] - b[0]) / length;
                double reach = Double.NEGATIVE_INFINITY;
                for (double[] c : corners) {
                    reach = Math.max(reach, nx * (c[0] - a[0]) + ny * (c[1] - a[1]));
                }
                if (reach < 1e-9) {     // all points are on one side of the line from a to b, so it bounds the shadow
                    most = Math.max(most, nx * (x - a[0]) + ny * (y - a[1]));
                }
            }
        }
        return most;
    }

    private static boolean isShadowed(Scenery scenery, double level, double x, double y) {
        return IntStream.range(0, scenery.polygonCount()).anyMatch(i -> scenery.kind(i) == Scenery.Kind.SHADOW
                && scenery.corners()[3 * scenery.firstCorner(i) + 2] == (float) level && contains(scenery, i, x, y));
    }

    private static boolean contains(Scenery scenery, int polygon, double x, double y) {
        int first = scenery.firstCorner(polygon);
        int count = scenery.firstCorner(polygon + 1) - first;
        float[] p = scenery.corners();
        for (int i = 0; i < count; i++) {
            int a = 3 * (first + i);
            int b = 3 * (first + (i + 1) % count);
            if ((p[b] - p[a]) * (y - p[a + 1]) - (p[b + 1] - p[a + 1]) * (x - p[a]) < -1e-5) {
                return false;
            }
        }
        return true;
    }

    @Property(tries = 150)
    void floorPointIsShadowedExactlyWhereABoxCastsItsShadow(@ForAll long seed, @ForAll @IntRange(min = 2, max = 40) int count) {
        Random random = new Random(seed);
        List<Brush> boxes = boxes(random, count);
        Scenery scenery = new BrushScenery(BrushWorld.of(boxes), List.of(), 1).scenery();
        for (int i = 0; i < 60; i++) {
            Brush floor = boxes.get(random.nextInt(count));
            double level = floor.max(2);
            double x = floor.min(0) + random.nextDouble() * (floor.max(0) - floor.min(0));
            double y = floor.min(1) + random.nextDouble() * (floor.max(1) - floor.min(1));
            double nearest = boxes.stream().filter(box -> box != floor && box.max(2) >= level + LEAST_RISE && box.min(2) <= level + LEAST_RISE).mapToDouble(box -> outside(box, level, x, y))
                    .min().orElse(Double.POSITIVE_INFINITY);
            boolean isClear = Math.abs(nearest) > RIM && boxes.stream().allMatch(box -> Math.abs(box.max(2) - level - LEAST_RISE) > 1e-4 && Math.abs(box.min(2) - level - LEAST_RISE) > 1e-4);
            if (isClear && isAbove(floor, x, y, RIM) && boxes.stream().noneMatch(box -> box != floor && box.max(2) == floor.max(2))) {
                assertEquals(nearest < 0, isShadowed(scenery, level, x, y), "at " + x + ", " + y + " on " + level);
            }
        }
    }

    @Property(tries = 200)
    void everyBoxNearAPolygonIsVisitedOnce(@ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int count) {
        Random random = new Random(seed);
        List<Brush> boxes = boxes(random, count);
        PlanCells cells = new PlanCells(boxes);
        for (int k = 0; k < 20; k++) {
            float x = random.nextFloat() * 50 - 25;
            float y = random.nextFloat() * 50 - 25;
            float size = random.nextFloat() * 20;
            double margin = random.nextDouble() * 5;
            int[] visits = new int[count];
            cells.visit(new float[] {x, y, 0, x + size, y, 0, x, y + size, 0}, margin, box -> visits[box]++);
            for (int i = 0; i < count; i++) {
                Brush box = boxes.get(i);
                boolean isNear = box.min(0) <= x + size + margin && box.max(0) >= x - margin && box.min(1) <= y + size + margin && box.max(1) >= y - margin;
                assertTrue(visits[i] <= 1 && (visits[i] == 1 || !isNear), "box " + i + " is visited " + visits[i] + " times");
            }
        }
    }

    @Property(tries = 200)
    void insideTestMatchesACheckOfEveryBox(@ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int count) {
        Random random = new Random(seed);
        List<Brush> boxes = boxes(random, count);
        PlanCells cells = new PlanCells(boxes);
        for (int k = 0; k < 40; k++) {
            float x = random.nextFloat() * 40 - 20;
            float y = random.nextFloat() * 40 - 20;
            float z = random.nextFloat() * 8 - 2;
            int except = random.nextInt(count);
            boolean inside = IntStream.range(0, count).anyMatch(i -> i != except && boxes.get(i).touches(x, y, z, x, y, z));
            assertEquals(inside, cells.isInside(x, y, z, except));
            double top = boxes.stream().filter(box -> isAbove(box, x, y, 0) && box.max(2) <= z).mapToDouble(box -> box.max(2)).max().orElse(-100);
            boolean isClear = boxes.stream().noneMatch(box -> Math.abs(box.max(2) - z) < 0.1 || box.max(2) > z && box.min(2) < z);
            if (isClear) {
                assertEquals(top, cells.topBelow(x, y, z, -100), 1e-5);
            }
        }
    }
}
