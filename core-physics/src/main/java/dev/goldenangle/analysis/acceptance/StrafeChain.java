package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SettledSpeed;

/**
 * Runs to W or its top running speed, then jumps on every landing and uses the best angle on every tick, changing sides
 * with each jump. Use a new one for each run.
 */
final class StrafeChain implements CommandSource {
    /** The keys it can hold. */
    enum Keys {
        FORWARD_AND_SIDE,
        /** The keys that gain most on each tick. */
        BEST
    }

    private static final float AT_W = 0.9999f;
    private final StrafeTheory theory;
    private final float w;
    private final float startYaw;
    private final Keys keys;
    private final SettledSpeed settled;
    private int side;

    StrafeChain(StrafeTheory theory, float w, double tickRate, float startYaw, Keys keys) {
        this.theory = theory;
        this.w = w;
        this.settled = new SettledSpeed(w, tickRate);
        this.startYaw = startYaw;
        this.keys = keys;
    }

    @Override
    public void fill(int tick, MoverState state, Command command) {
        if (side == 0) {
            boolean asFastAsItGets = settled.update(state);
            if (!state.grounded || !asFastAsItGets && state.velocity.horizontalLength() < AT_W * w) {
                command.set(1f, 0f, 0f, startYaw, 0f, Command.RUN);
                return;
            }
            side = 1;
        } else if (state.grounded) {
            side = -side;
        }
        command.set(1f, side, state.grounded ? 1f : 0f, state.yaw, 0f, Command.RUN);
        float angle = keys == Keys.BEST ? theory.bestKeys(state, command, side) : -side * theory.bestAngle(state, command);
        float travel = Angles.atan2(state.velocity.y, state.velocity.x);
        command.yaw = Angles.wrap(travel + angle - theory.wishOffset(command));
    }
}
