package dev.goldenangle.motor;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** One model, built for one preset and one level. It keeps scratch space but nothing between ticks. */
public interface Mover {
    /**
     * Runs one tick.
     *
     * @param command in: sane input
     * @param state   in and out
     * @param report  out: begun by the caller with the old velocity, booked to by the mover
     */
    void step(Command command, MoverState state, TickReport report);

    /** The solid that stands at the state's position. */
    Body body(MoverState state);

    /** Writes where the body is to be drawn, which some models keep apart from where it is. */
    default Vec3 drawnAt(MoverState state, Vec3 dest) {
        return dest.set(state.position);
    }

    /** The other bodies in the level, as the state has them. */
    default List<Bystander> bystanders(MoverState state) {
        return List.of();
    }

    /**
     * The other bodies as they are drawn, which some models keep apart from where they are.
     *
     * @param clockAgo the level's clock as it was known so many ticks before the state
     */
    default List<Bystander> drawnBystanders(MoverState state, IntUnaryOperator clockAgo) {
        return bystanders(state);
    }

    /**
     * Takes over a snapshot from the server. What a model does not send stays as the client had predicted it, or is worked out anew; most send everything.
     *
     * @param sent the server's state after a tick
     * @param own  in: what the client had predicted for that tick; out: what it goes on from
     */
    default void receive(MoverState sent, MoverState own) {
        own.copyFrom(sent);
    }

    /** After a correction: goes on drawing from where the body is on screen, in models that draw it apart from where it is. */
    default void keepDrawn(MoverState shown, MoverState dest) {
    }

    /** Puts a fresh mover at a place: model defaults, on the ground if there is ground below. */
    void spawn(MoverState state, float x, float y, float z, float yaw);
}
