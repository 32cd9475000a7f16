package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Hull sweeps compared with QuakeWorld's recursion through a chain of nodes; of several brushes the one hit first
 * counts, on a tie, the earlier.
 */
class HullSweepTest {
    private static final float GAP = 0.03125f;
    private final SweepHit trace = new SweepHit();

    /** The result of the recursion for each brush, the winner first. */
    private static RecursiveHull expected(List<Brush> brushes, Vec3 from, Vec3 to, Vec3 mins, Vec3 maxs) {
        List<RecursiveHull> hulls = new ArrayList<>();
        for (Brush brush : brushes) {
            RecursiveHull hull = new RecursiveHull(brush, mins, maxs, GAP);
            hull.trace(from, to);
            hulls.add(hull);
        }
        return hulls.stream().min(Comparator.comparing(hull -> hull.fraction)).orElseThrow();
    }

    private void check(List<Brush> brushes, Vec3 from, Vec3 to, Vec3 mins, Vec3 maxs) {
        RecursiveHull expected = expected(brushes, from, to, mins, maxs);
        String what = from + " to " + to + " with " + mins + ", " + maxs;
        HullTracer tracer = new HullTracer(BrushWorld.of(brushes));
        tracer.sweep(from, to, mins, maxs, GAP, trace);
        assertEquals(expected.fraction, trace.fraction, 1e-6f, what);
        assertEquals(expected.plane, trace.plane, what);
        assertEquals(expected.startSolid, trace.startSolid, what);
        assertEquals(expected.startSolid && expected.allSolid, trace.allSolid, what);
        assertTrue(new Vec3(expected.end).sub(trace.end).length() < 1e-4f, what);
        assertEquals(brushes.stream().anyMatch(brush -> new RecursiveHull(brush, mins, maxs, GAP).isSolid(0, from)), tracer.isSolid(from, mins, maxs), what);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void sweepMatchesTheRecursion(int count) {
        RandomBrushes random = new RandomBrushes(count);
        int met = 0;
        for (int i = 0; i < 400; i++) {
            List<Brush> brushes = random.mixed(count, 60f);
            Vec3 mins = new Vec3(-random.below(20), -random.below(20), -random.below(30));
            Vec3 maxs = new Vec3(random.below(20), random.below(20), random.below(30));
            check(brushes, random.point(120f), random.point(120f), mins, maxs);
            met += trace.fraction > 0f && trace.fraction < 1f ? 1 : 0;
        }
        assertTrue(met > 50, "enough are stopped on the way");
    }

    /** On whole coordinates planes are often touched, and several at once. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void touchingSweepMatchesTheRecursion(int count) {
        RandomBrushes random = new RandomBrushes(7 + count);
        for (int i = 0; i < 1500; i++) {
            List<Brush> brushes = new ArrayList<>();
            for (int k = 0; k < count; k++) {
                brushes.add(random.gridBox(4));
            }
            Vec3 from = new Vec3(random.below(17) - 8, random.below(17) - 8, random.below(17) - 8);
            Vec3 to = new Vec3(random.below(17) - 8, random.below(17) - 8, random.below(17) - 8);
            check(brushes, from, to, new Vec3(-1, -1, -1), new Vec3(1, 1, 2));
        }
    }

    @Test
    void firstOfTwoEqualBrushesCounts() {
        Brush wall = Brush.box(20, -64, -64, 40, 64, 64);
        new HullTracer(BrushWorld.of(List.of(Brush.box(30, -64, -64, 50, 64, 64), wall, wall))).sweep(new Vec3(), new Vec3(32, 0, 0), new Vec3(), new Vec3(), GAP, trace);
        assertEquals(1, trace.brush);
        assertEquals(0, trace.plane);
        assertEquals(new Vec3(-1, 0, 0), trace.normal);
        assertEquals(new Vec3(-1, 0, 0), trace.lastNormal);
        assertEquals((20 - GAP) / 32, trace.fraction, 1e-6f);
    }
}
