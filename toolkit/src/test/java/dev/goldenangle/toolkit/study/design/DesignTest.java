package dev.goldenangle.toolkit.study.design;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Published points, and the guarantees of each design for any number of points. */
class DesignTest {
    /** The first points of Joe and Kuo's sequence in three dimensions, from their paper and program. */
    private static final double[][] PUBLISHED = {{0, 0, 0}, {0.5, 0.5, 0.5}, {0.75, 0.25, 0.25}, {0.25, 0.75, 0.75}, {0.375, 0.375, 0.625}, {0.875, 0.875, 0.125},
            {0.625, 0.125, 0.875}, {0.125, 0.625, 0.375}, {0.1875, 0.3125, 0.9375}, {0.6875, 0.8125, 0.4375}};

    @Test
    void sobolSequenceStartsWithThePublishedPoints() {
        DesignPoints sobol = Design.SOBOL.points(3, PUBLISHED.length, 1);
        for (int i = 0; i < PUBLISHED.length; i++) {
            assertArrayEquals(PUBLISHED[i], sobol.point(i), "point " + i);
        }
    }

    @Property(tries = 60)
    void pointsDoNotDependOnAccessOrder(@ForAll Design design, @ForAll @IntRange(min = 1, max = 7) int knobs, @ForAll @IntRange(min = 1, max = 9) int count, @ForAll long seed) {
        DesignPoints points = design.points(knobs, count, seed);
        long size = Math.min(points.size(), 300);
        double[][] forward = LongStream.range(0, size).mapToObj(points::point).toArray(double[][]::new);
        for (long i = size - 1; i >= 0; i--) {
            assertArrayEquals(forward[(int) i], design.points(knobs, count, seed).point(i));
            assertTrue(Arrays.stream(forward[(int) i]).allMatch(share -> share >= 0 && share <= 1));
        }
    }

    @Property(tries = 60)
    void latinHypercubeHasOnePointInEverySlice(@ForAll @IntRange(min = 1, max = 6) int knobs, @ForAll @IntRange(min = 1, max = 700) int count, @ForAll long seed) {
        DesignPoints points = Design.LATIN_HYPERCUBE.points(knobs, count, seed);
        for (int knob = 0; knob < knobs; knob++) {
            int column = knob;
            int[] slices = IntStream.range(0, count).map(i -> (int) Math.floor(points.point(i)[column] * count)).sorted().toArray();
            assertArrayEquals(IntStream.range(0, count).toArray(), slices);
        }
    }

    @Property(tries = 80)
    void permutationContainsEveryNumberOnce(@ForAll @LongRange(min = 1, max = 5000) long bound, @ForAll long seed) {
        Permutation order = new Permutation(bound, new HashedRandom(seed));
        assertArrayEquals(LongStream.range(0, bound).toArray(), LongStream.range(0, bound).map(order::of).sorted().toArray());
    }

    @Property(tries = 60)
    void morrisTrajectoryChangesEveryKnobOnceByTheStep(@ForAll @IntRange(min = 1, max = 40) int knobs, @ForAll @IntRange(min = 1, max = 5) int count, @ForAll long seed) {
        MorrisTrajectories points = new MorrisTrajectories(knobs, count, seed);
        for (int trajectory = 0; trajectory < count; trajectory++) {
            boolean[] moved = new boolean[knobs];
            for (int row = 0; row < knobs; row++) {
                long at = (long) trajectory * (knobs + 1) + row;
                double[] before = points.point(at);
                double[] after = points.point(at + 1);
                List<Integer> changed = IntStream.range(0, knobs).filter(k -> before[k] != after[k]).boxed().toList();
                assertEquals(List.of(points.movedAt(trajectory, row)), changed);
                assertEquals(MorrisTrajectories.STEP, Math.abs(after[changed.get(0)] - before[changed.get(0)]), 1e-12);
                moved[changed.get(0)] = true;
            }
            assertTrue(IntStream.range(0, knobs).allMatch(k -> moved[k]));
        }
    }

    @Test
    void gridVariesTheLastKnobFastest() {
        DesignPoints grid = Design.GRID.points(2, 3, 1);
        assertEquals(9, grid.size());
        assertArrayEquals(new double[] {0, 0.5}, grid.point(1));
        assertArrayEquals(new double[] {1, 0}, grid.point(6));
    }

    @Test
    void saltelliReplacesOneKnobAtATime() {
        DesignPoints points = Design.SALTELLI.points(3, 4, 1);
        assertEquals(20, points.size());
        double[] a = points.point(5);
        double[] b = points.point(9);
        for (int knob = 0; knob < 3; knob++) {
            double[] crossed = a.clone();
            crossed[knob] = b[knob];
            assertArrayEquals(crossed, points.point(6 + knob));
        }
    }
}
