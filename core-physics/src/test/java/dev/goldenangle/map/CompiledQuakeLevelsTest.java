package dev.goldenangle.map;

import dev.goldenangle.attack.QuakeBspWriter;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Levels built from compiled Quake files; the second model is a trigger from 0 to 32 without faces. */
class CompiledQuakeLevelsTest {
    private static final int MODELS = 14;

    private static LumpEditor room() {
        return LumpEditor.quake(QuakeBspWriter.room());
    }

    private static MapContent content(LumpEditor level) {
        return new MapContent(level.bytes(), "");
    }

    /** The room with other entities, each given as a class followed by keys and values. */
    private static LumpEditor with(String... entities) {
        StringBuilder text = new StringBuilder();
        for (String entity : entities) {
            String[] words = entity.split(" ", 2);
            text.append("{ \"classname\" \"").append(words[0]).append("\" ").append(words.length > 1 ? words[1].replace('\'', '"') : "").append(" }\n");
        }
        return room().resize(0, 0).text(0, 0, text + "\0");
    }

    private static String bounds(Brush brush) {
        return brush.min(0) + " " + brush.min(1) + " " + (brush.min(2) + 0f) + " to " + brush.max(0) + " " + brush.max(1) + " " + brush.max(2);
    }

    private static List<String> plates(Level level) {
        return ((BrushWorld) level.world()).brushes().stream().map(CompiledQuakeLevelsTest::bounds).toList();
    }

    @Test
    void contentsOfTheRoomAreCounted() {
        assertEquals(new MapInfo("room", MapFormat.BSP_29, 4, 0, 2, 0, List.of()).with("models", 2).with("clip_nodes", 2).with("spawns", 1),
                LevelReader.inspect("room", content(room())));
        LumpEditor bad = room().resize(MODELS, 0);
        MapProblem problem = new MapProblem(0, 4, "it has no models, planes or clip nodes; the file was not read");
        assertEquals(new MapInfo("bad", MapFormat.BSP_29, 0, 0, 0, 0, List.of(problem)), LevelReader.inspect("bad", content(bad)));
    }

    /** File length, changed byte, its value, and whether the file is recognised. */
    @ParameterizedTest
    @CsvSource({"8, 0, 29, true", "7, 0, 29, false", "8, 0, 30, false", "8, 1, 1, false", "8, 2, 1, false", "8, 3, 1, false"})
    void levelIsRecognisedByItsVersion(int length, int at, int value, boolean isOne) {
        byte[] bytes = new byte[length];
        bytes[0] = 29;
        bytes[at] = (byte) value;
        assertEquals(isOne, QuakeBspReader.isOne(bytes));
        assertEquals(isOne, new MapContent(bytes, "").isCompiled());
    }

    /** Behind every face is a plate two units thick: under the floor and inside the wall. */
    @Test
    void facesBecomePlatesThatMoveWithTheirModel() {
        assertEquals(List.of("-512.0 -512.0 -2.0 to 200.0 512.0 0.0", "200.0 -512.0 0.0 to 202.0 512.0 256.0"), plates(room().level()));
        LumpEditor second = with("info_player_start 'origin' '0 0 40'", "func_wall 'model' '*1' 'origin' '1000 -2000 300'", "func_wall 'model' '*2'",
                "trigger_once 'model' '*1'").set(MODELS, 64 + 56, 1, 1);
        assertEquals("", second.problem());
        assertEquals(List.of("-512.0 -512.0 -2.0 to 200.0 512.0 0.0", "200.0 -512.0 0.0 to 202.0 512.0 256.0", "1200.0 -2512.0 300.0 to 1202.0 -1488.0 556.0"),
                plates(second.level()));
        LumpEditor wild = with("info_player_start 'origin' '0 0 40'", "func_wall 'model' '*1' 'origin' 'x'").set(MODELS, 64 + 56, 1, 1);
        assertEquals("200.0 -512.0 0.0 to 202.0 512.0 256.0", plates(wild.level()).get(2));
        assertEquals("line 2, column 1: func_wall: \"origin\" is not three numbers; ignored", wild.problem());
    }

    @ParameterizedTest
    @CsvSource({"*lava, 0", "trigger, 0", "TRIGGER2, 0", "sky, 2", "l*va, 2"})
    void liquidsAndTriggersAreNotDrawn(String texture, int plates) {
        assertEquals(plates, plates(room().text(2, 8, texture + "\0").level()).size());
    }

    @Test
    void levelWithoutASpawnStartsOnItsLargestFloor() {
        LumpEditor level = with("worldspawn");
        assertEquals("line 1, column 1: no usable info_player_start; starting on the largest floor", level.problem());
        assertEquals(List.of("largest floor", -156f, 0f), List.of(level.level().spawns().get(0).name(), level.level().spawns().get(0).x(), level.level().spawns().get(0).y()));
    }

    /** From (0, 1, 2) to (32, 33, 34), moved by (100, 200, 300). */
    @Test
    void triggerUsesTheBoundsOfItsModel() {
        LumpEditor level = with("info_player_start 'origin' '0 0 40'", "trigger_finish 'model' '*1' 'origin' '100 200 300'").setReals(MODELS, 64, 0, 1, 2, 32, 33, 34);
        assertEquals("", level.problem());
        Zone zone = level.level().zones().get(0);
        assertTrue(zone.touches(131f, 232f, 333f, 140f, 240f, 340f));
        assertFalse(zone.touches(133f, 210f, 310f, 140f, 240f, 340f));
        assertFalse(zone.touches(110f, 234f, 310f, 140f, 240f, 340f));
        assertFalse(zone.touches(110f, 210f, 335f, 140f, 240f, 340f));
        assertTrue(zone.touches(90f, 190f, 290f, 101f, 202f, 303f));
        assertFalse(zone.touches(90f, 190f, 290f, 99f, 202f, 303f));
        assertFalse(zone.touches(90f, 190f, 290f, 101f, 200f, 303f));
        assertFalse(zone.touches(90f, 190f, 290f, 101f, 202f, 301f));
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 2, 1", "1, 2, 2, 0", "2, 1, 2, 0", "2, 2, 1, 0", "-9, 9, 9, 0"})
    void triggerMustBeMoreThanAUnitThick(float x, float y, float z, int zones) {
        LumpEditor level = with("info_player_start 'origin' '0 0 40'", "trigger_finish 'model' '*1'").setReals(MODELS, 64, 5, 6, 7, 5 + x, 6 + y, 7 + z);
        assertEquals(zones, level.level().zones().size());
    }

    @Test
    void triggerWithoutAModelOrBoundsIsIgnored() {
        assertEquals(List.of(), with("info_player_start 'origin' '0 0 40'", "trigger_finish 'model' '*2'").level().zones());
        assertEquals(List.of(), with("info_player_start 'origin' '0 0 40'", "trigger_finish 'model' '*1'").setReals(MODELS, 64 + 12, Float.NaN).level().zones());
    }

    /** In metres everything is divided by 32, and there is no hull. */
    @Test
    void geometryIsScaled() {
        Level level = LevelReader.read("room", content(room()), 1f);
        assertEquals("-16.0 -16.0 -0.0625 to 6.25 16.0 0.0", plates(level).get(0));
        assertEquals(0.5f, level.spawns().get(0).z());
        assertTrue(level.zones().get(0).touches(0.9f, 0.9f, 0.9f, 2f, 2f, 2f));
        assertFalse(level.zones().get(0).touches(1.1f, 0.9f, 0.9f, 2f, 2f, 2f));
    }
}
