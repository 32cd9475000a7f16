package dev.goldenangle.map;

import dev.goldenangle.attack.QuakeBspWriter;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.HullTracer;
import dev.goldenangle.world.brush.SweepHit;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Reads compiled Quake levels and compares sweeps in their hulls with sweeps against brushes. */
final class QuakeBspReaderTest {
    private static final Vec3 MINS = new Vec3(-16f, -16f, -24f);
    private static final Vec3 MAXS = new Vec3(16f, 16f, 32f);
    private static final float GAP = 1 / 32f;

    private static Level room() {
        return LevelReader.read("room", new MapContent(QuakeBspWriter.room(), ""), 32f);
    }

    @Test
    void roomHasSpawnTeleporterAndPlatesForItsFaces() {
        Level level = room();
        assertEquals(List.of(), level.problems());
        assertEquals(16f, level.spawns().get(0).z());
        Zone teleporter = level.zones().get(0);
        assertTrue(teleporter.touches(10f, 10f, 10f, 20f, 20f, 20f));
        assertEquals(2, ((BrushWorld) level.world()).brushes().size());
        assertEquals("stone", ((BrushWorld) level.world()).brushes().get(0).faces().get(0).material());
    }

    /** The hull describes the same floor and wall as two brushes, grown by the box. */
    @Test
    void sweepsInTheHullEqualSweepsAgainstTheSameBrushes() {
        BoxQuery hull = ((BrushWorld) room().world()).hullTracer();
        HullTracer brushes = new HullTracer(BrushWorld.of(List.of(Brush.box(-8192f, -8192f, -8192f, 8192f, 8192f, 0f), Brush.box(200f, -8192f, -8192f, 8192f, 8192f, 8192f))));
        Randomness random = new Randomness(29);
        SweepHit one = new SweepHit();
        SweepHit two = new SweepHit();
        int hits = 0;
        for (int i = 0; i < 20_000; i++) {
            Vec3 from = place(random);
            Vec3 to = place(random);
            hull.sweep(from, to, MINS, MAXS, GAP, one);
            brushes.sweep(from, to, MINS, MAXS, GAP, two);
            assertEquals(hull.isSolid(from, MINS, MAXS), brushes.isSolid(from, MINS, MAXS), "at " + from);
            // A box that starts in the wall just above the floor touches both, and the brush world reports the floor.
            assertTrue(one.startSolid == (two.startSolid || two.allSolid) || two.fraction == 0f, from + " to " + to);
            if (!one.startSolid) {
                // In the corner between floor and wall, the order of the cuts decides which of the two keeps its gap.
                boolean isSame = Math.abs(two.fraction - one.fraction) <= 1e-5f && two.normal.x == one.normal.x && two.normal.z == one.normal.z;
                boolean isCorner = one.end.z < 26f && one.end.x > 182f;
                assertTrue(isSame || isCorner, from + " to " + to + ": " + two.fraction + " and " + one.fraction);
                hits += one.fraction < 1f ? 1 : 0;
            }
        }
        assertTrue(hits > 2000, hits + " hits");
    }

    private static Vec3 place(Randomness random) {
        return new Vec3(random.nextFloat() * 600 - 300, random.nextFloat() * 400 - 200, random.nextFloat() * 300 - 50);
    }
}
