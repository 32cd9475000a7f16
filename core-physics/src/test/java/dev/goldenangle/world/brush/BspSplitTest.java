package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The plane that splits boxes is the cheapest of all their sides, checked by a second computation from their corners:
 * half a brush, plus each half's brushes times its share of the space.
 */
class BspSplitTest {
    private final float[] plane = new float[4];

    private static double cost(List<Brush> boxes, float[] space, int axis, float at) {
        double share = ((double) at - space[axis]) / ((double) space[3 + axis] - space[axis]);
        long behind = boxes.stream().filter(box -> box.min(axis) < at).count();
        long inFront = boxes.stream().filter(box -> box.max(axis) > at).count();
        return share > 0 && share < 1 ? 0.5 + share * behind + (1 - share) * inFront : Double.POSITIVE_INFINITY;
    }

    private static double cheapest(List<Brush> boxes, float[] space) {
        double least = Double.POSITIVE_INFINITY;
        for (Brush box : boxes) {
            for (int axis = 0; axis < 3; axis++) {
                least = Math.min(least, Math.min(cost(boxes, space, axis, box.min(axis)), cost(boxes, space, axis, box.max(axis))));
            }
        }
        return least;
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 9, 15})
    void cheapestSideSplitsUnlessTestingAllIsCheaper(int count) {
        RandomBrushes random = new RandomBrushes(count);
        int refused = 0;
        for (int i = 0; i < 60; i++) {
            List<Brush> boxes = new ArrayList<>();
            for (int k = 0; k < count; k++) {
                boxes.add(random.gridBox(12));
            }
            float[] space = {-12, -12, -12, 24, 24, 24};
            BspSplit split = new BspSplit(boxes, new Bounds(boxes));
            int[] all = IntStream.range(0, count).toArray();
            double least = cheapest(boxes, space);
            assertEquals(least < count, split.choose(all, space));
            if (least < count) {
                checkHalves(boxes, split, all, space, least);
            } else {
                refused++;
            }
        }
        assertTrue(refused < 60);
    }

    private void checkHalves(List<Brush> boxes, BspSplit split, int[] all, float[] space, double least) {
        int axis = split.axis();
        float at = split.writePlane(plane, 0);
        float[] expected = {0, 0, 0, at};
        expected[axis] = 1;
        assertArrayEquals(expected, plane, 0f);
        assertEquals(least, cost(boxes, space, axis, at), 1e-9);
        assertArrayEquals(Arrays.stream(all).filter(b -> boxes.get(b).min(axis) < at).toArray(), split.behind(all));
        assertArrayEquals(Arrays.stream(all).filter(b -> boxes.get(b).max(axis) > at).toArray(), split.inFront(all));
    }

    private static List<Brush> row(int count) {
        return IntStream.range(0, count).mapToObj(i -> Brush.box(10 * i, 0, 0, 10 * i + 5, 5, 5)).toList();
    }

    @Test
    void fourBrushesAreNotSplitAndFiveAre() {
        float[] space = {0, 0, 0, 45, 5, 5};
        assertFalse(new BspSplit(row(4), new Bounds(row(4))).choose(new int[] {0, 1, 2, 3}, space));
        assertTrue(new BspSplit(row(5), new Bounds(row(5))).choose(new int[] {0, 1, 2, 3, 4}, space));
    }

    /** Whichever plane of copies splits, all are on both sides or on one: nothing is gained. */
    @Test
    void copiesAreNotSplit() {
        List<Brush> copies = List.of(row(1).get(0), row(1).get(0), row(1).get(0), row(1).get(0), row(1).get(0), row(1).get(0));
        assertFalse(new BspSplit(copies, new Bounds(copies)).choose(new int[] {0, 1, 2, 3, 4, 5}, new float[] {0, 0, 0, 5, 5, 5}));
    }
}
