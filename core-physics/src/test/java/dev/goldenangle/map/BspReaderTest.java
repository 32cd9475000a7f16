package dev.goldenangle.map;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Reads compiled Quake III levels that the tests write. */
final class BspReaderTest {
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private static final Vec3 MAXS = new Vec3(15f, 15f, 32f);
    private static final float GAP = 0.125f;

    private static Level read(BspWriter file) {
        return LevelReader.read("room", file.content(), 32f);
    }

    private static SweepHit sweep(BoxQuery boxes, Vec3 from, Vec3 to) {
        SweepHit trace = new SweepHit();
        boxes.sweep(from, to, MINS, MAXS, GAP, trace);
        return trace;
    }

    @Test
    void roomHasBrushesSpawnPadTeleporterAndLift() {
        Level level = read(BspWriter.room());
        assertEquals(List.of(), level.problems());
        BrushWorld world = (BrushWorld) level.world();
        assertEquals(8, world.brushes().stream().filter(brush -> brush.faces().stream().noneMatch(face -> face.material().contains("liquids")))
                .filter(brush -> brush.max(2) - brush.min(2) != 128f).count(), "six walls and floors, ramp and ice less the water, and the lift");
        assertEquals(1, level.spawns().size());
        assertEquals(8f, level.spawns().get(0).z(), "feet are 24 below the origin");
        Zone pad = level.zones().stream().filter(zone -> zone.kind() == Zone.Kind.PAD).findFirst().orElseThrow();
        assertEquals(Math.sqrt(2 * 800 * 200), pad.push().z, 1e-3, "its apex is 200 above its middle");
        Zone teleporter = level.zones().stream().filter(zone -> zone.kind() == Zone.Kind.TELEPORT).findFirst().orElseThrow();
        assertEquals(new Vec3(0f, 200f, 16f).z, teleporter.destination().z);
    }

    @Test
    void playerClipAndLiftAreSolidAndWaterIsNot() {
        BoxQuery boxes = ((BrushWorld) read(BspWriter.room()).world()).boxTracer();
        assertEquals(496f - 15f - GAP, sweep(boxes, new Vec3(-400f, 400f, 60f), new Vec3(-400f, 600f, 60f)).end.y, 1e-3, "clip");
        assertEquals(1f, sweep(boxes, new Vec3(250f, 100f, 60f), new Vec3(250f, 400f, 60f)).fraction, "water");
        assertEquals(32f + 24f + GAP, sweep(boxes, new Vec3(32f, -270f, 100f), new Vec3(32f, -270f, 0f)).end.z, 1e-3, "lift");
    }

    @Test
    void iceIsSlickAndStoneIsNot() {
        BrushWorld world = (BrushWorld) read(BspWriter.room()).world();
        SweepHit ice = sweep(world.boxTracer(), new Vec3(-250f, -250f, 60f), new Vec3(-250f, -250f, 0f));
        assertTrue(world.brushes().get(ice.brush).isSlick(ice.plane));
        SweepHit stone = sweep(world.boxTracer(), new Vec3(0f, 0f, 60f), new Vec3(0f, 0f, 0f));
        assertEquals(false, world.brushes().get(stone.brush).isSlick(stone.plane));
    }

    /** A flat patch has no back: a mover from behind passes through. */
    @Test
    void flatPatchIsSolidOnlyFromItsFront() {
        BspWriter file = new BspWriter();
        int wall = file.shader("textures/base/wall", 1, 0);
        float[] points = new float[27];
        for (int i = 0; i < 9; i++) {
            points[3 * i] = 128 * (i % 3) - 128;
            points[3 * i + 1] = 256;
            points[3 * i + 2] = 64 * (i / 3);
        }
        BoxQuery boxes = ((BrushWorld) read(file.brush(wall, 9000, 9000, 9000, 9100, 9100, 9100).patch(wall, 3, 3, points)).world()).boxTracer();
        SweepHit one = sweep(boxes, new Vec3(0f, 150f, 60f), new Vec3(0f, 350f, 60f));
        SweepHit other = sweep(boxes, new Vec3(0f, 350f, 60f), new Vec3(0f, 150f, 60f));
        assertTrue(one.fraction < 1f ^ other.fraction < 1f, one.fraction + " there, " + other.fraction + " back");
    }

    /** Without patches, the tree and the list of brushes must agree. */
    @Test
    void treeAndListOfBrushesGiveTheSameSweeps() {
        BspWriter file = new BspWriter();
        int wall = file.shader("textures/base/wall", 1, 0);
        Randomness random = new Randomness(7);
        for (int i = 0; i < 40; i++) {
            float x = random.nextInt(800) - 400;
            float y = random.nextInt(800) - 400;
            float z = random.nextInt(400) - 200;
            file.brush(wall, x, y, z, x + 8 + random.nextInt(100), y + 8 + random.nextInt(100), z + 8 + random.nextInt(100));
        }
        BrushWorld world = (BrushWorld) read(file).world();
        BoxQuery tree = world.boxTracer();
        BoxTracer list = new BoxTracer(world);
        for (int i = 0; i < 20_000; i++) {
            Vec3 from = place(random);
            Vec3 to = place(random);
            SweepHit one = sweep(tree, from, to);
            SweepHit two = sweep(list, from, to);
            assertEquals(two.fraction, one.fraction, 1e-6f, from + " to " + to);
            assertEquals(list.isSolid(from, MINS, MAXS), tree.isSolid(from, MINS, MAXS), "at " + from);
        }
    }

