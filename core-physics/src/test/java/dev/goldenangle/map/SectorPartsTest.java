package dev.goldenangle.map;

import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.SolidObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Objects, walls and liquids of sector maps, and overlapping polygons. A square is given by its south-west corner and its width. */
class SectorPartsTest {
    private static final String HEAD = "format = \"sector\"\n";
    private static final String SPAWN = "[[spawn]]\nposition = [512, 512, 512]\n";
    private static final String COVERS = "[[polygon]] covers the same ground as the one in line ";

    /** The text has five lines. */
    private static String square(int x, int y, int width) {
        return "[[polygon]]\nvertices = [[%d, %d], [%d, %d], [%d, %d], [%d, %d]]\nfloor = 512\nceiling = 1024\n\n".formatted(x, y, x + width, y, x + width, y + width, x, y + width);
    }

    private static Level read(String text) {
        return LevelReader.read("test", HEAD + text, 0.5f);
    }

    private static SectorWorld world(String text) {
        return (SectorWorld) read(text).world();
    }

    @Test
    void mapWithoutASpawnStartsInTheMiddleOfItsFirstPolygon() {
        Level level = read(square(1024, 2048, 1024));
        assertEquals(List.of(new MapProblem(1, 1, "there is no usable [[spawn]]; starting in the first polygon")), level.problems());
        assertEquals(new Spawn("first polygon", 1.5f, 2.5f, 0.5f, 0f), level.spawns().get(0));
    }

    @Test
    void mapWithoutPolygonsIsAnEmptyRoom() {
        Level level = read(SPAWN);
        assertEquals(List.of(new MapProblem(1, 1, "there is no usable [[polygon]]; using an empty room")), level.problems());
        assertEquals(List.of(-2f, 2f, -2f, 2f), List.of(level.world().min(0), level.world().max(0), level.world().min(1), level.world().max(1)));
        assertEquals(2048, world(SPAWN).ceiling(0));
        assertEquals(List.of(), read(square(0, 0, 1024) + SPAWN).problems());
    }

    @ParameterizedTest
    @CsvSource({"511, true", "512, false", "1024, false", "1025, true"})
    void spawnMustBeBetweenFloorAndCeiling(int z, boolean wrong) {
        List<MapProblem> problems = read(square(0, 0, 1024) + SPAWN.replace("512]", z + "]")).problems();
        assertEquals(wrong ? List.of(new MapProblem(7, 1, "the spawn \"spawn 1\" is below the floor or above the ceiling")) : List.of(), problems);
    }

    @Test
    void objectsAreReadWithTheirPositions() {
        String object = "[[object]]\nposition = [100, 200, 512]\nradius = 30\nheight = 40\n";
        assertEquals(List.of(new SolidObject(100, -200, 512, 30, 40)), world(square(0, 0, 1024) + SPAWN + object).objects());
        assertEquals("\"weight\" is unknown in [[object]]", read(square(0, 0, 1024) + SPAWN + object + "weight = 3\n").problems().get(0).reason());
        Level many = read(square(0, 0, 1024) + SPAWN + object.repeat(1025));
        assertEquals(List.of(new MapProblem(9 + 4 * 1024, 1, "[[object]] exceeds the limit of 1024; it is left out")), many.problems());
        assertEquals(1024, ((SectorWorld) many.world()).objects().size());
        assertEquals(List.of(), world(square(0, 0, 1024) + SPAWN + object.replace("30", "0")).objects());
    }

    @Test
    void lowGravityIsReadFromTheMap() {
        assertEquals(List.of(true, false), List.of(world("low_gravity = true\n" + square(0, 0, 1024) + SPAWN).lowGravity(), world(square(0, 0, 1024) + SPAWN).lowGravity()));
    }

    /** 30° to the left are 43 of 512 steps; the opposite direction adds half a circle. */
    @Test
    void currentIsStoredByTheDirectionItComesFrom() {
        String medium = "[[medium]]\nname = \"a\"\nkind = \"water\"\nlevel = 600\ncurrent_yaw = 30\ncurrent_speed = 7\n";
        assertEquals(256 - 43, world(medium + square(0, 0, 1024).replace("floor", "medium = \"a\"\nfloor") + SPAWN).medium(0).direction());
    }

    @Test
    void spawnFarFromTheOriginIsInItsPolygon() {
        assertEquals(List.of(), read(square(1024, 2048, 1024) + SPAWN.replace("512, 512,", "1500, 2500,")).problems());
        assertEquals(List.of(new MapProblem(7, 1, "the spawn \"spawn 1\" is outside all polygons")), read(square(1024, 2048, 1024) + SPAWN).problems());
    }

