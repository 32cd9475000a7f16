package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;

import java.util.ArrayList;
import java.util.List;

/** Holds keys for given times one after the other, looking in one direction; no keys after the last. */
public final class TimedKeys implements CommandSource {
    private record Hold(double untilSeconds, float forward, float right) {
    }

    private final double tickRate;
    private final float yaw;
    private final List<Hold> holds = new ArrayList<>();

    public TimedKeys(double tickRate, float yaw) {
        this.tickRate = tickRate;
        this.yaw = yaw;
    }

    /** Adds keys to hold for a time. */
    public TimedKeys hold(double seconds, float forward, float right) {
        double from = holds.isEmpty() ? 0 : holds.get(holds.size() - 1).untilSeconds;
        holds.add(new Hold(from + seconds, forward, right));
        return this;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        command.set(0f, 0f, 0f, yaw, 0f, Command.RUN);
        for (Hold hold : holds) {
            if (tick / tickRate < hold.untilSeconds) {
                command.forward = hold.forward;
                command.right = hold.right;
                return;
            }
        }
    }
}
