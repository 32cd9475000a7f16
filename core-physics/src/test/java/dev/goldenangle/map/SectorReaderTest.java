package dev.goldenangle.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorWorld;

import org.junit.jupiter.api.Test;

import java.util.List;

class SectorReaderTest {
    private static final String HEAD = "format = \"sector\"\n";
    private static final String ROOM = """
            [[polygon]]
            vertices = [[0, 0], [1024, 0], [1024, 2048], [0, 2048]]
            floor = 0
            ceiling = 1024
            """;
    private static final String SPAWN = "[[spawn]]\nposition = [512, 1024, 0]\nyaw = 90\n";

    private static Level read(String text) {
        return LevelReader.read("test", HEAD + text, 0.5f);
    }

    private static MapProblem problem(String text) {
        Level level = read(text);
        assertEquals(1, level.problems().size(), level.problems().toString());
        return level.problems().get(0);
    }

    @Test
    void roomIsReadInEitherCornerOrderWithYToTheNorth() {
        for (String text : List.of(ROOM + SPAWN, ROOM.replace("[[0, 0], [1024, 0], [1024, 2048], [0, 2048]]", "[[0, 2048], [1024, 2048], [1024, 0], [0, 0]]") + SPAWN)) {
            Level level = read(text);
            assertEquals(List.of(), level.problems());
            SectorWorld world = assertInstanceOf(SectorWorld.class, level.world());
            assertEquals(0, world.polygonAt(512, -1024), "y is mirrored inside");
            assertEquals(2f, world.max(1));
            assertEquals(0f, world.min(1));
            assertEquals(0.5f, level.spawns().get(0).x());
            assertEquals(1f, level.spawns().get(0).y());
            assertEquals(Math.PI / 2, level.spawns().get(0).yaw(), 1e-6);
        }
    }

    @Test
    void sharedCornersMakeASharedLine() {
        Level level = read(ROOM + "[[polygon]]\nvertices = [[1024, 0], [2048, 0], [2048, 2048], [1024, 2048]]\nfloor = 100\nceiling = 1024\n" + SPAWN);
        assertEquals(List.of(), level.problems());
        SectorWorld world = (SectorWorld) level.world();
        assertEquals(1, world.walk(0, 512, -1024, 1500, -1024));
        assertEquals(SectorWorld.OUTSIDE, world.walk(0, 512, -1024, -5, -1024));
    }

    @Test
    void currentFlowsTowardsItsYaw() {
        String medium = "[[medium]]\nname = \"a\"\nkind = \"lava\"\nlevel = 5\ncurrent_yaw = 90\ncurrent_speed = 7\n";
        SectorWorld world = (SectorWorld) read(medium + ROOM + "medium = \"a\"\n" + SPAWN).world();
        assertEquals(new Medium(Medium.Kind.LAVA, 5, 128, 7), world.medium(0), "north is heading 384 in the game, which stores where a current comes from");
    }

    @Test
    void mistakesAreReportedWithPlaceAndReason() {
        assertEquals(new MapProblem(2, 1, "[[polygon]] is not convex; it is left out"),
                read(ROOM.replace("[1024, 2048]", "[100, 100]") + SPAWN).problems().get(0));
        assertEquals(new MapProblem(6, 1, "\"flor\" is unknown in [[polygon]]").reason(), problem(ROOM + "flor = 3\n" + SPAWN).reason());
        assertTrue(problem(ROOM + SPAWN + "[[door]]\n").reason().contains("[[door]] is unknown"));
        assertTrue(problem(ROOM + SPAWN + "[[wall]]\nfrom = [0, 0]\nto = [5, 5]\n").reason().contains("neighbouring corners"));
        assertTrue(problem(ROOM + "medium = \"beer\"\n" + ROOM.replace("1024", "900") + SPAWN).reason().contains("\"beer\", which does not exist"));
        assertTrue(problem(ROOM + SPAWN.replace("512", "9000")).reason().contains("is outside all polygons"));
        assertTrue(problem(ROOM).reason().contains("no usable [[spawn]]"));
        assertTrue(read(ROOM + ROOM + SPAWN).problems().get(0).reason().contains("same side of a line"));
        assertTrue(read(ROOM.replace("ceiling = 1024", "ceiling = 0") + SPAWN).problems().get(0).reason().contains("ceiling at or below"));
        assertTrue(read(ROOM.replace("floor = 0", "floor = 0.5") + SPAWN).problems().get(0).reason().contains("a whole number from"));
        assertTrue(read(ROOM.replace("floor = 0\n", "") + SPAWN).problems().get(0).reason().contains("needs \"floor\""));
    }

    @Test
    void emptyMapIsStillALevel() {
        Level level = read("");
        assertEquals(2, level.problems().size());
        assertEquals(1, ((SectorWorld) level.world()).polygonCount());
        assertEquals(1, level.spawns().size());
    }

    @Test
    void zonesAndWaypointsAreInWorldUnits() {
        Level level = read(ROOM + SPAWN + "[[zone]]\nkind = \"finish\"\nmin = [0, 0, 0]\nmax = [512, 512, 512]\n[[waypoint]]\nposition = [256, 512, 0]\n");
        assertEquals(List.of(), level.problems());
        assertEquals(Zone.Kind.FINISH, level.zones().get(0).kind());
        assertTrue(level.zones().get(0).touches(0.4f, 0.4f, 0f, 0.6f, 0.6f, 1f));
        assertTrue(!level.zones().get(0).touches(0.6f, 0.4f, 0f, 0.7f, 0.6f, 1f));
        assertEquals(0.25f, level.waypoints().get(0).feet().x);
    }

    /** Ten per tick of 1/30 s, in 1,024ths, is 0.293 per second; 30° to the left of east, and five upwards. */
    @Test
    void pushSpeedIsPerGameTick() {
        Level level = LevelReader.read("push", "format = \"sector\"\n[[polygon]]\nfloor = 0\nceiling = 8000\nvertices = [[-8000, -8000], [8000, -8000], [8000, 8000], [-8000, 8000]]\n"
                + "[[spawn]]\nposition = [0, 0, 0]\n[[zone]]\nkind = \"push\"\nyaw = 30\nspeed = 10\nup = 5\nmin = [0, 0, 0]\nmax = [1024, 1024, 1024]\n", 0.5f);
        assertEquals(List.of(), level.problems());
        Zone zone = level.zones().get(0);
        assertEquals(Zone.Kind.PAD, zone.kind());
        assertEquals(0.29297 * 0.86603, zone.push().x, 1e-4);
        assertEquals(0.29297 * 0.5, zone.push().y, 1e-4);
        assertEquals(0.14648, zone.push().z, 1e-4);
    }
}
