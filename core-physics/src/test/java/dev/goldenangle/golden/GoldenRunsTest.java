package dev.goldenangle.golden;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.simulation.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The same inputs give the same bits, today and on any machine. */
class GoldenRunsTest {
    static List<GoldenRun> goldens() {
        return GoldenRuns.all();
    }

    @Test
    void thereAreAtLeastTwentyOverEveryModel() {
        assertTrue(goldens().size() >= 20);
        for (Model model : ModelCatalog.models()) {
            assertTrue(goldens().stream().anyMatch(g -> g.preset().startsWith(model.id() + "/")), model.id());
        }
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void goldenRunEndsWithItsDigest(GoldenRun golden) {
        Simulation simulation = golden.simulation();
        simulation.run(GoldenRuns.TICKS);
        assertEquals(golden.hash(), Hash64.hex(simulation.hash()), () -> golden.name() + ": if the rules changed on purpose, update the digests (CONTRIBUTING.md) and say why");
    }
}