    @Test
    void mediumNeedsAUniqueName() {
        assertEquals(new MapProblem(9, 1, "[[medium]] needs a \"name\" for polygons to refer to; it is left out"),
                read(square(0, 0, 1024) + SPAWN + "[[medium]]\nkind = \"water\"\nlevel = 5\n").problems().get(0));
        String twice = "[[medium]]\nname = \"a\"\nkind = \"water\"\nlevel = 5\n".repeat(2);
        assertEquals(new MapProblem(13, 1, "[[medium]] \"a\" is already defined; it is left out"), read(square(0, 0, 1024) + SPAWN + twice).problems().get(0));
    }

    /** Between two squares that share a line. */
    @Test
    void wallMustJoinTwoNeighbouringCorners() {
        String rooms = square(0, 100, 1024) + square(1024, 100, 1024) + SPAWN;
        assertEquals(1, world(rooms).walk(0, 512, -512, 1500, -512));
        String wall = "[[wall]]\nfrom = [1024, 100]\nto = [1024, 1124]\n";
        assertEquals(List.of(), read(rooms + wall).problems());
        assertEquals(SectorWorld.BLOCKED, world(rooms + wall).walk(0, 512, -512, 1500, -512));
        assertEquals(new MapProblem(14, 1, "[[wall]] does not join two neighbouring corners of a polygon; it is left out"),
                read(rooms + wall.replace("[1024, 100]", "[0, 100]")).problems().get(0));
        assertEquals("\"colour\" is unknown in [[wall]]", read(rooms + wall + "colour = 1\n").problems().get(0).reason());
    }

    /** Two squares, the first from 0 to 1024 on line 2, the second on line 7. Squares that only touch do not overlap. */
    @ParameterizedTest
    @CsvSource({"1024, 1, 0", "1023, 1, 7", "1, 1024, 0", "1, 1023, 7", "-600, 1, 0", "-599, 1, 7", "1, -600, 0", "1, -599, 7", "100, 100, 7"})
    void overlappingPolygonsAreReported(int x, int y, int line) {
        List<MapProblem> problems = read(square(0, 0, 1024) + square(x, y, 600) + SPAWN).problems();
        assertEquals(line == 0 ? List.of() : List.of(new MapProblem(line, 1, COVERS + "2; a spawn there lands in that one")), problems);
    }

    /** A square at the tip of a triangle, whose corner list may begin anywhere. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"[0, 0], [1000, 0], [500, 1000]; 450, 700", "[1000, 0], [500, 1000], [0, 0]; 450, 700", "[500, 1000], [0, 0], [1000, 0]; 450, 700",
        "[0, 1000], [500, 0], [1000, 1000]; 450, 200",
        "[500, 0], [1000, 1000], [0, 1000]; 450, 200", "[1000, 1000], [0, 1000], [500, 0]; 450, 200"})
    void tipOfATriangleCountsAsOverlap(String corners, String at) {
        String triangle = "[[polygon]]\nvertices = [" + corners + "]\nfloor = 512\nceiling = 1024\n\n";
        int y = Integer.parseInt(at.substring(5));
        assertEquals(List.of(new MapProblem(7, 1, COVERS + "2; a spawn there lands in that one")), read(triangle + square(450, y, 100) + SPAWN).problems());
        assertEquals(List.of(), read(triangle + square(450, y == 700 ? 1000 : -100, 100) + SPAWN).problems());
    }

    /** Seven squares, each shifted a little, overlap in 21 pairs. */
    @Test
    void atMostTwentyOverlapsAreReported() {
        StringBuilder rooms = new StringBuilder();
        for (int i = 0; i < 7; i++) {
            rooms.append(square(10 * i, 10 * i, 1024));
        }
        List<MapProblem> problems = read(rooms + SPAWN).problems();
        assertEquals(21, problems.size());
        assertEquals(20, problems.stream().filter(problem -> problem.reason().startsWith(COVERS)).count());
        assertEquals(new MapProblem(1, 1, "more polygons may overlap; the check stopped here"), problems.get(20));
        assertEquals(new MapProblem(7, 1, COVERS + "2; a spawn there lands in that one"), problems.get(0));
    }

    /** 1,415 squares in a row to the north make 1,000,405 pairs without an overlap. */
    @Test
    void overlapCheckStopsAfterAMillionPairs() {
        StringBuilder rooms = new StringBuilder();
        for (int i = 0; i < 1415; i++) {
            rooms.append(square(0, 20 * i - 14000, 10));
        }
        List<MapProblem> problems = read(rooms + SPAWN.replace("[512, 512", "[5, 5")).problems();
        assertEquals(List.of(new MapProblem(1, 1, "more polygons may overlap; the check stopped here")), problems);
    }
}
