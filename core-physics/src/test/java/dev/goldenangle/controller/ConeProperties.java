package dev.goldenangle.controller;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The projection of a velocity is the nearest vector that leads into none of the planes, checked by properties that
 * only the nearest one has.
 */
class ConeProperties {
    private static final double NEAR = 1e-6;

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double[] direction(Random random) {
        double[] v = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
        double length = Math.sqrt(dot(v, v));
        return new double[] {v[0] / length, v[1] / length, v[2] / length};
    }

    /** Every third plane is vertical, so that several are equal in the first sort key. */
    private static List<double[]> planes(Random random, int count) {
        List<double[]> planes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double angle = random.nextInt(8) * Math.PI / 4;
            planes.add(random.nextInt(3) == 0 ? new double[] {Math.cos(angle), Math.sin(angle), 0} : direction(random));
        }
        return planes;
    }

    private static Cone cone(List<double[]> planes) {
        Cone cone = new Cone();
        cone.add(1, 0, 0);
        cone.clear();
        planes.forEach(plane -> cone.add(plane[0], plane[1], plane[2]));
        return cone;
    }

    private static boolean isFree(double[] way, List<double[]> planes) {
        return planes.stream().allMatch(plane -> dot(way, plane) >= -1e-9);
    }

    /**
     * The removed part is perpendicular to the result and points away from every free direction: along all creases, and
     * a hundred others.
     */
    @Property(tries = 500, shrinking = ShrinkingMode.OFF)
    void projectionIsFreeAndNoFreeVectorIsNearer(@ForAll long seed) {
        Random random = new Random(seed);
        List<double[]> planes = planes(random, 1 + random.nextInt(5));
        double[] v = direction(random);
        Cone cone = cone(planes);
        cone.project(v[0], v[1], v[2]);
        double[] rest = {cone.x, cone.y, cone.z};
        double[] taken = {v[0] - rest[0], v[1] - rest[1], v[2] - rest[2]};
        planes.forEach(plane -> assertTrue(dot(rest, plane) > -NEAR, "seed " + seed));
        assertEquals(0, dot(taken, rest), NEAR, "seed " + seed);
        ways(random, planes).stream().filter(way -> isFree(way, planes)).forEach(way -> assertTrue(dot(taken, way) < NEAR, "seed " + seed));
    }

    private static List<double[]> ways(Random random, List<double[]> planes) {
        List<double[]> ways = new ArrayList<>();
        for (double[] a : planes) {
            planes.forEach(b -> ways.add(cross(a, b)));
        }
        for (int i = 0; i < 100; i++) {
            ways.add(direction(random));
        }
        return ways;
    }

    /** The result lies in the planes that are reported active; if none is, it is the velocity itself or zero. */
    @Property(tries = 500, shrinking = ShrinkingMode.OFF)
    void activePlanesAreReported(@ForAll long seed) {
        Random random = new Random(seed);
        List<double[]> planes = planes(random, 1 + random.nextInt(5));
        double[] v = direction(random);
        Cone cone = cone(planes);
        cone.project(v[0], v[1], v[2]);
        double[] rest = {cone.x, cone.y, cone.z};
        List<double[]> active = planes.stream().filter(plane -> cone.isActive(plane[0], plane[1], plane[2])).toList();
        active.forEach(plane -> assertEquals(0, dot(rest, plane), NEAR, "seed " + seed));
        boolean isNothing = dot(rest, rest) == 0;
        boolean isWhole = Arrays.equals(rest, v);
        assertEquals(active.isEmpty(), isNothing || isWhole, "seed " + seed);
    }

    /** The number of planes can exceed the room for them. */
    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void orderOfPlanesDoesNotChangeASingleBit(@ForAll long seed) {
        Random random = new Random(seed);
        List<double[]> planes = planes(random, random.nextBoolean() ? 40 : 4);
        planes.addAll(planes.subList(0, 3));
        planes.forEach(plane -> plane[2] = random.nextInt(4) == 0 ? 0 : plane[2]);
        double[] v = direction(random);
        double[][] results = new double[3][];
        for (int i = 0; i < 3; i++) {
            Cone cone = cone(planes);
            cone.project(v[0], v[1], v[2]);
            results[i] = new double[] {cone.x, cone.y, cone.z};
            Collections.shuffle(planes, random);
        }
        assertArrayEquals(results[0], results[1], "seed " + seed);
        assertArrayEquals(results[0], results[2], "seed " + seed);
    }
}
