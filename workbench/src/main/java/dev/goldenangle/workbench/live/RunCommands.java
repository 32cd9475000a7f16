package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

/**
 * The commands of a run, bit for bit; after its end it stands still and looks where it looked. Ticks of another length press each
 * key at the second at which it was pressed.
 */
public final class RunCommands implements CommandSource {
    private final Run run;
    private final double tickRate;

    /** @param tickRate of the run that is made with them */
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

    /** The tick that is under way at another rate when this one begins. */
    static int rowAt(int tick, double tickRate, double otherRate) {
        return tickRate == otherRate ? tick : (int) Math.floor(tick * otherRate / tickRate + 1e-6);
    }
}
