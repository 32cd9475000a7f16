package dev.goldenangle.goal;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.simulation.Correction;
import dev.goldenangle.simulation.Network;
import dev.goldenangle.simulation.Prediction;
import dev.goldenangle.simulation.Reconciliation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/** Trials of tile worlds: whether a predicting client and its server agree, and whether a player can climb and leave a mesa on all four sides. */
final class NetworkTrials {
    private static final double SECONDS = 20;
    private static final Network LINE = new Network(100, 0, 0.02, 0, 1);
    private static final float TOLERANCE_METRES = 0.05f;
    private static final float LEVEL_TWO = 1f;

    private NetworkTrials() {
    }

    private static RunReader fuzzed(Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        return trial.run(Driver.parse("fuzzer").create(trial), trial.at(spawn, 0, 0), SECONDS);
    }

    /** The commands of a run, in any order. */
    private static CommandSource commands(RunReader run) {
        return (tick, state, command) -> run.run().command(tick, command);
    }

    static TrialResult corrections(Trial trial) {
        RunReader run = fuzzed(trial);
        Prediction prediction = new Prediction(trial.model(), trial.parameters(), trial.level(), commands(run), LINE,
                new Reconciliation(Correction.REPLAY, trial.metres(TOLERANCE_METRES), 0)).startAt(run.run().header().start());
        return TrialResult.of(prediction.run(run.length()).corrections(), run.run());
    }

    static TrialResult parity(Trial trial) {
        RunReader run = fuzzed(trial);
        Mover server = trial.model().mover(trial.parameters(), trial.level());
        Mover client = trial.model().clientMover(trial.parameters(), trial.level());
        MoverState onServer = run.run().header().start().copy();
        MoverState onClient = onServer.copy();
        TickReport report = new TickReport(trial.model().signals().size());
        Command command = new Command();
        int differing = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            run.run().command(tick, command);
            report.begin(onServer.velocity);
            server.step(command, onServer, report);
            onServer.worldTick++;
            onClient.worldTick = onServer.worldTick;
            report.begin(onClient.velocity);
            client.step(command, onClient, report);
            differing += onServer.equals(onClient) ? 0 : 1;
        }
        return TrialResult.of(differing, run.run());
    }

    /** Counts how often the player got onto the mesa and fell off it; a side counts if both happened there. */
    static TrialResult mesa(Trial trial) {
        Spawn west = trial.level().spawns().get(0);
        Spawn top = trial.spawn("mesa").orElse(west);
        RunReader run = trial.run(new MesaPilot(top.x(), top.y(), 3f, west.z()), trial.at(west, 0, 0), 40);
        int climbed = 0;
        int fallen = 0;
        boolean up = false;
        for (int tick = 1; tick < run.length(); tick++) {
            boolean high = run.grounded(tick) && run.z(tick) >= west.z() + LEVEL_TWO - 0.01f;
            boolean low = run.grounded(tick) && run.z(tick) <= west.z() + 0.01f;
            climbed += high && !up ? 1 : 0;
            fallen += low && up && !run.grounded(tick - 1) ? 1 : 0;
            up = high || up && !low;
        }
        return TrialResult.of(Math.min(climbed, fallen), run.run());
    }
}
