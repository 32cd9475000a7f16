package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

import java.util.function.Supplier;

/** The commands of a run in progress, up to its latest tick. */
final class FollowedKeys implements CommandSource {
    private final Supplier<LiveRun> followed;
    private final double tickRate;
    private LiveRun known;
    private Run played;

    /** @param tickRate tick rate of the run that uses the commands */
    FollowedKeys(Supplier<LiveRun> followed, double tickRate) {
        this.followed = followed;
        this.tickRate = tickRate;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        LiveRun run = followed.get();
        int row = RunCommands.rowAt(tick, tickRate, run.tickRate());
        if (row == run.tickCount() - 1) {
            command.copyFrom(run.simulation().command());
            return;
        }
        if (known != run || row >= played.length()) {
            known = run;
            played = run.run();
        }
        if (row < played.length()) {
            played.command(row, command);
        } else {
            command.set(0f, 0f, 0f, state.yaw, state.pitch, 0);
        }
    }

    /** Call when the followed run was rewound; drops its later inputs. */
    void forget() {
        known = null;
    }
}
