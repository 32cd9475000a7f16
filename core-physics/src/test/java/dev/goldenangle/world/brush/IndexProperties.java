package dev.goldenangle.world.brush;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Vec3;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The three indexes give identical results, bit for bit: for ties, starts in solid, long paths and short ones. */
class IndexProperties {
    @Property(tries = 600, shrinking = ShrinkingMode.OFF)
    void everyIndexAnswersLikeBruteForce(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        List<Brush> brushes = random.mixed(random.below(60), 20f + random.below(300));
        Answers brute = new Answers(brushes, IndexKind.BRUTE);
        Answers bvh = new Answers(brushes, IndexKind.BVH);
        Answers bsp = new Answers(brushes, IndexKind.BSP);
        for (int i = 0; i < 40; i++) {
            Vec3 from = somewhere(random);
            Vec3 to = random.below(3) == 0 ? somewhere(random) : new Vec3(from).add(random.point(random.below(30)));
            Vec3 maxs = random.below(4) == 0 ? new Vec3() : new Vec3(random.below(20), random.below(20), random.below(40));
            Vec3 mins = new Vec3(maxs).scale(-1f);
            long expected = brute.all(from, to, mins, maxs);
            assertEquals(expected, bvh.all(from, to, mins, maxs), "BVH");
            assertEquals(expected, bsp.all(from, to, mins, maxs), "BSP");
        }
    }

    /** Short consecutive moves like those of a player, so that the tracers' caches are used. */
    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void everyIndexAnswersLikeBruteForceDuringAWalk(@ForAll long seed) {
        RandomBrushes random = new RandomBrushes(seed);
        List<Brush> brushes = random.mixed(40 + random.below(200), 400f);
        Answers brute = new Answers(brushes, IndexKind.BRUTE);
        Answers bvh = new Answers(brushes, IndexKind.BVH);
        Answers bsp = new Answers(brushes, IndexKind.BSP);
        Vec3 at = random.point(400f);
        Vec3 maxs = new Vec3(15f, 15f, 28f);
        Vec3 mins = new Vec3(-15f, -15f, -28f);
        for (int i = 0; i < 100; i++) {
            Vec3 to = new Vec3(at).add(random.point(12f));
            long expected = brute.all(at, to, mins, maxs);
            assertEquals(expected, bvh.all(at, to, mins, maxs), "BVH");
            assertEquals(expected, bsp.all(at, to, mins, maxs), "BSP");
            at = to;
        }
    }

    /** Whole coordinates half the time: they touch the sides of grid boxes exactly. */
    private static Vec3 somewhere(RandomBrushes random) {
        float reach = random.below(5) == 0 ? 3000f : 150f;
        Vec3 point = random.point(reach);
        return random.below(2) == 0 ? point : point.set((float) Math.rint(point.x), (float) Math.rint(point.y), (float) Math.rint(point.z));
    }

    /** All queries, as a digest of every bit. */
    private static final class Answers {
        private final BoxTracer boxes;
        private final HullTracer hulls;
        private final SweepHit trace = new SweepHit();
        private final Hash64 hash = new Hash64();

        Answers(List<Brush> brushes, IndexKind kind) {
            BrushWorld world = BrushWorld.of(brushes, kind);
            boxes = new BoxTracer(world);
            hulls = new HullTracer(world);
        }

        long all(Vec3 from, Vec3 to, Vec3 mins, Vec3 maxs) {
            hash.reset();
            boxes.sweep(from, to, mins, maxs, 0.125f, trace);
            addTrace();
            boxes.sweep(from, from, mins, maxs, 0.125f, trace);
            addTrace();
            hulls.sweep(from, to, mins, maxs, 0.03125f, trace);
            addTrace();
            return hash.add(boxes.isSolid(to, mins, maxs) ? 1L : 0L).add(hulls.isSolid(to, mins, maxs) ? 1L : 0L).value();
        }

        private void addTrace() {
            hash.add(trace.fraction).add(trace.end).add(trace.normal).add(trace.lastNormal).add(trace.startSolid ? 1L : 0L)
                    .add(trace.allSolid ? 1L : 0L).add((long) trace.brush).add((long) trace.plane);
        }
    }
}
