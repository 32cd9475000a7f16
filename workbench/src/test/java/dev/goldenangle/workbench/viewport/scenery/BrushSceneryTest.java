package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.MapReader;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

class BrushSceneryTest {
    private static final Brush WEST = Brush.box(-8, -8, -1, 0, 8, 0);
    private static final Brush EAST = Brush.box(0, -8, -1, 8, 8, 0);
    private static final Brush BLOCK = Brush.box(-5, -1, 0, -3, 1, 2);

    private static BrushScenery painter(Brush... brushes) {
        return new BrushScenery(BrushWorld.of(List.of(brushes)), List.of(), 1);
    }

    @Test
    void seamBetweenTwoPlatesIsNotAnEdge() {
        assertEquals(4, SceneryCounts.lines(painter(WEST).scenery(), Scenery.LineKind.EDGE));
        assertEquals(6, SceneryCounts.lines(painter(WEST, EAST).scenery(), Scenery.LineKind.EDGE));
    }

    @Test
    void blockCastsOneShadowOnThePlateBelow() {
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
    void floorIsTheHeightWithTheLargestLevelArea() {
        assertEquals(0, painter(WEST, EAST, BLOCK).floor());
    }

    /** A body extending half a metre to each side on a plate that ends at x = 8, with another plate at −20 below. */
    @Test
    void bodyOnAnEdgeStandsAtTheHeightOfItsFeet() {
        BrushScenery painter = painter(EAST, Brush.box(-40, -40, -21, 40, 40, -20));
        Body body = new Body(Body.Shape.BOX, 0.5f, -0.9f, 0.9f);
        assertEquals(0, painter.standsOn(new Vec3(7.9f, 0, 0.9f), body), 1e-6);
        assertEquals(0, painter.standsOn(new Vec3(8.3f, 0, 0.9f), body), 1e-6, "its middle is over the drop");
        assertEquals(0, painter.standsOn(new Vec3(4, 0, 1.6f), body), 1e-6, "on a slope the ground under its middle is lower than its feet");
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
    void fenceCollidesButIsNotDrawn() {
        String map = "{ \"classname\" \"worldspawn\" " + box("floor", -8, -8, -1, 0, 8, 0) + box("clip", -5, -1, 0, -3, 1, 2) + box("clip", 0, -8, -1, 1, 8, 0)
                + " } { \"classname\" \"info_player_start\" \"origin\" \"-7 -7 24\" }";
        BrushWorld world = (BrushWorld) MapReader.read("fence", map, 32f).world();
        assertEquals(3, world.brushes().size());
        BrushScenery painter = new BrushScenery(world, List.of(), 1);
        Scenery scenery = painter.scenery();
        assertEquals(1, SceneryCounts.polygons(scenery, Scenery.Kind.TOP));
        assertEquals(4, SceneryCounts.polygons(scenery, Scenery.Kind.SIDE));
        assertEquals(0, SceneryCounts.polygons(scenery, Scenery.Kind.SHADOW));
        assertEquals(4, SceneryCounts.lines(scenery, Scenery.LineKind.EDGE));
        assertEquals(2, painter.groundBelow(-4, 0, 5), 1e-6);
        painter.visitHeights(0, 0, 10, 0, (kind, x, y, z, low, high) -> fail("no visible solid is on the floor"));
    }

    private static String box(String texture, int x0, int y0, int z0, int x1, int y1, int z1) {
        String[] faces = {p(x1, y1, z1) + p(x1, y0, z1) + p(x0, y0, z1), p(x0, y0, z0) + p(x1, y0, z0) + p(x1, y1, z0), p(x0, y0, z0) + p(x0, y0, z1) + p(x1, y0, z1),
            p(x1, y0, z0) + p(x1, y0, z1) + p(x1, y1, z1), p(x1, y1, z0) + p(x1, y1, z1) + p(x0, y1, z1), p(x0, y1, z0) + p(x0, y1, z1) + p(x0, y0, z1)};
        return "{ " + String.join(texture + " 0 0 0 1 1\n", faces) + texture + " 0 0 0 1 1 }\n";
    }

    private static String p(int x, int y, int z) {
        return "( " + x + " " + y + " " + z + " ) ";
    }

    @Test
    void debugWiresDistinguishWalkableEdges() {
        Scenery scenery = painter(WEST).scenery();
        assertEquals(4, SceneryCounts.lines(scenery, Scenery.LineKind.WIRE_WALKABLE));
        assertEquals(8, SceneryCounts.lines(scenery, Scenery.LineKind.WIRE_WORLD));
    }
}