    private static Vec3 place(Randomness random) {
        return new Vec3(random.nextFloat() * 1000 - 500, random.nextFloat() * 1000 - 500, random.nextFloat() * 500 - 250);
    }

    @Test
    void otherVersionIsRefusedWithItsOffset() {
        byte[] file = BspWriter.room().bytes();
        file[4] = 47;
        Level level = LevelReader.read("later", new MapContent(file, ""), 32f);
        assertEquals("byte 4: version 47 of a compiled level; only 46 (Quake III) can be read; the file was not read",
                level.problems().get(0).place() + ": " + level.problems().get(0).reason());
    }

    @Test
    void tableOutsideTheFileIsNamed() {
        byte[] file = BspWriter.room().bytes();
        file[8 + 8 * 2 + 3] = 0x7f;
        Level level = LevelReader.read("torn", new MapContent(file, ""), 32f);
        assertTrue(level.problems().get(0).reason().startsWith("table 2 ("), level.problems().toString());
        assertEquals("byte 24", level.problems().get(0).place());
    }

    @Test
    void brushPrimitivesAndPlanesGiveTheSameBrushAsPoints() {
        String points = "{ \"classname\" \"worldspawn\" { %s } }";
        String[] faces = {"( 0 0 0 ) ( 0 64 0 ) ( 0 0 64 )", "( 64 0 0 ) ( 64 0 64 ) ( 64 64 0 )", "( 0 0 0 ) ( 0 0 64 ) ( 64 0 0 )", "( 0 64 0 ) ( 64 64 0 ) ( 0 64 64 )",
            "( 0 0 0 ) ( 64 0 0 ) ( 0 64 0 )", "( 0 0 64 ) ( 0 64 64 ) ( 64 0 64 )"};
        String[] planes = {"( -1 0 0 0 )", "( 1 0 0 -64 )", "( 0 -1 0 0 )", "( 0 1 0 -64 )", "( 0 0 -1 0 )", "( 0 0 1 -64 )"};
        String plain = points.formatted(List.of(faces).stream().map(face -> face + " wall 0 0 0 1 1\n").collect(Collectors.joining()));
        String matrix = " ( ( 1 0 0 ) ( 0 1 0 ) ) ";
        String primitive = points.formatted("brushDef { \"key\" \"value\" " + List.of(faces).stream().map(face -> face + matrix + "wall 0 0 0\n").collect(Collectors.joining()) + "}");
        String doom = points.formatted("brushDef3 { " + List.of(planes).stream().map(plane -> plane + matrix + "\"textures/wall\" 0 0 0\n").collect(Collectors.joining()) + "}");
        for (String text : List.of(plain, primitive, doom)) {
            MapInfo info = MapReader.inspect("box", text);
            assertEquals(1, info.solidBrushes(), info.problems() + text);
            BrushWorld world = (BrushWorld) MapReader.read("box", text, 32f).world();
            for (int axis = 0; axis < 3; axis++) {
                assertEquals(0f, world.min(axis) + 0f);
                assertEquals(64f, world.max(axis));
            }
        }
        assertEquals(MapFormat.PRIMITIVES, MapReader.inspect("box", primitive).format());
    }

    @Test
    void patchOfAMapFileCollidesLikeThatOfACompiledLevel() {
        float[] points = {-128, 256, 0, 0, 384, 0, 128, 256, 0, -128, 256, 64, 0, 384, 64, 128, 256, 64, -128, 256, 128, 0, 384, 128, 128, 256, 128};
        StringBuilder columns = new StringBuilder();
        for (int column = 0; column < 3; column++) {
            columns.append("( ");
            for (int row = 0; row < 3; row++) {
                int at = 3 * (3 * row + column);
                columns.append("( ").append(points[at]).append(' ').append(points[at + 1]).append(' ').append(points[at + 2]).append(" 0 0 ) ");
            }
            columns.append(")\n");
        }
        String text = "{ \"classname\" \"worldspawn\" { patchDef2 { base/wall ( 3 3 0 0 0 ) (\n" + columns + ") } } }";
        Level map = MapReader.read("patch", text, 32f);
        assertEquals(List.of("no usable info_player_start; starting on the largest floor"), map.problems().stream().map(MapProblem::reason).toList());
        BspWriter file = new BspWriter();
        int wall = file.shader("textures/base/wall", 1, 0);
        file.brush(wall, 9000, 9000, 9000, 9100, 9100, 9100).patch(wall, 3, 3, points);
        BoxQuery compiled = ((BrushWorld) read(file).world()).boxTracer();
        BoxQuery written = ((BrushWorld) map.world()).boxTracer();
        Randomness random = new Randomness(3);
        int hits = 0;
        for (int i = 0; i < 5_000; i++) {
            Vec3 from = new Vec3(random.nextFloat() * 400 - 200, random.nextFloat() * 400 + 100, random.nextFloat() * 200);
            Vec3 to = new Vec3(random.nextFloat() * 400 - 200, random.nextFloat() * 400 + 100, random.nextFloat() * 200);
            SweepHit one = sweep(compiled, from, to);
            SweepHit two = sweep(written, from, to);
            assertEquals(one.fraction, two.fraction);
            assertEquals(one.normal.toString(), two.normal.toString());
            assertEquals(compiled.isSolid(from, MINS, MAXS), written.isSolid(from, MINS, MAXS));
            hits += one.fraction < 1f ? 1 : 0;
        }
        assertTrue(hits > 500, hits + " hits");
    }
}
