package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * When a body's list is taken from the cache, and when the index is used: for a body in (8, 16, 32) to (16, 32, 64)
 * everything in (4, 8, 16) to (20, 40, 80) is cached.
 */
class NearBrushesTest {
    private static final List<Float> BODY = List.of(8f, 16f, 32f, 16f, 32f, 64f);
    private static final List<Float> WIDE = List.of(4f, 8f, 16f, 20f, 40f, 80f);
    private static final Brush FAR = Brush.box(500, 500, 500, 501, 501, 501);
    private WatchedIndex index;
    private NearBrushes near;

    private void start(List<Brush> brushes) {
        index = new WatchedIndex(brushes.size());
        near = new NearBrushes(index, new Bounds(brushes));
    }

    /** The box is exact to the bit: the request is widened by one bit. */
    private List<Integer> follow(List<Float> box) {
        near.follow(Math.nextUp(box.get(0)), Math.nextUp(box.get(1)), Math.nextUp(box.get(2)), Math.nextDown(box.get(3)), Math.nextDown(box.get(4)), Math.nextDown(box.get(5)));
        return found();
    }

    private List<Integer> gather(List<Float> box) {
        near.gather(Math.nextUp(box.get(0)), Math.nextUp(box.get(1)), Math.nextUp(box.get(2)), Math.nextDown(box.get(3)), Math.nextDown(box.get(4)), Math.nextDown(box.get(5)));
        return found();
    }

    private List<Integer> found() {
        return Arrays.stream(near.brushes, 0, near.count).boxed().toList();
    }

    private static List<Float> with(List<Float> box, int side, float place) {
        List<Float> changed = new ArrayList<>(box);
        changed.set(side, place);
        return changed;
    }

    @ParameterizedTest
    @CsvSource({"23, 3", "24, 1", "25, 1"})
    void indexIsAlwaysUsedInASmallWorld(int brushes, int visits) {
        start(Collections.nCopies(brushes, FAR));
        for (int i = 0; i < 3; i++) {
            follow(BODY);
        }
        assertEquals(visits, index.boxes.size());
        assertEquals(brushes < 24 ? BODY : WIDE, index.boxes.get(0));
    }

    /** Six that touch the body, and six that are one bit away from it. */
    @Test
    void exactlyTheTouchingBrushesAreFound() {
        List<Brush> brushes = new ArrayList<>(Collections.nCopies(12, FAR));
        for (int nudge = 0; nudge < 2; nudge++) {
            for (int axis = 0; axis < 3; axis++) {
                float low = nudge == 0 ? BODY.get(axis) : Math.nextDown(BODY.get(axis));
                float high = nudge == 0 ? BODY.get(3 + axis) : Math.nextUp(BODY.get(3 + axis));
                brushes.add(onAxis(axis, low - 1f, low));
                brushes.add(onAxis(axis, high, high + 1f));
            }
        }
        start(brushes);
        List<Integer> touching = List.of(12, 13, 14, 15, 16, 17);
        assertEquals(touching, gather(BODY));
        assertEquals(touching, follow(BODY), "from the index");
        assertEquals(touching, follow(BODY), "from the cache");
        assertEquals(2, index.boxes.size());
    }

    /** From (9, 19, 39) to (10, 20, 40), except for one axis. */
    private static Brush onAxis(int axis, float low, float high) {
        return Brush.box(axis == 0 ? low : 9, axis == 1 ? low : 19, axis == 2 ? low : 39, axis == 0 ? high : 10, axis == 1 ? high : 20, axis == 2 ? high : 40);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void indexIsUsedAgainOnlyBeyondTheCachedBox(int side) {
        start(Collections.nCopies(30, FAR));
        follow(BODY);
        follow(with(BODY, side, WIDE.get(side)));
        assertEquals(1, index.boxes.size(), "at the border");
        follow(with(BODY, side, side < 3 ? Math.nextDown(WIDE.get(side)) : Math.nextUp(WIDE.get(side))));
        assertEquals(2, index.boxes.size(), "a bit beyond");
    }

    /** The cached box is 16, 32 and 64 wide. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void indexIsUsedAgainIfTheCachedBoxIsMoreThanFourTimesAsWide(int axis) {
        start(Collections.nCopies(30, FAR));
        follow(BODY);
        float middle = (BODY.get(axis) + BODY.get(3 + axis)) / 2;
        follow(with(BODY, axis, middle));
        assertEquals(1, index.boxes.size(), "four times");
        follow(with(BODY, axis, middle + 0.5f));
        assertEquals(2, index.boxes.size(), "more");
    }

    /** Twenty-four are cached; one more is too many. */
    @Test
    void withTooManyBrushesTheIndexIsUsedForSixtyFourTicks() {
        Brush close = Brush.box(18, 19, 39, 19, 20, 40);
        start(Collections.nCopies(24, close));
        follow(BODY);
        follow(BODY);
        assertEquals(List.of(WIDE), index.boxes);
        start(Collections.nCopies(25, close));
        for (int i = 0; i < 66; i++) {
            assertEquals(List.of(), follow(BODY));
        }
        List<List<Float>> expected = new ArrayList<>(Collections.nCopies(66, BODY));
        expected.set(0, WIDE);
        expected.set(65, WIDE);
        assertEquals(expected, index.boxes);
    }

    @Test
    void listsHoldMoreBrushesThanTheirInitialCapacity() {
        Brush inside = Brush.box(9, 19, 39, 10, 20, 40);
        start(Collections.nCopies(200, inside));
        assertEquals(200, follow(BODY).size());
        start(Collections.nCopies(64, inside));
        assertEquals(64, follow(BODY).size(), "the initial capacity");
        start(Collections.nCopies(65, inside));
        assertEquals(65, gather(BODY).size());
    }
}
