package dev.goldenangle.command;

import dev.goldenangle.state.MoverState;

/** What a model's rules say is the best direction to push in, so that a bot can take it and a chart can show it. */
public interface StrafeTheory {
    /**
     * The angle between velocity and wish, in radians, that gains most on the next tick.
     *
     * @param state   the mover before the tick
     * @param command axes as they will be held, because keys can change the wish speed; its yaw is ignored
     */
    float bestAngle(MoverState state, Command command);

    /** The speed that angle gains on the next tick. */
    float bestGain(MoverState state, Command command);

    /** Where the wish points relative to the view for these keys, radians, counter-clockwise: the yaw to take is wish − this. */
    float wishOffset(Command command);
}
