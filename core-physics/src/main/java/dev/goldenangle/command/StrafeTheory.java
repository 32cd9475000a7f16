package dev.goldenangle.command;

import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

/** The best direction to push in under a model's rules, used by bots and shown in charts. */
public interface StrafeTheory {
    /**
     * The angle between velocity and wish, in radians, that gains the most speed on the next tick.
     *
     * @param state   the mover before the tick
     * @param command axes that will be held, because keys can change the wish speed; its yaw is ignored
     */
    float bestAngle(MoverState state, Command command);

    /**
     * Sets the movement keys in the command to those that gain the most speed on the next tick, and returns the angle to
     * use with them: from velocity to wish in radians, positive to the left. Takes the rounding of the velocity into
     * account. If several keys gain nearly the same, chooses forward and a side key; if both sides are equal, chooses
     * the given one.
     *
     * @param state   the mover before the tick
     * @param command the jump key that will be held; its yaw is ignored
     * @param side    the preferred side of the velocity: +1 right, −1 left
     */
    default float bestKeys(MoverState state, Command command, int side) {
        command.forward = 1f;
        command.right = side;
        return -side * bestAngle(state, command);
    }

    /** The speed that {@link #bestAngle} gains on the next tick. */
    float bestGain(MoverState state, Command command);

    /**
     * The push on the next tick, which is the speed added along the wish.
     *
     * <p>This default follows from the best angle if the push is a constant, reduced where the speed along the wish would
     * pass a limit; beyond the best angle it can be too small. Rules that depend on more than this need their own.
     *
     * @param angle between velocity and wish, in radians, on the side of the keys held
     */
    default float pushAt(MoverState state, Command command, float angle) {
        float speed = speedAtPush(state, command);
        float gain = bestGain(state, command);
        float along = speed * Angles.cos(bestAngle(state, command));
        float push = (float) Math.sqrt(Math.max(0f, along * along + 2f * speed * gain + gain * gain)) - along;
        return Math.max(0f, Math.min(push, along + push - speed * Angles.cos(angle)));
    }

    /** The speed after friction and air resistance on the next tick, before the push. */
    default float speedAtPush(MoverState state, Command command) {
        return state.velocity.horizontalLength();
    }

    /**
     * Direction of the wish relative to the view for these keys, in radians, counter-clockwise: the yaw to use is the
     * wish direction minus this.
     */
    float wishOffset(Command command);

    /** Whether the dash key dashes on the ground and jumps off walls in the air. */
    default boolean hasDashKey() {
        return false;
    }

    /** Angle the model adds to a command's yaw, in radians, for example after a teleporter has turned the view. */
    default float viewOffset(MoverState state) {
        return 0f;
    }
}
