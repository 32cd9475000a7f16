package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.state.MoverState;

/** Coasts over level ground without movement keys and presses jump around each landing at the given times. Use a new one for each run. */
final class JumpChain implements CommandSource {
    private final LandingPress press;
    private final float floor;
    private final float yaw;
    private final double tickRate;
    private int groundedTicks;

    JumpChain(LandingPress press, float floor, float yaw, double tickRate) {
        this.press = press;
        this.floor = floor;
        this.yaw = yaw;
        this.tickRate = tickRate;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        groundedTicks = state.grounded ? groundedTicks + 1 : 0;
        boolean holds = state.grounded ? press.holdsOnGround(groundedTicks) : landsWithin(press.before(), state);
        command.set(0f, 0f, holds ? 1f : 0f, yaw, 0f, Command.RUN);
    }

    /** Assumes a constant falling speed, which presses slightly late rather than early. */
    private boolean landsWithin(int ticks, MoverState state) {
        return state.velocity.z < 0f && state.position.z - floor <= -state.velocity.z * ticks / tickRate;
    }
}
