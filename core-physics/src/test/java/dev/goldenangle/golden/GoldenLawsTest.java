package dev.goldenangle.golden;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.simulation.Snapshot;
import dev.goldenangle.state.SpeedCause;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Properties of every tick of a golden run, independent of its digest. */
class GoldenLawsTest {
    static List<GoldenRun> goldens() {
        return GoldenRuns.all();
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void causesAddUpOnEveryTickOfAGoldenRun(GoldenRun golden) {
        Simulation simulation = golden.simulation();
        for (int tick = 0; tick < GoldenRuns.TICKS; tick++) {
            float before = simulation.state().velocity.horizontalLength();
            simulation.tick();
            double booked = 0;
            for (SpeedCause cause : SpeedCause.values()) {
                booked += simulation.report().cause(cause);
            }
            assertEquals(simulation.state().velocity.horizontalLength() - before, booked, 1e-3, golden.name() + " tick " + tick);
        }
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void savingAndRestoringAtARandomTickChangesNothing(GoldenRun golden) {
        int cut = new Randomness(golden.name().hashCode()).nextInt(GoldenRuns.TICKS);
        Simulation simulation = golden.simulation();
        simulation.run(cut);
        Snapshot saved = simulation.save();
        simulation.run(300);
        simulation.restore(saved);
        simulation.run(GoldenRuns.TICKS - cut);
        assertEquals(golden.hash(), Hash64.hex(simulation.hash()), () -> golden.name() + " cut at " + cut);
    }
}
