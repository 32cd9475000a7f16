package dev.goldenangle.map;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Outlines of polygons in a sector map. */
class SectorOutlineTest {
    private static final int[] SQUARE = {0, 0, 10, 0, 10, 10, 0, 10};

    private static int[] shifted(int[] corners, int x, int y) {
        int[] moved = corners.clone();
        for (int i = 0; i < moved.length; i += 2) {
            moved[i] += x;
            moved[i + 1] += y;
        }
        return moved;
    }

    /** One outline is clockwise and the other counter-clockwise; both begin at the same corner. */
    @Test
    void eitherOrderGivesTheSameOutlineWithYMirrored() {
        int[] expected = {0, -10, 10, -10, 10, 0, 0, 0};
        assertArrayEquals(expected, SectorOutline.ordered(SQUARE));
        assertArrayEquals(expected, SectorOutline.ordered(new int[] {0, 10, 10, 10, 10, 0, 0, 0}));
    }

    @Test
    void nonConvexOutlineIsRefused() {
        assertNull(SectorOutline.ordered(new int[] {0, 0, 10, 0, 4, 4, 0, 10}), "a dent");
        assertNull(SectorOutline.ordered(new int[] {0, 0, 10, 10, 10, 0, 0, 10}), "a bow tie");
        assertNull(SectorOutline.ordered(new int[] {0, 0, 5, 0, 10, 0}), "no area");
        assertNull(SectorOutline.ordered(new int[] {0, 0, 0, 0, 10, 0, 10, 10}), "an edge without length");
        assertNull(SectorOutline.ordered(new int[] {0, 0, 10, 0, 5, 0, 10, 10}), "back and forth on one line");
        assertEquals(10, SectorOutline.ordered(new int[] {0, 0, 5, 0, 10, 0, 10, 10, 0, 10}).length, "a corner on a side is fine");
        assertEquals(6, SectorOutline.ordered(new int[] {0, 0, 10, 3, 2, 9}).length);
    }

    @Test
    void outlinesThatOnlyTouchDoNotOverlap() {
        int[] square = SectorOutline.ordered(SQUARE);
        assertTrue(SectorOutline.overlap(square, square));
        int[][] apart = {{10, 0}, {-10, 0}, {0, 10}, {0, -10}, {10, 10}, {30, 1}};
        for (int[] by : apart) {
            assertFalse(SectorOutline.overlap(square, shifted(square, by[0], by[1])), by[0] + " " + by[1]);
        }
        int[][] over = {{9, 0}, {-9, 0}, {0, 9}, {0, -9}, {9, 9}, {-9, 9}};
        for (int[] by : over) {
            assertTrue(SectorOutline.overlap(square, shifted(square, by[0], by[1])), by[0] + " " + by[1]);
        }
        int[] diamond = SectorOutline.ordered(new int[] {10, 4, 16, 10, 10, 16, 4, 10});
        assertTrue(SectorOutline.overlap(square, diamond), "a corner of the square reaches into the diamond");
        int[] farther = SectorOutline.ordered(new int[] {12, 6, 18, 12, 12, 18, 6, 12});
        assertTrue(SectorOutline.overlap(square, shifted(farther, -1, 1)));
        assertFalse(SectorOutline.overlap(square, shifted(farther, 2, -2)), "only the diamond's slanted side separates them");
    }
}
