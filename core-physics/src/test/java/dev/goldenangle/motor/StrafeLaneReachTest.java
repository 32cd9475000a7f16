package dev.goldenangle.motor;

import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * What the Quake presets can do on the strafe lane, as its text says: the speed that each gap needs from its very edge, flown on
 * the map itself, and the speed that the best strafing without a mistake has by then.
 */
class StrafeLaneReachTest {
    private static final double[] EDGES = {1536, 4396, 7835.5};
    private static final double[] GAPS = {300, 367.5, 435};
    /** Where a runner from the start has reached full speed. */
    private static final double RUN = -64;

    @ParameterizedTest
    @CsvSource({"strafejump/vq3, 15, 345.5, 432.5, 518.5, 729.1, 1060.8, 1293.1", "strafejump/vq3-128, 15, 367, 458.7, 550.3, 718.9, 1098.8, 1326.6",
        "strafejump/capped-30, 15, 405, 506.2, 607.3, 420.2, 536.5, 631.7", "quakeworld/classic, 16, 405.1, 507, 609, 650.9, 836.1, 1010.1"})
    void everyGapCanBePassedOnPaper(String preset, double half, double need1, double need2, double need3, double has1, double has2, double has3) {
        double[] needs = {need1, need2, need3};
        double[] has = {has1, has2, has3};
        for (int gap = 0; gap < 3; gap++) {
            double needed = needed(preset, gap, half);
            double reached = reached(preset, EDGES[gap]);
               assertEquals(needs[gap], needed, 1, preset + " needs");
               assertEquals(has[gap], reached, 1, preset + " has");
            assertTrue(reached > needed, preset + " passes gap " + (gap + 1));
        }
    }

    /** The least speed that lands beyond, by halving. */
    private static double needed(String preset, int gap, double half) {
        double low = 100;
        double high = 1200;
        for (int i = 0; i < 20; i++) {
            double middle = (low + high) / 2;
            if (lands(preset, gap, half, middle)) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }

    /** Takes off where a hair of the box still stands on the edge, straight, without a push in the air. */
    private static boolean lands(String preset, int gap, double half, double speed) {
        Model model = GoldenRuns.model(preset);
        ParameterSet set = GoldenRuns.parameters(preset);
        Bench bench = new Bench(model, set, GoldenRuns.level("strafe-lane", model));
        bench.mover.spawn(bench.state, (float) (EDGES[gap] - 64), 0f, 0f, 0f);
        double rest = bench.state.position.z;
        bench.at(EDGES[gap] + half - 0.25, 0, rest).moving(speed, 0, 0).keys(0, 0, 0).step();
        bench.at(EDGES[gap] + half - 0.25, 0, rest).moving(speed, 0, 0).keys(0, 0, 1);
        boolean flew = false;
        for (int tick = 0; tick < 300 && bench.state.position.z > rest - 60; tick++) {
            bench.step();
            flew |= !bench.state.grounded;
            if (flew && bench.state.grounded) {
                return bench.state.position.x > EDGES[gap] + GAPS[gap] - half - 1 && bench.state.position.z > rest - 1;
            }
        }
        return false;
    }

    /** The speed of the last landing before the edge of a chain that starts at 320 at the head of the lane. */
    private static double reached(String preset, double edge) {
        Model model = GoldenRuns.model(preset);
        Bench probe = new Bench(model, GoldenRuns.parameters(preset), GoldenRuns.level("flat", model));
        probe.mover.spawn(probe.state, 0f, 0f, 0f, 0f);
        StrafeRun run = new StrafeRun(model, GoldenRuns.parameters(preset), probe.state.position.z, StrafeRun.Side.CHANGES);
        List<Double> speeds = new ArrayList<>(List.of(320.0));
        while (distance(run) < edge - RUN) {
            speeds.add((double) run.land());
        }
        return speeds.get(speeds.size() - 2);
    }

    private static double distance(StrafeRun run) {
        return run.bench().state.position.horizontalLength();
    }
}
