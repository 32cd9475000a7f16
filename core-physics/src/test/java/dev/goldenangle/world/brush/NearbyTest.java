package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

/**
 * When a mover's cache is filled and used: around (0, 0, 0) to (8, 16, 32) the region extends six farther, three
 * quarters of the least width.
 */
class NearbyTest {
    private static final List<Float> BODY = List.of(0f, 0f, 0f, 8f, 16f, 32f);
    private static final List<Float> AROUND = List.of(-6f, -6f, -6f, 14f, 22f, 38f);
    private static final float STRIDE = 800f;

    /** Records the brushes it is shown. */
    private static final class ListedQuery extends BrushQuery {
        private final List<Integer> brushes = new ArrayList<>();

        private ListedQuery(List<Float> box) {
            minX = box.get(0);
            minY = box.get(1);
            minZ = box.get(2);
            maxX = box.get(3);
            maxY = box.get(4);
            maxZ = box.get(5);
        }

        @Override
        void test(int brush) {
            brushes.add(brush);
        }
    }

    private final WatchedIndex index = new WatchedIndex(3);
    private final Nearby nearby = new Nearby(index, STRIDE);

    private ListedQuery visit(List<Float> box) {
        ListedQuery shown = new ListedQuery(box);
        nearby.visit(shown);
        return shown;
    }

    private static List<Float> with(int side, float place) {
        List<Float> changed = new ArrayList<>(BODY);
        changed.set(side, place);
        return changed;
    }

    @Test
    void listIsMadeByTheSecondQueryAndUsedFromThenOn() {
        ListedQuery first = visit(BODY);
        assertSame(first, index.askers.get(0));
        for (int i = 0; i < 3; i++) {
            assertEquals(List.of(2, 2, 1, 1, 0, 0), visit(BODY).brushes);
        }
        assertEquals(List.of(BODY, AROUND), index.boxes);
        assertSame(nearby, index.askers.get(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void listIsUsedUntilAQueryLeavesTheRegion(int side) {
        visit(BODY);
        visit(BODY);
        visit(with(side, AROUND.get(side)));
        assertEquals(2, index.boxes.size(), "at the border");
        visit(with(side, beyond(side)));
        assertEquals(3, index.boxes.size(), "a bit beyond");
        assertSame(nearby, index.askers.get(2));
    }

    /** The query is a box of size 1 on the other side of the region. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void queryThatTouchesTheRegionFollowsTheLast(int side) {
        visit(BODY);
        List<Float> touching = new ArrayList<>(List.of(1f, 1f, 1f, 2f, 2f, 2f));
        touching.set(side, AROUND.get(side) + (side < 3 ? -1f : 1f));
        touching.set((side + 3) % 6, AROUND.get(side));
        visit(touching);
        assertSame(nearby, index.askers.get(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void queryElsewhereStartsAgain(int side) {
        visit(BODY);
        List<Float> apart = new ArrayList<>(List.of(1f, 1f, 1f, 2f, 2f, 2f));
        apart.set(side, AROUND.get(side) + (side < 3 ? -1f : 1f));
        apart.set((side + 3) % 6, beyond(side));
        assertSame(visit(apart), index.askers.get(1));
        assertSame(visit(BODY), index.askers.get(2));
    }

    private static float beyond(int side) {
        return side < 3 ? Math.nextDown(AROUND.get(side)) : Math.nextUp(AROUND.get(side));
    }

    /** The narrowest axis counts. */
    @ParameterizedTest
    @CsvSource({"8, 16, 32, 6", "16, 8, 32, 6", "32, 16, 8, 6", "200, 200, 200, 100"})
    void regionMarginIsLimitedToAnEighthOfAStride(float x, float y, float z, float margin) {
        List<Float> body = List.of(100f, 100f, 100f, 100 + x, 100 + y, 100 + z);
        visit(body);
        visit(body);
        assertEquals(List.of(100 - margin, 100 - margin, 100 - margin, 100 + x + margin, 100 + y + margin, 100 + z + margin), index.boxes.get(1));
    }

    /** Each brush is shown twice, so 32 fill the list. */
    @ParameterizedTest
    @CsvSource({"32, 2", "33, 4"})
    void listHoldsSixtyFour(int brushes, int visits) {
        WatchedIndex many = new WatchedIndex(brushes);
        Nearby list = new Nearby(many, STRIDE);
        for (int i = 0; i < 3; i++) {
            ListedQuery shown = new ListedQuery(BODY);
            list.visit(shown);
            assertEquals(2 * brushes, shown.brushes.size());
        }
        assertEquals(visits, many.boxes.size());
    }

    @Test
    void nothingIsCachedIfASweepIsSearchedInOneQuery() {
        Nearby forgetful = new Nearby(index, Float.POSITIVE_INFINITY);
        for (int i = 0; i < 3; i++) {
            ListedQuery shown = new ListedQuery(BODY);
            forgetful.visit(shown);
            assertSame(shown, index.askers.get(i));
        }
    }
}
