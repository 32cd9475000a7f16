package dev.goldenangle.world.brush;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A range is split where the sum of area times number of brushes of both halves is least, checked by trying every bin of every axis. */
class BvhSplitProperties {
    private static final int BINS = 32;
    private List<Brush> brushes;

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void rangeIsSplitWhereItIsCheapest(@ForAll long seed) {
        Random random = new Random(seed);
        brushes = new ArrayList<>();
        for (int count = 4 + random.nextInt(30); count > 0; count--) {
            float x = place(random);
            float y = place(random);
            float z = place(random);
            brushes.add(Brush.box(x, y, z, x + size(random), y + size(random), z + size(random)));
        }
        BvhSplit split = new BvhSplit(new Bounds(brushes));
        List<Integer> all = numbers(split, 0, brushes.size());
        checkHalves(split, 0, all, "seed " + seed);
        List<Integer> last = numbers(split, brushes.size() - 3, brushes.size());
        checkHalves(split, brushes.size() - 3, last, "the last three, seed " + seed);
    }

    private void checkHalves(BvhSplit split, int from, List<Integer> range, String name) {
        List<Integer> left = cheapestLeft(range);
        List<Integer> right = new ArrayList<>(range);
        right.removeAll(left);
        int middle = split.divide(from, from + range.size());
        assertEquals(left, numbers(split, from, middle), name);
        assertEquals(right, numbers(split, middle, from + range.size()), name);
        split.measure(middle, from + range.size());
        for (int axis = 0; axis < 3; axis++) {
            int k = axis;
            assertEquals(least(right, i -> brushes.get(i).min(k)), split.low(axis), name);
            assertEquals(-least(right, i -> -brushes.get(i).max(k)), split.high(axis), name);
        }
    }

    /** A place for a brush; some have the same height, so that an axis can have nothing to split. */
    private static float place(Random random) {
        return random.nextInt(3) == 0 ? 8 : 100 * random.nextFloat() - 50;
    }

    private static float size(Random random) {
        return random.nextInt(2) == 0 ? 4 : 1 + 20 * random.nextFloat();
    }

    private static List<Integer> numbers(BvhSplit split, int from, int to) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = from; i < to; i++) {
            numbers.add(split.brush(i));
        }
        return numbers;
    }

    private List<Integer> cheapestLeft(List<Integer> range) {
        double cheapest = Double.POSITIVE_INFINITY;
        List<Integer> best = range.subList(0, range.size() / 2);
        for (int axis = 0; axis < 3; axis++) {
            for (int bin = 1; bin < BINS; bin++) {
                List<Integer> left = before(range, axis, bin);
                List<Integer> right = new ArrayList<>(range);
                right.removeAll(left);
                if (!left.isEmpty() && !right.isEmpty() && cost(left) + cost(right) < cheapest) {
                    cheapest = cost(left) + cost(right);
                    best = left;
                }
            }
        }
        return best;
    }

    private List<Integer> before(List<Integer> range, int axis, int firstRight) {
        float low = least(range, i -> centre(i, axis));
        float high = -least(range, i -> -centre(i, axis));
        return high > low ? range.stream().filter(i -> Math.min(BINS - 1, (int) ((centre(i, axis) - low) / (high - low) * BINS)) < firstRight).toList() : List.of();
    }

    private float centre(int brush, int axis) {
        return 0.5f * (brushes.get(brush).min(axis) + brushes.get(brush).max(axis));
    }

    private double cost(List<Integer> half) {
        double[] size = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            int k = axis;
            size[axis] = -least(half, i -> -brushes.get(i).max(k)) - least(half, i -> brushes.get(i).min(k));
        }
        return half.size() * (size[0] * size[1] + size[1] * size[2] + size[2] * size[0]);
    }

    private static float least(List<Integer> numbers, Function<Integer, Float> value) {
        return numbers.stream().map(value).min(Float::compare).orElseThrow();
    }
}
