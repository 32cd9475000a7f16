package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.workbench.viewport.painting.DebugPainter;
import dev.goldenangle.world.tile.HeightGrid;
import dev.goldenangle.world.tile.Prop;
import dev.goldenangle.world.tile.Solid;
import dev.goldenangle.world.tile.TileWorld;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TileSceneryTest {
    private static final int[][] MESA = {
        {0, 0, 0, 0},
        {0, 2, 2, 0},
        {0, 0, 0, 0},
    };

    private static TileScenery painter(int[][] levels, Prop... props) {
        return new TileScenery(new TileWorld(new HeightGrid(levels), 0.5f, List.of(props), List.of()), List.of(), 1);
    }

    @Test
    void tilesOfTheSameHeightFormOneSurface() {
        assertEquals(1, SceneryCounts.polygons(painter(new int[5][7]).scenery(), Scenery.Kind.TOP));
        assertEquals(5, SceneryCounts.polygons(painter(MESA).scenery(), Scenery.Kind.TOP), "south row, west, mesa, east, north row");
    }

    @Test
    void mesaHasFourCliffsAndTheMapASkirt() {
        Scenery scenery = painter(MESA).scenery();
        assertTrue(SceneryCounts.allTurnTheRightWay(scenery));
        long skirt = 8;
        assertEquals(4 + skirt, SceneryCounts.polygons(scenery, Scenery.Kind.SIDE));
        assertEquals(4 + skirt, SceneryCounts.lines(scenery, Scenery.LineKind.EDGE));
    }

    @Test
    void wallIsDrawnOneTileAboveItsNeighbours() {
        Scenery scenery = painter(new int[][] {{2, HeightGrid.WALL}}).scenery();
        assertEquals(2, SceneryCounts.highest(scenery, Scenery.Kind.TOP), 1e-6);
    }

    @Test
    void roofCastsADetachedShadow() {
        Scenery roof = painter(new int[12][12], new Prop("roof", 4, 6, 6, 8, 2, 2.25f, true, Solid.EVERYWHERE)).scenery();
        int shadow = 0;
        while (roof.kind(shadow) != Scenery.Kind.SHADOW) {
            shadow++;
        }
        float least = Float.POSITIVE_INFINITY;
        for (int c = roof.firstCorner(shadow); c < roof.firstCorner(shadow + 1); c++) {
            least = Math.min(least, roof.corners()[3 * c]);
        }
        assertEquals(4 + 2 * Light.X, least, 1e-4, "moved along the light by the two tiles it hangs above the floor");
    }

    @Test
    void groundIsTheTileOrAPropBelow() {
        TileScenery painter = painter(MESA, new Prop("roof", 0, 0, 1, 1, 2, 2.25f, true, Solid.EVERYWHERE));
        assertEquals(1, painter.groundBelow(1.5, 1.5, 3), 1e-6);
        assertEquals(2.25, painter.groundBelow(0.5, 0.5, 3), 1e-6);
        assertEquals(0, painter.groundBelow(0.5, 0.5, 1), 1e-6, "under the roof");
    }

    @Test
    void debugWiresDistinguishWalkableTopsFromWalls() {
        Scenery scenery = painter(new int[1][1], new Prop("crate", 0.2f, 0.2f, 0.8f, 0.8f, 0, 0.5f, true, Solid.EVERYWHERE)).scenery();
        assertEquals(4 + 4, SceneryCounts.lines(scenery, Scenery.LineKind.WIRE_WALKABLE), "the tile and the crate");
        Scenery post = painter(new int[1][1], new Prop("post", 0.2f, 0.2f, 0.8f, 0.8f, 0, 1000f, false, Solid.EVERYWHERE)).scenery();
        assertEquals(4, SceneryCounts.lines(post, Scenery.LineKind.WIRE_WALKABLE));
        assertEquals(2.5, SceneryCounts.highest(post, Scenery.Kind.TOP), 1e-6, "a prop without an upper end is cut off");
    }

    /** As document 004 says: props orange, terrain green. */
    @Test
    void heightLabelsHaveTheColourOfTheirWires() {
        Prop crate = new Prop("crate", 0, 0, 1, 1, 0, 0.5f, true, Solid.EVERYWHERE);
        Map<Double, Scenery.LineKind> kinds = new TreeMap<>();
        painter(MESA, crate).visitHeights(0, 0, 10, 0, (kind, x, y, z, low, high) -> kinds.put(high, kind));
        assertEquals(Map.of(0.5, Scenery.LineKind.WIRE_PROP, 1.0, Scenery.LineKind.WIRE_WORLD), kinds);
        assertEquals(Color.web("#F0913A"), DebugPainter.colour(Scenery.LineKind.WIRE_PROP));
        assertEquals(Color.web("#4CC76A"), DebugPainter.colour(Scenery.LineKind.WIRE_WORLD));
    }

    /** Two tiles of the mesa with one vertical line and two rim lines each, and the crate's twelve edges except its walkable top. */
    @Test
    void debugLayerShowsAColumnPerTileAndPropsInTheirOwnColour() {
        Prop crate = new Prop("crate", 0, 0, 1, 1, 0, 1, true, Solid.EVERYWHERE);
        Scenery plain = painter(new int[3][4]).scenery();
        Scenery scenery = painter(new int[3][4], crate).scenery();
        assertEquals(8, SceneryCounts.lines(scenery, Scenery.LineKind.WIRE_PROP));
        assertEquals(SceneryCounts.lines(plain, Scenery.LineKind.WIRE_WORLD), SceneryCounts.lines(scenery, Scenery.LineKind.WIRE_WORLD));
        long cliffs = 4 * 3 + 8 * 3;
        assertEquals(cliffs + 2 * 3, SceneryCounts.lines(painter(MESA).scenery(), Scenery.LineKind.WIRE_WORLD));
    }
}
