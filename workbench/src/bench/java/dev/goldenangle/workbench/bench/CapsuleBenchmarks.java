package dev.goldenangle.workbench.bench;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;

import java.util.List;

/** Capsule sweeps, and whole controller updates on a workload used to measure other controllers. */
final class CapsuleBenchmarks {
    private static final int BLOCK_TICKS = 20_000;
    private static final int SWEEPS = 4096;

    private CapsuleBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(
                Benchmark.lower("sweep.capsule.room", "ns", files -> sweeps(BrushWorld.of(Workload.room()))),
                Benchmark.lower("sweep.capsule.field", "ns", files -> sweeps(BrushWorld.of(Workload.field()))),
                Benchmark.lower("kcc.room", "ns", files -> update(CapsuleChase.room())).atMost(289),
                Benchmark.lower("kcc.city", "ns", files -> update(CapsuleChase.city())).atMost(1363));
    }

    /** Nanoseconds per update at 60 Hz, in blocks of 20,000 ticks as the workload requires. */
    private static double update(BrushWorld world) throws Exception {
        CapsuleChase chase = new CapsuleChase(world, 60);
        return Timing.nanosPerOperation(BLOCK_TICKS, () -> chase.run(BLOCK_TICKS));
    }

    /**
     * Sweeps a player's capsule from free positions near the ground, one tick at running speed in every direction,
     * half of them falling.
     */
    private static double sweeps(BrushWorld world) throws Exception {
        CapsuleTracer tracer = new CapsuleTracer(world, 15f, 56f, 0.5f);
        CapsuleHit hit = new CapsuleHit();
        Randomness random = new Randomness(5);
        float[] ways = new float[6 * SWEEPS];
        Vec3 from = new Vec3();
        for (int i = 0; i < SWEEPS; i++) {
            do {
                from.set(spread(random, world, 0), spread(random, world, 1), 1f + 100f * random.nextFloat());
            } while (tracer.overlaps(from, hit));
            float yaw = random.nextFloat() * 6.2831855f;
            System.arraycopy(new float[] {from.x, from.y, from.z, (float) Math.cos(yaw) * 8f, (float) Math.sin(yaw) * 8f, -4f * (i & 1)}, 0, ways, 6 * i, 6);
        }
        Vec3 to = new Vec3();
        return Timing.nanosPerOperation(SWEEPS, () -> {
            double sum = 0;
            for (int i = 0; i < ways.length; i += 6) {
                from.set(ways[i], ways[i + 1], ways[i + 2]);
                to.set(from.x + ways[i + 3], from.y + ways[i + 4], from.z + ways[i + 5]);
                tracer.sweep(from, to, hit);
                sum += hit.fraction;
            }
            return sum;
        });
    }

    private static float spread(Randomness random, BrushWorld world, int axis) {
        return world.min(axis) + (world.max(axis) - world.min(axis)) * random.nextFloat();
    }
}
