package dev.goldenangle.map;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Surface;
import dev.goldenangle.world.brush.SweepHit;
import dev.goldenangle.world.bsp.Patch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Levels built from compiled Quake III files: a floor 512 wide, plus what each test adds. */
class CompiledLevelsTest {
    private static final float[] CURVE = {-128, 256, 0, 0, 384, 0, 128, 256, 0, -128, 256, 64, 0, 384, 64, 128, 256, 64, -128, 256, 128, 0, 384, 128, 128, 256, 128};
    private final BspWriter file = new BspWriter();
    private final int wall = file.shader("textures/base/wall", 1, 0);
    private final int ice = file.shader("textures/base/ice", 1, 2);
    private final int water = file.shader("textures/liquids/pool", 0x20, 0);

    CompiledLevelsTest() {
        file.entity("classname", "worldspawn").entity("classname", "info_player_start", "origin", "0 0 24").brush(wall, -256, -256, -16, 256, 256, 0);
    }

    private Level read() {
        return LevelReader.read("level", file.content(), 32f);
    }

    private List<Brush> brushes() {
        Level level = read();
        assertEquals(List.of(), level.problems());
        return ((BrushWorld) level.world()).brushes();
    }

    private static String bounds(Brush brush) {
        return brush.min(0) + " " + brush.min(1) + " " + brush.min(2) + " to " + brush.max(0) + " " + brush.max(1) + " " + brush.max(2);
    }

    @Test
    void contentsOfTheRoomAreCounted() {
        MapInfo info = LevelReader.inspect("room", BspWriter.room().content());
        assertEquals(new MapInfo("room", MapFormat.BSP_46, 7, 11, 67, 8, List.of()).with("models", 4).with("patches", 1).with("solid_patches", 1)
                .with("facets", new Patch(CURVE, 3, 3).facetCount()).with("spawns", 1).with("pads", 1).with("teleporters", 1), info);
        file.patch(water, 3, 3, CURVE);
        assertEquals("[1, 1, 0]", LevelReader.inspect("level", file.content()).more().values().stream().limit(3).toList().toString(), "one model, one patch, none solid");
    }

    /** A byte of the version and the number that results: 46 + 256, + 65,536 and + 16,777,216. */
    @ParameterizedTest
    @CsvSource({"5, 302", "6, 65582", "7, 16777262"})
    void allFourBytesOfTheVersionCount(int at, int version) {
        byte[] bytes = BspWriter.room().bytes();
        bytes[at] = 1;
        MapInfo info = LevelReader.inspect("later", new MapContent(bytes, ""));
        MapProblem problem = new MapProblem(0, 4, "version " + version + " of a compiled level; only 46 (Quake III) can be read; the file was not read");
        assertEquals(new MapInfo("later", MapFormat.BSP_46, 0, 0, 0, 0, List.of(problem)), info);
    }

    @Test
    void truncatedHeaderIsRefused() {
        assertEquals("version 0 of a compiled level; only 46 (Quake III) can be read; the file was not read",
                LevelReader.read("short", MapContent.of("IBSP\56\0\0"), 32f).problems().get(0).reason());
        assertEquals(new MapProblem(0, 8, "the file ends inside its header; the file was not read"), LevelReader.read("short", MapContent.of("IBSP\56\0\0\0"), 32f).problems().get(0));
    }

    @Test
    void levelWithoutASpawnStartsOnItsLargestFloor() {
        Level level = LevelReader.read("level", new BspWriter().brush(new BspWriter().shader("x", 1, 0), 0, 0, 0, 1, 1, 1).content(), 32f);
        assertFalse(level.problems().isEmpty());
        BspWriter bare = new BspWriter();
        Level floor = LevelReader.read("level", bare.brush(bare.shader("floor", 1, 0), 0, 0, -16, 300, 200, 0).content(), 32f);
        assertEquals(List.of(new MapProblem(1, 1, "no usable info_player_start; starting on the largest floor")), floor.problems());
        assertEquals(List.of("largest floor", 150f, 100f), List.of(floor.spawns().get(0).name(), floor.spawns().get(0).x(), floor.spawns().get(0).y()));
    }

    @Test
    void brushWithoutThicknessIsReported() {
        file.brush(wall, 0, 0, 0, 0, 64, 64).brush(wall, 9, 0, 0, 9, 64, 64).endModel();
        Level level = read();
        assertEquals(List.of(new MapProblem(0, 0, "2 solid brushes are too thin or too large to be drawn; boxes still collide with them")), level.problems());
        assertEquals(1, ((BrushWorld) level.world()).brushes().size());
    }

    /** An entity places model 1; no entity refers to model 2. */
    @Test
    void modelIsPlacedAtItsOrigin() {
        file.endModel().brush(wall, 0, 0, 0, 64, 32, 16).brush(ice, 0, 0, 16, 64, 32, 24).endModel().brush(wall, 0, 0, 100, 64, 64, 164).endModel();
        file.entity("classname", "func_static", "model", "*1", "origin", "100 -50 8");
        List<Brush> brushes = brushes();
        assertEquals(List.of("-256.0 -256.0 -16.0 to 256.0 256.0 0.0", "100.0 -50.0 8.0 to 164.0 -18.0 24.0", "100.0 -50.0 24.0 to 164.0 -18.0 32.0"),
                brushes.stream().map(CompiledLevelsTest::bounds).toList());
        assertEquals("textures/base/ice", brushes.get(2).faces().get(0).material());
        assertTrue(brushes.get(2).isSlick(0));
        assertFalse(brushes.get(1).isSlick(0));
        SweepHit trace = new SweepHit();
        ((BrushWorld) read().world()).boxTracer().sweep(new Vec3(130f, -30f, 200f), new Vec3(130f, -30f, 0f), new Vec3(-15f, -15f, -24f), new Vec3(15f, 15f, 32f), 0.125f, trace);
        assertEquals(32f + 24f + 0.125f, trace.end.z, 1e-3);
        assertEquals(2, trace.brush);
    }

