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
    @CsvSource({"marathon, sector-steps-closed, 802810a7646be555", "marathon, sector-pool, cb5bb44f80d7e063", "marathon, sector-torture, 7db8c62ea473d79d", "tilestep, tile-edges, cf3408f471b5d468", "tilestep, tile-fort, 434c91ba1ef0d331",
        "tilestep, tile-stairs, 2bf77346a371c7b0"})
    void digestOfAThousandTicksIsKnown(String id, String map, String expected) {
        Model model = ModelCatalog.find(id).orElseThrow();
        Simulation simulation = new Simulation(model, model.parameters().defaults(), GoldenRuns.level(map, model), RESTLESS);
        simulation.run(1000);
        assertEquals(expected, Hash64.hex(simulation.hash()));
    }
}
