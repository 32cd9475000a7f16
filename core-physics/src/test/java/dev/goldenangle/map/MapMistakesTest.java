package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Maps with one mistake each: the mistake is reported and the rest is loaded. */
class MapMistakesTest {
    private static final String BOX = MapSnippets.box(-256, -256, -16, 256, 256, 0, "floor");
    private static final String FACE = MapSnippets.face(0, 0, 0, 0, 1, 0, 0, 0, 1);

    private static Level read(String text) {
        return LevelReader.read("test", text, 32f);
    }

    private static int brushes(Level level) {
        return ((BrushWorld) level.world()).brushes().size();
    }

    /** A map whose second brush has the given first face; the floor must still be there. */
    private static void assertDropped(String face, String reason) {
        Level level = read(MapSnippets.entity("worldspawn", BOX, "{\n" + face + "\n}") + MapSnippets.START);
        assertEquals(1, brushes(level), reason);
        assertTrue(level.problems().stream().anyMatch(problem -> problem.reason().contains(reason)), reason + " in " + level.problems());
    }

    @Test
    void brushWithABrokenFaceIsDroppedAndReported() {
        assertDropped(FACE + " stone 0 0 0 1 1\n5 what is this", "expected a face or '}'; line skipped and brush dropped");
        assertDropped("( 0 0 0 ) 5 5 5 stone 0 0 0 1 1", "expected '(' and three coordinates; brush dropped");
        assertDropped("( 0 0 0 0 ) ( 0 1 0 ) ( 0 0 1 ) stone 0 0 0 1 1", "expected ')' after three coordinates; brush dropped");
        assertDropped(FACE + " " + "x".repeat(MapLimits.MAX_TEXTURE_LENGTH + 1) + " 0 0 0 1 1", "face without a texture name of at most");
        assertDropped((FACE + " stone 0 0 0 1 1\n").repeat(MapLimits.MAX_FACES_PER_BRUSH + 1), "brush with more than " + MapLimits.MAX_FACES_PER_BRUSH + " faces; dropped");
    }

    @Test
    void brokenTextureAxisIsReportedAndTheFaceKept() {
        for (String axis : List.of(" [ 1 0 0 ] [ 0 -1 0 0 ] 0 1 1", " [ 1 0 0 0 ] 0 -1 0 0 0 1 1", " [ 1 0 0 0 5 [ 0 -1 0 0 ] 0 1 1")) {
            Level level = read(MapSnippets.entity("worldspawn", BOX, MapSnippets.box(300, 0, 0, 400, 100, 100, "stone", axis)) + MapSnippets.START);
            assertEquals(2, brushes(level), axis);
            assertTrue(level.problems().get(0).reason().contains("texture axis is not four numbers in brackets; the face is kept"), level.problems().toString());
        }
        assertEquals(List.of(), read(MapSnippets.entity("worldspawn", MapSnippets.valveBox(-256, -256, -16, 256, 256, 0, "floor")) + MapSnippets.START).problems());
    }

    private static void assertEntityNote(String line, String reason) {
        Level level = read(MapSnippets.entity("worldspawn", line, "\"after\" \"all\"", BOX) + MapSnippets.START);
        assertEquals(1, brushes(level), reason);
        assertTrue(level.problems().stream().anyMatch(problem -> problem.reason().contains(reason)), reason + " in " + level.problems());
        assertEquals("all", level.entities().get(0).properties().get("after"), "the lines after it are read");
    }

    @Test
    void unreadableLineInAnEntityIsSkipped() {
        assertEntityNote("nonsense \"x\" \"y\"", "expected a key in quotes or a brace; line skipped");
        assertEntityNote("\"open", "a quote is not closed on its line; line skipped");
        assertEntityNote("\"" + "k".repeat(MapLimits.MAX_KEY_LENGTH + 1) + "\" \"v\"", "key \"" + "k".repeat(40) + "…\" or its value is longer than");
    }

    @Test
    void tooManyKeysAreIgnored() {
        StringBuilder keys = new StringBuilder();
        for (int i = 0; i < MapLimits.MAX_PROPERTIES_PER_ENTITY + 3; i++) {
            keys.append(MapSnippets.key("k" + i, "v")).append('\n');
        }
        Level level = read(MapSnippets.entity("worldspawn", keys.toString(), BOX) + MapSnippets.START);
        assertEquals(MapLimits.MAX_PROPERTIES_PER_ENTITY, level.entities().get(0).properties().size());
        assertTrue(level.problems().stream().anyMatch(problem -> problem.reason().contains("keys in one entity; ignored")));
    }