    @ParameterizedTest
    @ValueSource(strings = {"*2", "*0", "*1.5", "*-1", "1", "*x", "models/tree.md3"})
    void unknownModelNameAddsNothing(String name) {
        file.endModel().brush(wall, 0, 0, 0, 64, 32, 16).endModel();
        file.entity("classname", "func_static", "model", name).entity("classname", "trigger_push", "model", "*1", "origin", "x");
        assertEquals(1, ((BrushWorld) read().world()).brushes().size());
    }

    @Test
    void triggersAreNotSolid() {
        file.endModel().brush(wall, 0, 0, 0, 64, 32, 16).endModel();
        file.entity("classname", "trigger_finish", "model", "*1");
        assertEquals(1, brushes().size());
    }

    /** From (0, 0, 0) to (64, 32, 16), moved by (100, −50, 8). Water is part of the volume; a trigger without a model is ignored. */
    @Test
    void triggerIsWhereItsModelIs() {
        file.endModel().brush(water, 0, 0, 0, 64, 32, 16).brush(wall, 0, 0, 200, 64, 32, 216).endModel().brush(wall, 0, 0, 400, 64, 64, 464).endModel();
        file.entity("classname", "trigger_checkpoint", "model", "*1", "origin", "100 -50 8", "index", "1").entity("classname", "trigger_finish", "model", "*1");
        List<Zone> zones = read().zones();
        assertEquals(List.of(2, 2), zones.stream().map(zone -> zone.volumes().size()).toList());
        assertTrue(zones.get(0).touches(163f, -19f, 23f, 170f, -10f, 30f));
        assertTrue(zones.get(0).touches(90f, -60f, 0f, 101f, -49f, 9f));
        assertFalse(zones.get(0).touches(90f, -60f, 0f, 99f, -51f, 7f));
        assertFalse(zones.get(0).touches(165f, -17f, 25f, 170f, -10f, 30f));
        assertTrue(zones.get(1).touches(63f, 31f, 15f, 70f, 40f, 20f));
        assertFalse(zones.get(1).touches(0f, 0f, 400f, 64f, 64f, 464f));
    }

    private static int facets() {
        return new Patch(CURVE, 3, 3).facetCount();
    }

    /** The curve is between y = 256 and y = 320, from 0 to 128; a plate is 2 thick. */
    @Test
    void patchIsDrawnAsPlates() {
        file.patch(wall, 3, 3, CURVE).patch(water, 3, 3, CURVE);
        List<Brush> plates = brushes().subList(1, brushes().size());
        assertTrue(plates.size() == facets() && plates.size() > 1, plates.size() + " plates");
        for (Brush plate : plates) {
            assertTrue(plate.min(0) >= -131f && plate.max(0) <= 131f && plate.min(1) >= 253f && plate.max(1) <= 323f, bounds(plate));
            assertEquals("0.0 128.0", plate.min(2) + 0f + " " + plate.max(2));
            assertEquals("textures/base/wall", plate.faces().get(0).material());
            assertFalse(plate.faces().get(0).is(Surface.SLICK));
        }
    }

    @Test
    void patchMovesWithItsModelAndIceIsSlick() {
        file.endModel().patch(ice, 3, 3, CURVE).brush(wall, 9000, 9000, 9000, 9100, 9100, 9100).endModel().patch(wall, 3, 3, CURVE).brush(wall, 0, 0, 400, 64, 64, 464).endModel();
        file.entity("classname", "func_static", "model", "*1", "origin", "1000 2000 300");
        List<Brush> brushes = brushes();
        assertEquals(2 + facets(), brushes.size());
        for (Brush plate : brushes.subList(2, brushes.size())) {
            assertTrue(plate.min(0) >= 869f && plate.max(0) <= 1131f && plate.min(1) >= 2253f && plate.max(1) <= 2323f, bounds(plate));
            assertEquals("300.0 428.0", plate.min(2) + " " + plate.max(2));
            assertEquals("textures/base/ice/slick", plate.faces().get(0).material());
            assertTrue(plate.faces().get(0).is(Surface.SLICK));
        }
    }

    /** At half the scale everything is half as large, and boxes collide with the drawn brushes. */
    @Test
    void geometryIsScaled() {
        file.endModel().brush(wall, 0, 0, 0, 64, 32, 16).endModel().entity("classname", "func_static", "model", "*1", "origin", "100 -50 8");
        List<Brush> brushes = ((BrushWorld) LevelReader.read("level", file.content(), 16f).world()).brushes();
        assertEquals(List.of("-128.0 -128.0 -8.0 to 128.0 128.0 0.0", "50.0 -25.0 4.0 to 82.0 -9.0 12.0"), brushes.stream().map(CompiledLevelsTest::bounds).toList());
    }

    @Test
    void brushWithoutSidesIsIgnored() {
        file.brush(wall, 0, 0, 0, 64, 64, 64).endModel();
        LumpEditor level = LumpEditor.quake3(file.bytes()).set(8, 12 + 4, 0);
        assertEquals("", level.problem());
        assertEquals(1, ((BrushWorld) level.level().world()).brushes().size());
    }
}
