package dev.goldenangle.workbench.live;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

import java.util.function.Supplier;

/** The commands of a run that is still going on, up to the tick it has just done. */
final class FollowedKeys implements CommandSource {
    private final Supplier<LiveRun> followed;
    private final double tickRate;
    private LiveRun known;
    private Run played;

    /** @param tickRate of the run that is made with them */
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

    /** The followed run went back: what it pressed after is forgotten. */
    void forget() {
        known = null;
    }
}
