package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;

/** Key and mouse input shared by all strafing bots: holds forward and a side, and turns the view so that the wish has a given angle. */
final class StrafeKeys {
    private final StrafeTheory theory;
    private MoverState airborne;

    StrafeKeys(StrafeTheory theory) {
        this.theory = theory;
    }

    /** Holds forward and the key of the given side (+1 right, −1 left), and jump if requested. */
    void hold(int side, boolean jump, MoverState state, Command command) {
        command.set(1f, side, jump ? 1f : 0f, 0f, 0f, Command.RUN);
        look(state.yaw, state, command);
    }

    /**
     * Changes the held keys to those that gain most on the next tick, and returns the angle from velocity to wish to use
     * with them, positive to the left. Without a theory it changes nothing and returns 0.
     */
    float bestKeys(int side, MoverState state, Command command) {
        return theory == null ? 0f : theory.bestKeys(state, command, side);
    }

    /** The angle between velocity and wish that gains most with the keys in the command; 0 without a theory. */
    float bestAngle(MoverState state, Command command) {
        return theory == null ? 0f : theory.bestAngle(state, command);
    }

    /** The speed that the best angle gains on the next tick; 0 without a theory. */
    float bestGain(MoverState state, Command command) {
        return theory == null ? 0f : theory.bestGain(state, command);
    }

    /** The speed after a tick at the best angle, including friction; the current speed without a theory. */
    float bestSpeed(MoverState state, Command command) {
        return theory == null ? state.velocity.horizontalLength() : theory.speedAtPush(state, command) + theory.bestGain(state, command);
    }

    /** The speed after friction and air resistance on the next tick, before the push. */
    float speedAtPush(MoverState state, Command command) {
        return theory == null ? state.velocity.horizontalLength() : theory.speedAtPush(state, command);
    }

    /** The push along the wish at an angle to the velocity; 0 without a theory. */
    float push(float angle, MoverState state, Command command) {
        return theory == null ? 0f : theory.pushAt(state, command, angle);
    }

    /** The best angle as if in the air, because a strafer on the ground is about to jump. */
    float bestAirAngle(MoverState state, Command command) {
        return bestAngle(inTheAir(state, command), command);
    }

    private MoverState inTheAir(MoverState state, Command command) {
        if (!state.grounded || command.jumps()) {
            return state;
        }
        if (airborne == null) {
            airborne = new MoverState(state.registerCount());
        }
        airborne.copyFrom(state);
        airborne.grounded = false;
        return airborne;
    }

    /** Turns the view so that the wish is at the given angle to the held side of the velocity. */
    void aim(float angle, int side, MoverState state, Command command) {
        float travel = Angles.atan2(state.velocity.y, state.velocity.x);
        aimWish(travel - side * angle, state, command);
    }

    /** Turns the view so that the wish points in a direction. */
    void aimWish(float wish, MoverState state, Command command) {
        look(wish - wishOffset(command), state, command);
    }

    /** Turns the view to a direction in the world, compensating the view offset a teleporter can leave. */
    void look(float yaw, MoverState state, Command command) {
        command.yaw = Angles.wrap(theory == null ? yaw : yaw - theory.viewOffset(state));
    }

    /** Direction of the wish relative to the view for the keys held. */
    float wishOffset(Command command) {
        return theory == null ? Angles.atan2(-command.right, command.forward) : theory.wishOffset(command);
    }
}
