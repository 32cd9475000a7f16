package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The tables of a level, read back: four boxes of which the second has seven sides, four surfaces, three models. */
class BspTreeTest {
    private static BspTree tree() {
        BspRoom room = new BspRoom();
        room.node(room.plane(1, 0, 0, 0), -1, -1).leaf(List.of(), List.of(0, 1, 2, 3));
        room.box(1, 0, 0, 0, 1, 1, 1).box(2, 0, 0, 0, 2, 2, 2).cut(0.6, 0, 0.8, 2).box(3, 0, 0, 0, 3, 3, 3).box(4, 0, 0, 0, 4, 4, 4);
        room.patch(40, 50).patch(41, 51).patch(42, 52).patch(43, 53);
        return room.model(0, 1, 0, 2).model(1, 1, 2, 1).model(2, 2, 3, 1).tree();
    }

    @Test
    void modelsHaveSurfacesAndBrushes() {
        BspTree tree = tree();
        assertEquals(3, tree.modelCount());
        assertEquals(List.of(2, 2, 3, 1), List.of(tree.firstSurface(2), tree.surfacesOf(2), tree.firstBrush(2), tree.brushesOf(2)));
        assertEquals(List.of(1, 1, 2, 1), List.of(tree.firstSurface(1), tree.surfacesOf(1), tree.firstBrush(1), tree.brushesOf(1)));
    }

    @Test
    void brushesHaveSides() {
        BspTree tree = tree();
        assertEquals(7, tree.sideCount(1));
        assertEquals(16, tree.sideFlags(1, 6));
        assertEquals(6 + 7 + 6 + 4, tree.sideIndex(3, 4));
        assertEquals(14, tree.sideFlags(3, 4));
        assertEquals(4f, tree.plane(tree.sidePlane(3, 5), 3));
        assertEquals(4, tree.contents(3));
    }

    @Test
    void surfacesHaveContentsAndFlags() {
        assertEquals(4, tree().surfaceCount());
        assertEquals(43, tree().patchContents(3));
        assertEquals(53, tree().patchFlags(3));
    }

    /** The bounds of the model, grown by the gap and a unit, go from −3.5 to 13; the body touches them from −5.5 and from 14. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void modelIsNearAWayThatTouchesItsGrownBounds(int axis) {
        assertTrue(isNear(axis, 20, 14));
        assertFalse(isNear(axis, 20, 14.125));
        assertTrue(isNear(axis, 14, 20));
        assertTrue(isNear(axis, -30, -5.5));
        assertFalse(isNear(axis, -30, -5.625));
        assertTrue(isNear(axis, -5.5, -30));
    }

    /** A way along an axis of a body from −1 to 2, past a model from −0.5 to 10, with a gap of 2. */
    private static boolean isNear(int axis, double from, double to) {
        BspRules.Standing model = new BspRules.Standing(1, new Vec3(), new Vec3(-0.5f, -0.5f, -0.5f), new Vec3(10f, 10f, 10f));
        return model.isNear(along(axis, from), along(axis, to), new Vec3(-1f, -1f, -1f), new Vec3(2f, 2f, 2f), 2f);
    }

    private static Vec3 along(int axis, double at) {
        return new Vec3(axis == 0 ? (float) at : 5f, axis == 1 ? (float) at : 5f, axis == 2 ? (float) at : 5f);
    }
}
