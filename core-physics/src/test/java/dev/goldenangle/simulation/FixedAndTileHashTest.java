package dev.goldenangle.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same commands give the same bits on every machine; a changed digest means changed rules. */
class FixedAndTileHashTest {
    private static final CommandSource RESTLESS = (tick, state, command) ->
            command.set(tick / 40 % 4 == 3 ? -1f : 1f, tick / 25 % 3 - 1f, tick % 60 == 0 ? 1f : 0f, tick / 45 * 0.9f, 0f,
                    tick / 70 % 2 == 0 ? Command.RUN : Command.TURN_LEFT);

    @ParameterizedTest
    @CsvSource({"marathon, sector-steps-closed, afca603ee6c587a7", "marathon, sector-pool, 5d354f654c75b243", "marathon, sector-torture, efdfbdec05e12a67", "tilestep, tile-edges, 11faca571291d29f", "tilestep, tile-fort, e16fe9559aa464ef",
        "tilestep, tile-stairs, d1f5bf0f477a0ab5"})
    void digestOfAThousandTicksIsKnown(String id, String map, String expected) {
        Model model = ModelCatalog.find(id).orElseThrow();
        Simulation simulation = new Simulation(model, model.parameters().defaults(), GoldenRuns.level(map, model), RESTLESS);
        simulation.run(1000);
        assertEquals(expected, Hash64.hex(simulation.hash()));
    }
}
