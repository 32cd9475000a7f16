package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Single hull sweeps of a QuakeWorld player, computed by hand. */
class HullTracerTest {
    private static final Vec3 MINS = new Vec3(-16f, -16f, -24f);
    private static final Vec3 MAXS = new Vec3(16f, 16f, 32f);
    private static final Brush FLOOR = Brush.box(-512, -512, -64, 512, 512, 0);
    private final SweepHit trace = new SweepHit();

    private SweepHit sweep(Brush brush, Vec3 from, Vec3 to) {
        new HullTracer(BrushWorld.of(List.of(brush))).sweep(from, to, MINS, MAXS, 0.03125f, trace);
        return trace;
    }

    @Test
    void gapIsKeptOnlyIfThePlaneIsCrossed() {
        assertEquals(1f, sweep(FLOOR, new Vec3(0f, 0f, 24.5f), new Vec3(0f, 0f, 24.02f)).fraction);
        sweep(FLOOR, new Vec3(0f, 0f, 24.5f), new Vec3(0f, 0f, 23.9f));
        assertEquals(0.78125f, trace.fraction, 1e-5f);
        assertEquals(24.03125f, trace.end.z, 1e-5f);
        assertEquals(new Vec3(0f, 0f, 1f), trace.normal);
    }

    @Test
    void sweepThatStartsInSolidHasNoNormalAndDoesNotMove() {
        sweep(FLOOR, new Vec3(0f, 0f, 10f), new Vec3(0f, 0f, 60f));
        assertTrue(trace.startSolid);
        assertFalse(trace.allSolid);
        assertEquals(0f, trace.fraction);
        assertTrue(trace.normal.isZero());
    }

    /** A point on a plane is outside, but on a plane that faces down an axis inside. */
    @Test
    void pointOnAPlaneIsOutsideUnlessThePlaneFacesDown() {
        HullTracer tracer = new HullTracer(BrushWorld.of(List.of(FLOOR)));
        assertFalse(tracer.isSolid(new Vec3(0f, 0f, 24f), MINS, MAXS));
        assertTrue(tracer.isSolid(new Vec3(0f, 0f, -96f), MINS, MAXS));
    }

    @Test
    void chainIsWalkedInTheGivenOrder() {
        Brush given = Brush.chain(0, 0, 1, 0, 0, 0, -1, 64, 1, 0, 0, 32, -1, 0, 0, 32, 0, 1, 0, 32, 0, -1, 0, 32);
        assertArrayEquals(new int[] {5, 4, 1, 0, 3, 2}, given.chain());
        assertArrayEquals(new int[] {1, 0, 3, 2, 5, 4}, FLOOR.chain());
        sweep(given, new Vec3(100f, 0f, 50f), new Vec3(0f, 0f, -50f));
        assertEquals(new Vec3(1f, 0f, 0f), trace.normal);
    }
}
