package dev.goldenangle.map;

import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.map.MapSnippets.START;
import static dev.goldenangle.map.MapSnippets.box;
import static dev.goldenangle.map.MapSnippets.entity;
import static dev.goldenangle.map.MapSnippets.face;
import static dev.goldenangle.map.MapSnippets.key;
import static dev.goldenangle.map.MapSnippets.room;
import static dev.goldenangle.map.MapSnippets.valveBox;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Levels from valid and invalid map files. */
final class MapReaderTest {
    private static Level read(String text) {
        return MapReader.read("test", text, 32f);
    }

    private static BrushWorld world(String text) {
        return (BrushWorld) read(text).world();
    }

    private static MapProblem onlyProblem(String text) {
        List<MapProblem> problems = read(text).problems();
        assertEquals(1, problems.size(), problems.toString());
        return problems.get(0);
    }

    @Test
    void standardAndValveFacesMayBeMixed() {
        String mixed = box(0, 0, 0, 64, 64, 64, "wall").replaceFirst(" 0 0 0 1 1", " [ 0 1 0 0 ] [ 0 0 -1 0 ] 0 1 1");
        String text = entity("worldspawn", box(-256, -256, -16, 256, 256, 0, "floor"), valveBox(100, 0, 0, 164, 64, 64, "wall"), mixed)
                + entity("info_player_start", key("origin", "-64 -64 24"));
        MapInfo info = MapReader.inspect("test", text);
        assertEquals(MapFormat.MIXED, info.format());
        assertEquals(List.of(2, 3, 18, 3), List.of(info.entities(), info.brushes(), info.faces(), info.solidBrushes()));
        assertEquals(List.of(), info.problems());
    }

    @Test
    void commentsBlankLinesAndTightBracketsDoNotMatter() {
        String tight = room().replace("( ", "(").replace(" )", ")").replace("\n", " // remark ( { \" }\r\n\r\n");
        Level level = read("\uFEFF// Game: Quake\n" + tight);
        assertEquals(List.of(), level.problems());
        assertEquals(1, ((BrushWorld) level.world()).brushes().size());
    }

    @Test
    void fractionsAndScientificNotationAreReadExactly() {
        String text = entity("worldspawn", box(-2.5e2, -256, -1.6E+1, 0.1, 256.0625, 0, "floor").replace("-256.0", "-.256e3")) + START;
        BrushWorld world = world(text);
        assertEquals(List.of(), read(text).problems());
        assertEquals(-250f, world.min(0));
        assertEquals(0.1f, world.max(0));
        assertEquals(-256f, world.min(1));
        assertEquals(256.0625f, world.max(1));
    }

    @Test
    void quakeUnitsAreConvertedToMetres() {
        Level level = MapReader.read("test", room(), 1f);
        assertEquals(8f, level.world().max(0));
        assertEquals(1f, level.unitsPerMetre());
    }

    @Test
    void entitiesKeepTheirKeysOrderLinesAndBrushCounts() {
        Level level = read(room(entity("trigger_once", key("target", "door \\\"a\\\""), box(0, 0, 0, 9, 9, 9, "trigger"))));
        MapEntity trigger = level.entities().get(2);
        assertEquals("trigger_once", trigger.classname());
        assertEquals("[classname, target]", trigger.properties().keySet().toString());
        assertEquals("door \\\"a\\\"", trigger.properties().get("target"));
        assertEquals(1, trigger.brushes());
        assertEquals(18, trigger.line());
        assertEquals(List.of(), level.problems());
    }

    @Test
    void backslashAtTheEndOfAPathDoesNotEscapeItsQuote() {
        Level level = read(room(entity("light", key("wad", "\\quake\\id1\\"), key("next", "1"))));
        assertEquals("\\quake\\id1\\", level.entities().get(2).properties().get("wad"));
        assertEquals("1", level.entities().get(2).properties().get("next"));
    }

    @Test
    void textureNamesMayContainBracesAndStars() {
        Level level = read(entity("worldspawn", box(0, 0, 0, 64, 64, 64, "{grate"), box(100, 0, 0, 164, 64, 64, "+0}[x]"))
                + entity("info_player_start", key("origin", "0 0 88")));
        assertEquals(List.of(), level.problems());
        assertEquals(2, ((BrushWorld) level.world()).brushes().size());
    }

    @Test
    void contentBitsOfLaterGamesAreUnderstood() {
        String water = box(0, 0, 0, 64, 64, 64, "e1u1/stuff", " 0 0 0 1 1 32 0 0");
        String detail = box(100, 0, 0, 164, 64, 64, "e1u1/wall", " 0 0 0 1 1 134217728 0 0");
        Level level = read(entity("worldspawn", water, detail) + START);
        assertEquals(List.of(), level.problems());
        assertEquals(1, ((BrushWorld) level.world()).brushes().size());
    }

    @Test
    void brokenPatchesAndBrushPrimitivesAreDroppedAndReported() {
        String patch = "{\npatchDef2\n{\nwall/a\n( 3 3 0 0 0 )\n(\n( ( 0 0 0 0 0 ) ( 0 1 0 0 0 ) )\n)\n}\n}\n";
        String primitive = "{\nbrushDef\n{\n( 0 0 0 ) ( 1 0 0 ) ( 0 1 0 ) ( ( 1 0 0 ) ( 0 1 0 ) ) wall/a 0 0 0\n}\n}\n";
        String text = entity("worldspawn", patch, box(-256, -256, -16, 256, 256, 0, "floor"), primitive) + START;
        Level level = read(text);
        assertEquals(2, level.problems().size());
        assertEquals("a patchDef2 that cannot be read; dropped", level.problems().get(0).reason());
        assertTrue(level.problems().get(1).reason().endsWith("dropped"), level.problems().get(1).reason());
        assertEquals(1, ((BrushWorld) level.world()).brushes().size());
    }

