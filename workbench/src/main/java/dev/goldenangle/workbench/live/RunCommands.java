package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

/** The commands of a finished run, bit for bit; after its end it stands still and looks where it looked. */
public final class RunCommands implements CommandSource {
    private final Run run;

    public RunCommands(Run run) {
        this.run = run;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (tick < run.length()) {
            run.command(tick, command);
        } else {
            command.set(0f, 0f, 0f, state.yaw, state.pitch, 0);
        }
    }
}
