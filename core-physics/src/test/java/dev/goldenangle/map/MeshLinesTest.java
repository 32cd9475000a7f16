package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Single lines of a mesh text and what they become. */
class MeshLinesTest {
    private static final String FLOOR = "golden-angle-mesh 1\nspawn 1 1 1 90\nv 0 0 1\nv 8 0 1\nv 0 6 1\n";

    private static Level read(String lines) {
        return LevelReader.read("mesh", FLOOR + lines, 1f);
    }

    private static List<Brush> brushes(Level level) {
        return ((BrushWorld) level.world()).brushes();
    }

    @Test
    void writtenMeshIsReadBack() {
        MeshText text = new MeshText(MeshText.Sides.DOUBLE);
        text.spawn(1, 2, 3, 90);
        text.vertex(0, 0, 0.5);
        text.vertex(1, 0, 0.5);
        text.vertex(0, 1, 0.5);
        text.triangle(0, 1, 2, "wet  concrete");
        text.triangle(1, 2, 0, "wet  concrete");
        text.triangle(2, 0, 1, "");
        assertEquals("golden-angle-mesh 1\nsides double\nspawn 1.0 2.0 3.0 90.0\nv 0.0 0.0 0.5\nv 1.0 0.0 0.5\nv 0.0 1.0 0.5\n"
                + "m wet_concrete\nt 0 1 2\nt 1 2 0\nm \nt 2 0 1\n", text.toString());
        Level level = LevelReader.read("mesh", text.toString(), 2f);
        assertEquals(List.of(), level.problems());
        assertEquals(List.of("wet_concrete", "wet_concrete", ""), brushes(level).stream().map(brush -> brush.faces().get(0).material()).toList());
        assertEquals(new Spawn("start", 2f, 4f, 6f, (float) (Math.PI / 2)), level.spawns().get(0));
        assertEquals(2f, level.unitsPerMetre());
        assertEquals(1f - 0.024f, brushes(level).get(0).min(2), 1e-4f, "the sheet is 1.2 cm thick");
        assertEquals(new MapInfo("mesh", MapFormat.MESH, 0, 3, 3, 3, List.of()).with("vertices", 3).with("triangles", 3), LevelReader.inspect("mesh", MapContent.of(text.toString())));
    }

    @ParameterizedTest
    @CsvSource({"v 1 2 zero, expected 3 numbers within 4096; line skipped", "v 1 2, expected 3 numbers within 4096; line skipped",
        "v 1 2 4096.5, expected 3 numbers within 4096; line skipped",
        "v -4096 4096 1 9,", "t 0 1, expected 3 numbers within 600000; line skipped", "t 0 1 3, a vertex does not exist; triangle left out",
        "t 0 -1 2, a vertex does not exist; triangle left out",
        "t 0 1 1.5, a vertex does not exist; triangle left out", "spawn 1 2 3, expected 4 numbers within 4096; line skipped",
        "sing 1 2 3, neither a vertex nor a triangle; line skipped", "m,", "' ',",
        "t 2 1 0,"})
    void lineIsUsedOrReported(String line, String reason) {
        Level level = read("t 0 1 2\n" + line + "\n");
        assertEquals(reason == null ? List.of() : List.of(new MapProblem(7, 1, reason)), level.problems());
        assertEquals(line.equals("t 2 1 0") ? 2 : 1, brushes(level).size());
    }

    /** An unreadable vertex still counts in the numbering. */
    @Test
    void triangleWithABadVertexIsLeftOut() {
        Level level = read("v a b c\nv 8 6 1\nt 0 1 3\nt 1 4 2\n");
        assertEquals(List.of(6, 8), level.problems().stream().map(MapProblem::line).toList());
        assertEquals(1, brushes(level).size());
    }

    @Test
    void materialAppliesUntilTheNextOne() {
        Level level = read("t 0 1 2\nm a\nt 0 1 2\nm " + "x".repeat(256) + "\nt 0 1 2\nm " + "x".repeat(257) + "\nt 0 1 2\nm b\nm\nt 0 1 2\n");
        assertEquals(List.of("", "a", "x".repeat(256), "", ""), brushes(level).stream().map(brush -> brush.faces().get(0).material()).toList());
    }

    @ParameterizedTest
    @CsvSource({"sides double, 0.988", "sides closed, 0.95", "sides, 0.95", "sides treble, 0.95"})
    void sidesDetermineTheThickness(String line, float low) {
        assertEquals(low, brushes(read(line + "\nt 0 1 2\n")).get(0).min(2), 1e-4f);
    }

    @Test
    void meshWithoutASpawnStartsOnItsFloor() {
        Level floor = LevelReader.read("mesh", FLOOR.replace("spawn 1 1 1 90\n", "") + "t 0 1 2\n", 1f);
        assertEquals(List.of(), floor.problems());
        assertEquals("largest floor", floor.spawns().get(0).name());
        assertEquals(8 / 3f, floor.spawns().get(0).x(), 1e-4f);
        Level empty = LevelReader.read("mesh", FLOOR.replace("spawn 1 1 1 90\n", ""), 1f);
        assertEquals(List.of(new MapProblem(1, 1, "no triangle with an area; nothing to stand on")), empty.problems());
        assertEquals(new Spawn("origin", 0f, 0f, 0f, 0f), empty.spawns().get(0));
        assertEquals("start", read("").spawns().get(0).name());
    }
}