    @Test
    void badNumberDropsOnlyItsBrushAndIsReportedWithLineAndColumn() {
        for (String bad : List.of("nan", "inf", "1e300", "-Infinity", "0x10", "1e", "--1", "1.2.3", "12f", "")) {
            String broken = box(0, 0, 0, 64, 64, 64, "wall").replaceFirst("64\\.0", bad);
            Level level = read(entity("worldspawn", box(-256, -256, -16, 256, 256, 0, "floor"), broken) + START);
            assertEquals(1, level.problems().size(), bad + ": " + level.problems());
            assertEquals(14, level.problems().get(0).line(), bad);
            assertEquals(1, ((BrushWorld) level.world()).brushes().size());
        }
        assertEquals(3, onlyProblem("{\n\"classname\" \"worldspawn\"\n{ ( a b c )\n}\n}\n" + START).line());
        assertEquals(5, onlyProblem("{\n\"classname\" \"worldspawn\"\n{ ( a b c )\n}\n}\n" + START).column());
    }

    @Test
    void coordinatesBeyondTheLimitAreRefused() {
        assertEquals(List.of(), read(room(entity("info_waypoint", key("origin", "1048576 0 0")))).problems());
        assertTrue(onlyProblem(room(entity("info_player_start", key("origin", "1048577 0 0")))).reason().contains("beyond 1048576"));
    }

    @Test
    void degenerateBrushesAreReportedWithTheirReason() {
        String unbounded = "{\n" + face(0, 0, 0, 0, 1, 0, 0, 0, 1) + " wall 0 0 0 1 1\n}\n";
        String empty = box(64, 0, 0, 0, 64, 64, "wall");
        String insideOut = box(0, 0, 0, 64, 64, 64, "wall").replace("( 0.0 0.0 0.0 )", "( 0 0 900 )");
        for (String bad : List.of(unbounded, empty, insideOut, "{\n}\n")) {
            Level level = read(entity("worldspawn", box(-256, -256, -16, 256, 256, 0, "floor"), bad) + START);
            assertEquals(1, ((BrushWorld) level.world()).brushes().size());
            MapProblem problem = level.problems().get(level.problems().size() - 1);
            assertEquals(12, problem.line());
            assertTrue(problem.reason().endsWith("dropped"), problem.reason());
        }
    }

    @Test
    void missingBraceIsDetectedByWhatFollows() {
        String floor = box(-256, -256, -16, 256, 256, 0, "floor");
        String openBrush = entity("worldspawn", floor.substring(0, floor.length() - 2), floor) + START;
        assertEquals("brush has no closing brace; dropped", onlyProblem(openBrush).reason());
        assertEquals(1, world(openBrush).brushes().size());
        String openEntity = entity("worldspawn", floor).replaceFirst("}\n\n}\n$", "}\n") + START;
        assertEquals("a key where a brush should be: the entity before it has no closing brace", onlyProblem(openEntity).reason());
        assertEquals(2, read(openEntity).entities().size());
        assertEquals(1, world(openEntity).brushes().size());
        assertEquals("expected '{' at the start of an entity; line skipped", onlyProblem("}\n" + room()).reason());
        assertTrue(onlyProblem(room() + "{\n\"classname\" \"light\"\n").reason().startsWith("the file ends inside an entity"));
    }

    @Test
    void unclosedQuoteDropsOnlyItsLine() {
        Level level = read(room(entity("light", "\"origin\" \"0 0 0", key("light", "300"))));
        assertEquals(1, level.problems().size());
        assertEquals("300", level.entities().get(2).properties().get("light"));
    }

    @Test
    void badTextureAlignmentIsOnlyReported() {
        Level level = read(room().replaceFirst(" floor 0 0 0 1 1", " floor 0 nan 0 1 1"));
        assertEquals("texture alignment has 1 of 5 numbers; the face is kept", level.problems().get(0).reason());
        assertEquals(1, ((BrushWorld) level.world()).brushes().size());
    }

    @Test
    void hashDependsOnTheTextButNotOnLineEnds() {
        assertEquals(read(room()).hash(), read(room().replace("\n", "\r\n")).hash());
        assertNotEquals(read(room()).hash(), read(room() + " ").hash());
        assertNotEquals(read("ab").hash(), read("ba").hash());
    }

    @Test
    void mapWithoutASpawnStartsOnItsLargestFreeFloor() {
        String covered = box(-1000, -1000, -64, 1000, 1000, -48, "floor") + box(-1000, -1000, -40, 1000, 1000, -32, "roof");
        Level level = read(entity("worldspawn", box(200, 0, 0, 264, 64, 40, "block"), covered));
        assertEquals(1, level.problems().size());
        Spawn spawn = level.spawns().get(0);
        assertEquals(List.of(0f, 0f, -31f), List.of(spawn.x(), spawn.y(), spawn.z()));
    }

    @Test
    void emptyAndForeignTextsGiveALevelWithProblemsOnly() {
        for (String text : List.of("", "\u0000\u0001\u0002", "{", "}", "\"", "Version 2\n", "<html>", "{{{{", "((((")) {
            Level level = read(text);
            assertEquals(1, level.spawns().size());
            assertTrue(level.problems().size() >= 1);
            assertEquals(0, ((BrushWorld) level.world()).brushes().size());
        }
    }
}
