package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Inputs;
import dev.goldenangle.telemetry.Keyframe;
import dev.goldenangle.telemetry.Resimulation;
import dev.goldenangle.telemetry.Rows;

/** Re-simulates blocks of one simulation's ticks with the same tick loop, one at a time, for readers of the run. */
final class BlockReplay implements Resimulation {
    private static final long[] NO_MEMORY = {};
    private final Model model;
    private final ParameterSet parameters;
    private final Level level;
    private final MoverState start;
    private Simulation simulation;

    /** @param start the start state of the simulation */
    BlockReplay(Model model, ParameterSet parameters, Level level, MoverState start) {
        this.model = model;
        this.parameters = parameters;
        this.level = level;
        this.start = start;
    }

    @Override
    public synchronized void run(Keyframe from, Inputs inputs, Rows dest) {
        if (simulation == null) {
            simulation = new Simulation(model, parameters, level, (tick, state, command) -> { }, start);
        }
        use(from.parameters());
        simulation.use(new BlockCommands(inputs, from.tick()));
        simulation.restore(new Snapshot(from.tick(), from.hash(), from.state(), from.state(), NO_MEMORY));
        Frame frame = new Frame(simulation.command(), simulation.state(), simulation.report());
        for (int row = 0; row < dest.count(); row++) {
            inputs.turnAt(row).ifPresent(this::use);
            frame.tick = simulation.tickCount();
            simulation.tick();
            frame.seconds = simulation.tickCount() / simulation.tickRate();
            dest.set(row, frame, simulation.hash());
        }
    }

    private void use(ParameterSet knobs) {
        if (!knobs.equals(simulation.parameters())) {
            simulation.use(knobs);
        }
    }

    /** Replays the recorded commands. */
    private record BlockCommands(Inputs inputs, int firstTick) implements CommandSource {
        @Override
        public void fill(int tick, MoverState state, Command command) {
            inputs.command(tick - firstTick, command);
        }
    }
}