    @Test
    void unreadableLineBetweenEntitiesIsSkipped() {
        Level level = read("hello world \"classname\"\n" + MapSnippets.room());
        assertEquals(1, level.problems().size(), level.problems().toString());
        assertEquals(1, brushes(level));
    }

    @Test
    void problemsBeyondTheLimitAreOnlyCounted() {
        Level level = read("what\n".repeat(MapLimits.MAX_PROBLEMS + 9) + MapSnippets.room());
        assertEquals(MapLimits.MAX_PROBLEMS, level.problems().size());
        assertTrue(level.problems().get(level.problems().size() - 1).reason().matches(".*\\b1[01]\\b.*"), level.problems().get(level.problems().size() - 1).reason());
    }

    /** Two floors, 100 × 100 at height 0 and 200 × 60 at height 64: the run starts in the middle of the larger one. */
    @Test
    void mapWithoutASpawnStartsOnItsLargestFloor() {
        Level level = read(MapSnippets.entity("worldspawn", MapSnippets.box(0, 0, -16, 100, 100, 0, "a"), MapSnippets.box(500, 100, 0, 700, 160, 64, "b")));
        Spawn spawn = level.spawns().get(0);
        assertEquals("largest floor", spawn.name());
        assertEquals(600, spawn.x(), 1e-3);
        assertEquals(130, spawn.y(), 1e-3);
        assertTrue(spawn.z() >= 64 && spawn.z() < 66, spawn.toString());
    }

    /** The larger floor has a ceiling too low for a player, so the smaller one is used. */
    @Test
    void floorWithoutRoomAboveIsNotUsedAsSpawn() {
        Level level = read(MapSnippets.entity("worldspawn", MapSnippets.box(0, 0, -16, 100, 100, 0, "a"), MapSnippets.box(500, 100, 0, 700, 160, 64, "b"),
                MapSnippets.box(480, 80, 100, 720, 180, 120, "lid")));
        assertFalse(level.spawns().get(0).z() > 60 && level.spawns().get(0).z() < 100, level.spawns().toString());
    }

    private static final String SECTOR = "format = \"sector\"\n[[polygon]]\nvertices = [[0, 0], [1024, 0], [1024, 2048], [0, 2048]]\nfloor = 0\nceiling = 1024\n";
    private static final String SECTOR_SPAWN = "[[spawn]]\nposition = [512, 1024, 0]\n";

    @Test
    void mediumNeedsAKindAndALevelButNoCurrent() {
        String still = SECTOR.replace("[[polygon]]", "[[medium]]\nname = \"pool\"\nkind = \"water\"\nlevel = 300\n[[polygon]]") + "medium = \"pool\"\n" + SECTOR_SPAWN;
        Level level = read(still);
        assertEquals(List.of(), level.problems());
        Medium pool = ((SectorWorld) level.world()).medium(0);
        assertEquals(Medium.Kind.WATER, pool.kind());
        assertEquals(300, pool.level());
        assertFalse(read(still.replace("water", "beer")).problems().isEmpty());
        assertFalse(read(still.replace("level = 300\n", "")).problems().isEmpty());
        assertTrue(read(still.replace("level = 300", "level = 300\ndepth = 1")).problems().get(0).reason().contains("\"depth\" is unknown"));
        String twice = still.replace("[[polygon]]", "[[medium]]\nname = \"pool\"\nkind = \"water\"\nlevel = 1\n[[polygon]]");
        assertFalse(read(twice).problems().isEmpty());
    }

    private static final String TILES = "format = \"tile\"\nrows = [\"000\", \"000\"]\n[[spawn]]\nposition = [0.5, 0.5, 0]\n";

    @Test
    void tileLevelHeightCanBeSet() {
        TileWorld world = (TileWorld) read(TILES.replace("000\", \"000", "012\", \"000").replace("rows", "level_height = 0.25\nrows")).world();
        assertEquals(0.25f, world.levelHeight());
        assertEquals(0.5f, world.surface(2, 1));
    }

    @Test
    void brushesOfAMapAreTheDrawnBoxes() {
        Brush floor = ((BrushWorld) read(MapSnippets.room()).world()).brushes().get(0);
        assertEquals(List.of(-256f, -256f, -16f, 256f, 256f, 0f), List.of(floor.min(0), floor.min(1), floor.min(2), floor.max(0), floor.max(1), floor.max(2)));
    }
}
