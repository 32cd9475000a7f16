package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorBuilder;
import dev.goldenangle.world.sector.SolidObject;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Two adjacent square rooms of two units. The game's y axis points down, which reverses the corner order. */
class SectorSceneryTest {
    private static final int[] WEST = {0, 0, 2048, 0, 2048, 2048, 0, 2048};
    private static final int[] EAST = {2048, 0, 4096, 0, 4096, 2048, 2048, 2048};

    private static SectorScenery painter(SectorBuilder builder) {
        return new SectorScenery(builder.build(), List.of(), 0.5);
    }

    private static SectorBuilder rooms(int eastFloor, Medium medium) {
        SectorBuilder builder = new SectorBuilder();
        builder.polygon(WEST, 0, 3072, null);
        builder.polygon(EAST, eastFloor, 3072, medium);
        return builder;
    }

    @Test
    void everySideFacesTheRoom() {
        assertTrue(SceneryCounts.allTurnTheRightWay(painter(rooms(512, null)).scenery()));
    }

    @Test
    void stepIsOneSideBetweenTheTwoFloors() {
        long level = SceneryCounts.polygons(painter(rooms(0, null)).scenery(), Scenery.Kind.SIDE);
        assertEquals(6 * 2, level, "six outer lines, each a wall inside and a skirt outside");
        assertEquals(level + 1, SceneryCounts.polygons(painter(rooms(512, null)).scenery(), Scenery.Kind.SIDE));
    }

    @Test
    void wallsAreCutTwoMetresAboveTheirFloor() {
        Scenery scenery = painter(rooms(512, null)).scenery();
        assertEquals(0.5 + 1, SceneryCounts.highest(scenery, Scenery.Kind.SIDE), 1e-6, "half a world unit is a metre");
    }

    @Test
    void liquidIsTransparentAndHasASideWhereTheMapEnds() {
        Scenery scenery = painter(rooms(-512, new Medium(Medium.Kind.LAVA, -256, 0, 0))).scenery();
        assertEquals(1 + 3, SceneryCounts.polygons(scenery, Scenery.Kind.LAVA));
        assertEquals(-0.25, SceneryCounts.highest(scenery, Scenery.Kind.LAVA), 1e-6);
        assertEquals(0, SceneryCounts.polygons(painter(rooms(0, new Medium(Medium.Kind.LAVA, -256, 0, 0))).scenery(), Scenery.Kind.LAVA), "under the floor");
    }

    @Test
    void onlyALowCeilingIsShown() {
        SectorBuilder low = new SectorBuilder();
        low.polygon(WEST, 0, 900, null);
        low.polygon(EAST, 0, 3072, null);
        assertEquals(1, SceneryCounts.polygons(painter(low).scenery(), Scenery.Kind.CEILING));
        assertEquals(0, SceneryCounts.polygons(painter(rooms(0, null)).scenery(), Scenery.Kind.CEILING));
    }

    @Test
    void groundIsTheFloorOrTheTopOfAnObjectBelow() {
        SectorBuilder builder = rooms(512, null);
        builder.object(new SolidObject(512, 1024, 0, 256, 768));
        SectorScenery painter = painter(builder);
        assertEquals(0, painter.groundBelow(1.5, -1, 1), 1e-6);
        assertEquals(0.5, painter.groundBelow(3, -1, 1), 1e-6);
        assertEquals(0.75, painter.groundBelow(0.5, -1, 1), 1e-6);
        assertEquals(0, painter.groundBelow(0.5, -1, 0.2), 1e-6, "beside it");
    }

    @Test
    void debugOverlayShowsStripsAndCirclesOfWallsAndSteps() {
        Scenery flat = painter(rooms(0, null)).scenery();
        Scenery stepped = painter(rooms(512, null)).scenery();
        assertEquals(6, SceneryCounts.lines(flat, Scenery.LineKind.WIRE_WORLD) / 2, "ceiling line and upright for each outer line");
        assertEquals(8, SceneryCounts.lines(flat, Scenery.LineKind.WIRE_WALKABLE));
        long strips = 6 * 3;
        long circles = SceneryCounts.lines(flat, Scenery.LineKind.WIRE_KEEP_OUT) - strips;
        assertEquals(6 * 28, circles, "six corners, each a circle of 28 lines");
        assertEquals(strips + 3, SceneryCounts.lines(stepped, Scenery.LineKind.WIRE_KEEP_OUT) - 8 * 28, "the lower side of a step has a strip; its ends lie at two heights");
    }

    @Test
    void heightsNearThePlayerAreReported() {
        List<String> heights = new ArrayList<>();
        painter(rooms(512, null)).visitHeights(1, -1, 1.5, 0, (kind, x, y, z, low, high) -> heights.add(low + " to " + high));
        assertEquals(List.of("0.0 to 3.0"), heights);
    }
}
