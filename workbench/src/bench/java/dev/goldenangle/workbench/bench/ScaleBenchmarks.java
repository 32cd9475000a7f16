package dev.goldenangle.workbench.bench;

import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.SweepHit;

import java.util.List;

/**
 * Checks that cost depends on nearby geometry and not on the size of the world: compares sweeps and the capsule chase
 * in a world with and without some 40,000 distant brushes. The result is the ratio of the times.
 */
final class ScaleBenchmarks {
    private static final double GOAL = 1.5;
    private static final int EPISODES = 64;
    private static final int COPIES = 18;
    private static final int ROUNDS = 3;
    private static final int CHASE_TICKS = 20_000;

    private ScaleBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("scale.sweeps.room", "×", files -> sweeps(Workload.room())).atMost(GOAL),
                Benchmark.lower("scale.sweeps.field", "×", files -> sweeps(Workload.field())).atMost(GOAL),
                Benchmark.lower("scale.kcc.city", "×", files -> chases()).atMost(GOAL));
    }

    /** Measures both worlds alternately, because a machine's speed varies. */
    private static double sweeps(List<Brush> brushes) throws Exception {
        PlayerSweeps recorded = PlayerSweeps.record(BrushWorld.of(brushes), List.of(), EPISODES);
        BoxTracer alone = new BoxTracer(BrushWorld.of(brushes));
        BoxTracer among = new BoxTracer(BrushWorld.of(Workload.amongCopies(brushes, Workload.field(), COPIES)));
        SweepHit trace = new SweepHit();
        return ratio(recorded.count(), () -> recorded.replay(alone, trace), () -> recorded.replay(among, trace));
    }

    private static double chases() throws Exception {
        CapsuleChase alone = new CapsuleChase(CapsuleChase.city(), 60);
        CapsuleChase among = new CapsuleChase(BrushWorld.of(Workload.amongCopies(CapsuleChase.city().brushes(), Workload.field(), COPIES)), 60);
        return ratio(CHASE_TICKS, () -> alone.run(CHASE_TICKS), () -> among.run(CHASE_TICKS));
    }

    private static double ratio(long operations, Timing.Work alone, Timing.Work among) throws Exception {
        double bestAlone = Double.POSITIVE_INFINITY;
        double bestAmong = Double.POSITIVE_INFINITY;
        for (int i = 0; i < ROUNDS; i++) {
            bestAlone = Math.min(bestAlone, Timing.nanosPerOperation(operations, alone));
            bestAmong = Math.min(bestAmong, Timing.nanosPerOperation(operations, among));
        }
        return bestAmong / bestAlone;
    }
}
