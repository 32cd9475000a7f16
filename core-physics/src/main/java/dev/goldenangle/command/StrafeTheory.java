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

    /**
     * The angle that gains most when what the rules round off the velocity counts too, which depends on the side strafed to:
     * +1 right, −1 left. The same as {@link #bestAngle} where nothing is rounded.
     */
    default float bestAngleAfterRounding(MoverState state, Command command, int side) {
        return bestAngle(state, command);
    }

    /** The speed that {@link #bestAngle} gains on the next tick. */
    float bestGain(MoverState state, Command command);

    /** What friction and resistance leave of the speed on the next tick before the push that makes the gain. */
    default float speedAtPush(MoverState state, Command command) {
        return state.velocity.horizontalLength();
    }

    /** Where the wish points relative to the view for these keys, radians, counter-clockwise: the yaw to take is wish − this. */
    float wishOffset(Command command);

    /** What the rules add to a command's yaw before they look along it, radians; a teleporter that turns the view leaves it behind. */
    default float viewOffset(MoverState state) {
        return 0f;
    }
}
