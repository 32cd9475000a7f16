package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A cube of 20 over a floor at height 0 with two flat patches above: one at height 100 with plate 7, one at height 50 without plates. */
class PatchRulesTest {
    private static final Vec3 MINS = new Vec3(-10f, -10f, -10f);
    private static final Vec3 MAXS = new Vec3(10f, 10f, 10f);
    private final SweepHit trace = new SweepHit();

    /** Faces up, from (x, −100) on, 200 in each direction. */
    private static Patch sheet(float x, float z) {
        float[] points = new float[27];
        for (int i = 0; i < 9; i++) {
            points[3 * i] = x + 100 * (i % 3);
            points[3 * i + 1] = -100 + 100 * (i / 3);
            points[3 * i + 2] = z;
        }
        return new Patch(points, 3, 3);
    }

    private static BoxQuery tracer() {
        return new PatchRules(BrushWorld.of(List.of(Brush.box(-500, -500, -64, 500, 500, 0))),
                List.of(new PatchRules.Solid(sheet(0, 50), -1), new PatchRules.Solid(sheet(0, 100), 7), new PatchRules.Solid(sheet(250, 100), 8))).tracer();
    }

    private void fall(float x, float from, float to) {
        tracer().sweep(new Vec3(x, 0f, from), new Vec3(x, 0f, to), MINS, MAXS, 0.125f, trace);
    }

    private void stops(float height, float part, int brush, int plane) {
        assertEquals(height, trace.end.z, 1e-3);
        assertEquals(part, trace.fraction, 1e-5);
        assertEquals(1f, trace.normal.z);
        assertEquals(1f, trace.lastNormal.z);
        assertEquals(brush, trace.brush);
        assertEquals(plane, trace.plane);
    }

    @Test
    void nearestPatchStopsTheBoxOneGapBefore() {
        fall(100f, 210f, 10f);
        stops(110.125f, 99.875f / 200, 7, 0);
        fall(350f, 210f, 10f);
        stops(110.125f, 99.875f / 200, 8, 0);
    }

    @Test
    void patchWithoutPlatesStopsTheBoxWithoutABrushNumber() {
        fall(100f, 90f, -10f);
        stops(60.125f, 29.875f / 100, -1, -1);
    }

    @Test
    void besideThePatchesTheFloorIsHit() {
        fall(-100f, 210f, -90f);
        stops(10.125f, 199.875f / 300, 0, 5);
    }

    @Test
    void sweepWithoutObstaclesIsFree() {
        fall(-100f, 210f, 20f);
        assertEquals(1f, trace.fraction);
        assertEquals(20f, trace.end.z);
        assertEquals(-1, trace.brush);
    }

    @Test
    void boxAtRestInAPatchIsInsideItsPlate() {
        fall(100f, 100f, 100f);
        assertTrue(trace.startSolid && trace.allSolid);
        assertEquals(7, trace.brush);
        assertEquals(0f, trace.fraction);
        fall(100f, 150f, 150f);
        assertEquals(1f, trace.fraction);
    }

    @Test
    void boxInsideABrushStaysAllSolid() {
        fall(100f, -30f, -30f);
        assertTrue(trace.allSolid);
        assertEquals(0, trace.brush);
    }

    @Test
    void positionIsSolidInABrushOrAPatch() {
        assertTrue(tracer().isSolid(new Vec3(-100f, 0f, 5f), MINS, MAXS));
        assertTrue(tracer().isSolid(new Vec3(100f, 0f, 95f), MINS, MAXS));
        assertTrue(tracer().isSolid(new Vec3(350f, 0f, 95f), MINS, MAXS));
        assertFalse(tracer().isSolid(new Vec3(-100f, 0f, 95f), MINS, MAXS));
        assertFalse(tracer().isSolid(new Vec3(100f, 0f, 150f), MINS, MAXS));
    }
}
