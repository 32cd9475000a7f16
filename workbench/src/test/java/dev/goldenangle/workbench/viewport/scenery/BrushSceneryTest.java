package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

class BrushSceneryTest {
    private static final Brush WEST = Brush.box(-8, -8, -1, 0, 8, 0);
    private static final Brush EAST = Brush.box(0, -8, -1, 8, 8, 0);
    private static final Brush BLOCK = Brush.box(-5, -1, 0, -3, 1, 2);

    private static BrushScenery painter(Brush... brushes) {
        return new BrushScenery(BrushWorld.of(List.of(brushes)), List.of(), 1);
    }

    @Test
    void seamBetweenTwoPlatesIsNoEdge() {
        assertEquals(4, SceneryCounts.lines(painter(WEST).scenery(), Scenery.LineKind.EDGE));
        assertEquals(6, SceneryCounts.lines(painter(WEST, EAST).scenery(), Scenery.LineKind.EDGE));
    }

    @Test
    void blockThrowsOneShadowOnThePlateItStandsOn() {
        assertEquals(0, SceneryCounts.polygons(painter(WEST, EAST).scenery(), Scenery.Kind.SHADOW));
        assertEquals(1, SceneryCounts.polygons(painter(WEST, BLOCK).scenery(), Scenery.Kind.SHADOW));
    }

    @Test
    void undersidesAreLeftOut() {
        Scenery scenery = painter(WEST).scenery();
        assertEquals(1, SceneryCounts.polygons(scenery, Scenery.Kind.TOP));
        assertEquals(4, SceneryCounts.polygons(scenery, Scenery.Kind.SIDE));
    }

    @Test
    void gridHasALinePerMetreAndEveryFifthIsCoarse() {
        Scenery scenery = painter(Brush.box(0.5f, 0.5f, -1, 10.5f, 2.5f, 0)).scenery();
        assertEquals(2, SceneryCounts.lines(scenery, Scenery.LineKind.GRID_COARSE));
        assertEquals(8 + 2, SceneryCounts.lines(scenery, Scenery.LineKind.GRID_FINE));
    }

    @Test
    void floorIsWhereMostOfTheLevelAreaIs() {
        assertEquals(0, painter(WEST, EAST, BLOCK).floor());
    }

    @Test
    void groundBelowIsTheHighestTopUnderThePoint() {
        BrushScenery painter = painter(WEST, EAST, BLOCK);
        assertEquals(2, painter.groundBelow(-4, 0, 5), 1e-6);
        assertEquals(0, painter.groundBelow(4, 0, 5), 1e-6);
        assertEquals(-1, painter.groundBelow(40, 0, 5), 1e-6);
        assertEquals(0, painter.groundBelow(-4, 3, 0), 1e-6);
    }

    @Test
    void wiresOfTheDebugOverlayTellWalkableEdgesFromOthers() {
        Scenery scenery = painter(WEST).scenery();
        assertEquals(4, SceneryCounts.lines(scenery, Scenery.LineKind.WIRE_WALKABLE));
        assertEquals(8, SceneryCounts.lines(scenery, Scenery.LineKind.WIRE_WORLD));
    }
}
