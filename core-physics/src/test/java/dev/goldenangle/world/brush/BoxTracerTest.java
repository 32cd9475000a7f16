package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Single sweeps of a player's box, computed by hand from Quake III's rules. */
class BoxTracerTest {
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private static final Vec3 MAXS = new Vec3(15f, 15f, 32f);
    private static final Brush FLOOR = Brush.box(-512, -512, -64, 512, 512, 0);
    private final SweepHit trace = new SweepHit();

    private SweepHit sweep(List<Brush> brushes, Vec3 from, Vec3 to) {
        new BoxTracer(BrushWorld.of(brushes)).sweep(from, to, MINS, MAXS, 0.125f, trace);
        return trace;
    }

    private SweepHit fall(float from, float to) {
        return sweep(List.of(FLOOR), new Vec3(0f, 0f, from), new Vec3(0f, 0f, to));
    }

    @Test
    void fallStopsOneGapAboveTheFloor() {
        fall(24.5f, 24.05f);
        assertEquals(0.83333f, trace.fraction, 1e-5f);
        assertEquals(24.125f, trace.end.z, 1e-5f);
        assertEquals(new Vec3(0f, 0f, 1f), trace.normal);
        assertEquals(0, trace.brush);
        assertEquals(5, trace.plane);
    }

    @Test
    void insideTheGapOnlyAHorizontalSweepIsFree() {
        assertEquals(1f, sweep(List.of(FLOOR), new Vec3(0f, 0f, 24.05f), new Vec3(9f, 0f, 24.05f)).fraction);
        assertEquals(0f, sweep(List.of(FLOOR), new Vec3(0f, 0f, 24.05f), new Vec3(9f, 0f, 24.04f)).fraction);
    }

    @Test
    void touchingIsSolid() {
        sweep(List.of(FLOOR), new Vec3(0f, 0f, 24f), new Vec3(9f, 0f, 24f));
        assertTrue(trace.startSolid && trace.allSolid);
        assertEquals(0f, trace.fraction);
        fall(24f, 25f);
        assertTrue(trace.startSolid);
        assertFalse(trace.allSolid);
        assertEquals(1f, trace.fraction);
    }

    @Test
    void sweepWithoutLengthIsAPositionTest() {
        assertTrue(fall(24f, 24f).allSolid);
        assertFalse(fall(24.01f, 24.01f).startSolid);
        assertEquals(1f, trace.fraction);
    }

    @Test
    void earlierOfTwoEqualBrushesWins() {
        sweep(List.of(Brush.box(-9, -9, -9, 9, 9, -5), FLOOR, FLOOR), new Vec3(0f, 0f, 40f), new Vec3(0f, 0f, 10f));
        assertEquals(1, trace.brush);
    }

    @Test
    void allSolidSweepKeepsTheNormalOfAnEarlierHit() {
        Brush wall = Brush.box(20, -64, -64, 40, 64, 128);
        Brush around = Brush.box(-100, -100, -100, 100, 100, 100);
        sweep(List.of(wall, around), new Vec3(), new Vec3(10f, 0f, 0f));
        assertTrue(trace.allSolid);
        assertEquals(1, trace.brush);
        assertTrue(trace.normal.isZero());
        assertEquals(new Vec3(-1f, 0f, 0f), trace.lastNormal);
        sweep(List.of(around, wall), new Vec3(), new Vec3(10f, 0f, 0f));
        assertTrue(trace.lastNormal.isZero());
    }

    @Test
    void rayIsASweepOfSizeZero() {
        new BoxTracer(BrushWorld.of(List.of(FLOOR))).sweep(new Vec3(3f, 4f, 100f), new Vec3(3f, 4f, -100f), new Vec3(), new Vec3(), 0f, trace);
        assertEquals(0.5f, trace.fraction);
        assertEquals(new Vec3(3f, 4f, 0f), trace.end);
    }

    /** Without the bevel at the ridge the box would stop in the air; with it, it passes. */
    @Test
    void boxPassesCloseToASkewedEdge() {
        BrushBuilder builder = new BrushBuilder();
        builder.addPlane(0, 0, -1, 0, "");
        builder.addPlane(0, 1, 1, 40, "");
        builder.addPlane(0, -1, 1, 40, "");
        builder.addPlane(1, 0.4, 0.3, 60, "");
        builder.addPlane(-1, 0.2, 0.5, 60, "");
        Brush tent = builder.build().brush();
        SweptSeparation exact = new SweptSeparation(tent);
        Vec3 half = new Vec3(15f, 15f, 28f);
        BoxTracer tracer = new BoxTracer(BrushWorld.of(List.of(tent)));
        for (int i = -60; i <= 60; i++) {
            Vec3 from = new Vec3(120f, i, 40f);
            Vec3 to = new Vec3(-120f, i * 0.5f, 30f);
            tracer.sweep(from, to, new Vec3(half).scale(-1f), half, 0f, trace);
            assertEquals(exact.fraction(from, to, 15, 15, 28), trace.fraction, 1e-4, "at " + i);
        }
    }

    @Test
    void sweepThatIsNotFiniteIsAllSolid() {
        sweep(List.of(FLOOR), new Vec3(0f, 0f, 50f), new Vec3(Float.NaN, 0f, 50f));
        assertTrue(trace.allSolid);
        assertEquals(new Vec3(0f, 0f, 50f), trace.end);
        assertEquals(-1, trace.brush);
        assertEquals(0f, sweep(List.of(FLOOR), new Vec3(0f, 0f, 50f), new Vec3(Float.NEGATIVE_INFINITY, 0f, 50f)).fraction);
    }

    @Test
    void emptyWorldStopsNothing() {
        sweep(List.of(), new Vec3(0f, 0f, 0f), new Vec3(1e6f, 0f, 0f));
        assertEquals(1f, trace.fraction);
        assertFalse(trace.startSolid);
    }

    @Test
    void givenPlanesAreKeptBitForBit() {
        List<String[]> rows = FigureWorlds.rows("q3_world_hard.csv");
        List<Brush> brushes = FigureWorlds.q3Hard();
        Vec3 normal = new Vec3();
        for (int i = 0; i < rows.size(); i++) {
            String[] row = rows.get(i);
            for (int cut = 0; cut < brushes.get(i).planeCount() - Brush.AXIAL_PLANES; cut++) {
                float dist = brushes.get(i).plane(Brush.AXIAL_PLANES + cut, normal);
                assertEquals(Float.parseFloat(row[7 + 4 * cut]), normal.x);
                assertEquals(Float.parseFloat(row[9 + 4 * cut]), normal.z);
                assertEquals(Float.parseFloat(row[10 + 4 * cut]), dist);
            }
        }
    }
}
