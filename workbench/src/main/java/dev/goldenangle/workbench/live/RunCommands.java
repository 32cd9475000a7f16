package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

/**
 * The commands of a run, bit for bit. After its end the mover stands still and keeps its view direction. At another
 * tick rate, inputs are replayed at their original times.
 */
public final class RunCommands implements CommandSource {
    private final Run run;
    private final double tickRate;

    /** @param tickRate tick rate of the run that uses the commands */
    public RunCommands(Run run, double tickRate) {
        this.run = run;
        this.tickRate = tickRate;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        int row = rowAt(tick, tickRate, run.header().tickRate());
        if (row < run.length()) {
            run.command(row, command);
        } else {
            command.set(0f, 0f, 0f, state.yaw, state.pitch, 0);
        }
    }

    /** The tick in progress at another rate when this tick starts. */
    static int rowAt(int tick, double tickRate, double otherRate) {
        return tickRate == otherRate ? tick : (int) Math.floor(tick * otherRate / tickRate + 1e-6);
    }
}
