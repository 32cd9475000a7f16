package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.statistics.Statistics;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Properties of every box sweep, over random convex brushes. */
class BoxSweepProperties {
    private static final float GAP = 0.125f;
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private static final Vec3 MAXS = new Vec3(15f, 15f, 32f);
    private static final Vec3 SLIM_MINS = new Vec3(-15f + GAP, -15f + GAP, -24f + GAP);
    private static final Vec3 SLIM_MAXS = new Vec3(15f - GAP, 15f - GAP, 32f - GAP);

    @Property(tries = 1500, shrinking = ShrinkingMode.OFF)
    void sweepIsTheExactMinkowskiSweep(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        Brush brush = random.convex(20f);
        BoxTracer tracer = new BoxTracer(BrushWorld.of(List.of(brush)));
        SweptSeparation reference = new SweptSeparation(brush);
        SweepHit trace = new SweepHit();
        for (int i = 0; i < 20; i++) {
            Vec3 half = new Vec3(random.between(0f, 30f), random.between(0f, 30f), random.between(0f, 30f));
            Vec3 from = random.point(150f);
            Vec3 to = random.point(150f);
            tracer.sweep(from, to, new Vec3(half).scale(-1f), half, 0f, trace);
            float margin = 5e-3f;
            double fat = reference.fraction(from, to, half.x + margin, half.y + margin, half.z + margin);
            double thin = reference.fraction(from, to, half.x - margin, half.y - margin, half.z - margin);
            double fraction = trace.startSolid ? 0 : trace.fraction;
            assertTrue(fraction >= fat - 1e-5 && fraction <= thin + 1e-5, fat + " <= " + fraction + " <= " + thin);
        }
    }

    @Property(tries = 1500, shrinking = ShrinkingMode.OFF)
    void positionTestIsTheExactOverlap(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        Brush brush = random.convex(20f);
        BoxTracer tracer = new BoxTracer(BrushWorld.of(List.of(brush)));
        SweptSeparation reference = new SweptSeparation(brush);
        for (int i = 0; i < 20; i++) {
            Vec3 half = new Vec3(random.between(0.1f, 30f), random.between(0.1f, 30f), random.between(0.1f, 30f));
            Vec3 at = random.point(80f);
            boolean solid = tracer.isSolid(at, new Vec3(half).scale(-1f), half);
            Statistics.collect(solid);
            float margin = solid ? 5e-3f : -5e-3f;
            assertEquals(solid ? 0 : 1, reference.fraction(at, at, half.x + margin, half.y + margin, half.z + margin));
        }
        Statistics.coverage(places -> {
            places.check(true).percentage(share -> share > 10);
            places.check(false).percentage(share -> share > 10);
        });
    }

    /** Outside by its own position test, because a sweep that is stopped at once does not look further for brushes around its start. */
    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void sweepNeverEndsInsideABrushItStartedOutsideOf(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        BoxTracer tracer = new BoxTracer(BrushWorld.of(random.mixed(12, 150f)));
        SweepHit trace = new SweepHit();
        for (int i = 0; i < 30; i++) {
            Vec3 from = random.point(200f);
            if (!tracer.isSolid(from, MINS, MAXS)) {
                tracer.sweep(from, random.point(200f), MINS, MAXS, GAP, trace);
                assertFalse(trace.startSolid);
                assertFalse(tracer.isSolid(trace.end, SLIM_MINS, SLIM_MAXS), "deeper than the gap");
                assertFalse(trace.brush >= 0 && isTouching(trace.brush, tracer, trace.end), "inside the brush that stopped it");
            }
        }
    }

    /** Without a gap, entry and exit are counted equally in both directions. */
    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void sweepingBackFromTheEndIsFree(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        BoxTracer tracer = new BoxTracer(BrushWorld.of(random.mixed(12, 150f)));
        SweepHit trace = new SweepHit();
        SweepHit back = new SweepHit();
        for (int i = 0; i < 30; i++) {
            Vec3 from = random.point(200f);
            if (!tracer.isSolid(from, MINS, MAXS)) {
                tracer.sweep(from, random.point(200f), MINS, MAXS, 0f, trace);
                tracer.sweep(trace.end, from, MINS, MAXS, 0f, back);
                assertEquals(1f, back.fraction);
            }
        }
    }

