package dev.goldenangle.motor.tilestep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The server's chunks and the client's copy move a body identically. */
class ParityTest {
    private static final int INPUTS = 100_000;

    @ParameterizedTest
    @CsvSource({"tile-edges, 0", "tile-fort, 0", "tile-stairs, 0.25", "tile-herd, 0"})
    void serverAndClientAgreeAtEveryTickOverRandomInputs(String map, double stepUp) {
        TilestepModel model = Ground.MODEL;
        ParameterSet parameters = Ground.stepUp(stepUp);
        Level level = Ground.sample(map);
        Mover server = model.mover(parameters, level);
        Mover client = model.clientMover(parameters, level);
        MoverState onServer = new MoverState(model.registers().size());
        MoverState onClient = new MoverState(model.registers().size());
        Spawn highest = level.spawns().get(level.spawns().size() - 1);
        server.spawn(onServer, highest.x(), highest.y(), highest.z(), 0f);
        client.spawn(onClient, highest.x(), highest.y(), highest.z(), 0f);
        TickReport report = new TickReport(model.signals().size());
        Randomness chance = new Randomness(4);
        Command command = new Command();
        boolean climbed = false;
        for (int tick = 0; tick < INPUTS; tick++) {
            if (chance.nextInt(15) == 0) {
                command.set(chance.nextInt(3) - 1, chance.nextInt(3) - 1, chance.nextInt(3) == 0 ? 1f : 0f, (chance.nextFloat() - 0.5f) * 6f, 0f,
                        (chance.nextInt(2) == 0 ? Command.RUN : 0) | (chance.nextInt(20) == 0 ? Command.USE : 0));
            }
            report.begin(onServer.velocity);
            server.step(command, onServer, report);
            onServer.worldTick++;
            onClient.worldTick = onServer.worldTick;
            report.begin(onClient.velocity);
            client.step(command, onClient, report);
            assertEquals(onServer, onClient, map + " tick " + tick);
            climbed |= onServer.grounded && onServer.position.z > 0.4f;
        }
        assertTrue(climbed, "the walk covered enough");
    }
}
