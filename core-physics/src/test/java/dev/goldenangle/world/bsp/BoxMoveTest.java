package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A box of 4 by 8 by 12 whose origin is not its middle, moving from (10, 20, 30) by (1, 2, 4), with a gap of an eighth. */
class BoxMoveTest {
    private static final float GAP = 0.125f;
    private final BoxMove move = new BoxMove();

    private void begin() {
        move.begin(new Vec3(10f, 20f, 30f), new Vec3(11f, 22f, 34f), new Vec3(-1f, -2f, -3f), new Vec3(3f, 6f, 9f), GAP, -1);
    }

    @Test
    void onlyCentreAndHalfSizeCount() {
        begin();
        assertArrayEquals(new float[] {11, 22, 33}, new float[] {move.startX, move.startY, move.startZ});
        assertArrayEquals(new float[] {12, 24, 37}, new float[] {move.endX, move.endY, move.endZ});
        assertArrayEquals(new float[] {2, 4, 6}, new float[] {move.halfX, move.halfY, move.halfZ});
        assertFalse(move.isPoint || move.isAtRest);
    }

    /** The box sweeps from 9 to 14, from 18 to 28 and from 27 to 43; touching at the gap counts. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void boundsWithinTheGapOfTheSweptBoxAreMet(int axis) {
        begin();
        float[] low = {9, 18, 27};
        float[] high = {14, 28, 43};
        float[] inside = {100, 10, 20, 28, 12, 22, 30};
        assertTrue(move.meets(inside, 1));
        assertTrue(move.meets(moved(inside, axis, high[axis] + GAP, high[axis] + 50), 1));
        assertFalse(move.meets(moved(inside, axis, high[axis] + 2 * GAP, high[axis] + 50), 1));
        assertTrue(move.meets(moved(inside, axis, low[axis] - 50, low[axis] - GAP), 1));
        assertFalse(move.meets(moved(inside, axis, low[axis] - 50, low[axis] - 2 * GAP), 1));
    }

    private static float[] moved(float[] bounds, int axis, float low, float high) {
        float[] moved = bounds.clone();
        moved[1 + axis] = low;
        moved[4 + axis] = high;
        return moved;
    }

    @Test
    void planeIsMissedIfTheMoveStaysTheGapAwayOrComesNoNearer() {
        assertTrue(BoxMove.misses(1f, GAP, GAP));
        assertFalse(BoxMove.misses(1f, 0.1f, GAP));
        assertTrue(BoxMove.misses(0.1f, 0.1f, GAP));
        assertFalse(BoxMove.misses(0.1f, 0.09f, GAP));
        assertFalse(BoxMove.misses(0f, 1f, GAP));
    }

    /** From 1 before a plane to 1 behind it: it enters after 0.875 of 2, and leaves the reversed plane after as much. */
    @Test
    void planesAreEnteredAndLeftOneGapEarly() {
        begin();
        move.beginSolid();
        assertTrue(move.cross(1f, -1f));
        assertEquals(0.4375f, move.enter());
        assertFalse(move.cross(1.5f, -6.5f), "an earlier entry");
        assertEquals(0.4375f, move.enter());
        assertFalse(move.cross(-1f, 1f));
        assertEquals(0.4375f, move.leave());
        assertFalse(move.cross(-1f, 0.5f), "a later leaving");
        assertEquals(0.4375f, move.leave());
    }
}