    /**
     * With a gap, Quake III counts entries and exits one gap early: a sweep can cut a corner by less than the gap which
     * the sweep back enters, and can start closer to a wall than a sweep back can end. So the full box with its gap can be
     * stopped, in one of six hundred sweeps here; but never by the brush that stopped the first sweep, only by one that the
     * way out passed within the gap; and the box without its gap is never stopped.
     */
    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void sweepingBackIsStoppedOnlyByBrushesPassedWithinTheGap(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        List<Brush> brushes = random.mixed(12, 150f);
        BoxTracer tracer = new BoxTracer(BrushWorld.of(brushes));
        SweepHit trace = new SweepHit();
        SweepHit back = new SweepHit();
        for (int i = 0; i < 30; i++) {
            Vec3 from = random.point(200f);
            if (!tracer.isSolid(from, MINS, MAXS)) {
                tracer.sweep(from, random.point(200f), MINS, MAXS, GAP, trace);
                tracer.sweep(trace.end, from, SLIM_MINS, SLIM_MAXS, 0f, back);
                assertFalse(back.startSolid);
                assertEquals(1f, back.fraction);
                tracer.sweep(trace.end, from, MINS, MAXS, GAP, back);
                if (back.fraction < 1f) {
                    assertNotEquals(trace.brush, back.brush);
                    assertTrue(passesWithinTheGap(brushes.get(back.brush), from, trace.end));
                }
            }
        }
    }

    private static boolean passesWithinTheGap(Brush brush, Vec3 from, Vec3 to) {
        SweepHit trace = new SweepHit();
        Vec3 gap = new Vec3(GAP, GAP, GAP);
        new BoxTracer(BrushWorld.of(List.of(brush))).sweep(from, to, new Vec3(MINS).sub(gap), new Vec3(MAXS).add(gap), 0f, trace);
        return trace.startSolid || trace.fraction < 1f;
    }

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void movingWorldAndSweepTogetherChangesOnlyRounding(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        Vec3 shift = new Vec3(random.below(8192) - 4096, random.below(8192) - 4096, random.below(2048) - 1024);
        BrushBuilder builder = new BrushBuilder();
        Brush here = random.convex(50f);
        for (Face face : here.faces()) {
            double dist = (double) face.dist() + (double) face.nx() * shift.x + (double) face.ny() * shift.y + (double) face.nz() * shift.z;
            builder.addPlane(face.nx(), face.ny(), face.nz(), dist, "");
        }
        BoxTracer near = new BoxTracer(BrushWorld.of(List.of(here)));
        BoxTracer far = new BoxTracer(BrushWorld.of(List.of(builder.build().brush())));
        SweepHit nearTrace = new SweepHit();
        SweepHit farTrace = new SweepHit();
        for (int i = 0; i < 20; i++) {
            Vec3 from = new Vec3(random.below(300) - 150, random.below(300) - 150, random.below(300) - 150);
            Vec3 to = new Vec3(random.below(100) - 50, random.below(100) - 50, random.below(100) - 50);
            near.sweep(from, to, MINS, MAXS, GAP, nearTrace);
            far.sweep(new Vec3(from).add(shift), new Vec3(to).add(shift), MINS, MAXS, GAP, farTrace);
            float length = new Vec3(to).sub(from).length();
            boolean sameStart = nearTrace.startSolid == farTrace.startSolid && nearTrace.allSolid == farTrace.allSolid;
            assertTrue(sameStart && Math.abs(nearTrace.fraction - farTrace.fraction) * length < 0.02f || isGrazing(near, from, to),
                    () -> nearTrace.fraction + " here, " + farTrace.fraction + " there");
        }
    }

    /** Whether a slightly larger and a slightly smaller box hit different things: then rounding can decide. */
    private static boolean isGrazing(BoxTracer tracer, Vec3 from, Vec3 to) {
        SweepHit fat = new SweepHit();
        SweepHit thin = new SweepHit();
        Vec3 margin = new Vec3(0.01f, 0.01f, 0.01f);
        tracer.sweep(from, to, new Vec3(MINS).sub(margin), new Vec3(MAXS).add(margin), GAP, fat);
        tracer.sweep(from, to, new Vec3(MINS).add(margin), new Vec3(MAXS).sub(margin), GAP, thin);
        return fat.startSolid != thin.startSolid || Math.abs(fat.fraction - thin.fraction) > 1e-3f;
    }

    private static boolean isTouching(int brush, BoxTracer tracer, Vec3 at) {
        SweepHit position = new SweepHit();
        tracer.sweep(at, at, MINS, MAXS, GAP, position);
        return position.brush == brush;
    }
}
