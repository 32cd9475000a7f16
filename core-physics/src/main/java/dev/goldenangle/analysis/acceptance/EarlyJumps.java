package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;

/**
 * Coasts over level ground without movement keys and presses jump two ticks before each landing, holding it until it
 * flies again. A press that was lost is tried again after {@value #PATIENCE} ticks on the ground. For one run from its beginning.
 */
final class EarlyJumps implements CommandSource {
    private static final int EARLY_TICKS = 2;
    private static final int PATIENCE = 8;
    private final float floor;
    private final float yaw;
    private final double tickRate;
    private int groundedTicks;

    EarlyJumps(float floor, float yaw, double tickRate) {
        this.floor = floor;
        this.yaw = yaw;
        this.tickRate = tickRate;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        groundedTicks = state.grounded ? groundedTicks + 1 : 0;
        boolean holds = state.grounded ? groundedTicks % PATIENCE != 0 : landsWithin(EARLY_TICKS, state);
        command.set(0f, 0f, holds ? 1f : 0f, yaw, 0f, Command.RUN);
    }

    private boolean landsWithin(int ticks, MoverState state) {
        return state.velocity.z < 0f && state.position.z - floor <= -state.velocity.z * ticks / tickRate;
    }
}
