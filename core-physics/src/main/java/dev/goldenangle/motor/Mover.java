package dev.goldenangle.motor;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.List;
import java.util.function.IntUnaryOperator;

/** Runs the ticks of one model, built for one preset and one level. It has scratch space but no state between ticks. */
public interface Mover {
    /**
     * Runs one tick.
     *
     * @param command in: sanitised input
     * @param state   in and out
     * @param report  out: the caller has begun it with the old velocity; the mover books to it
     */
    void step(Command command, MoverState state, TickReport report);

    /** The shape of the mover at the state's position. */
    Body body(MoverState state);

    /** Writes where to draw the body, which differs from its position in some models. */
    default Vec3 drawnAt(MoverState state, Vec3 dest) {
        return dest.set(state.position);
    }

    /** The other bodies in the level at the time of the state. */
    default List<Bystander> bystanders(MoverState state) {
        return List.of();
    }

    /**
     * The other bodies as drawn, which differ from their positions in some models.
     *
     * @param clockAgo the level's clock a number of ticks before the state
     */
    default List<Bystander> drawnBystanders(MoverState state, IntUnaryOperator clockAgo) {
        return bystanders(state);
    }

    /**
     * Applies a snapshot from the server. Most models send everything; state that is not sent is kept as predicted or
     * recomputed.
     *
     * @param sent the server's state after a tick
     * @param own  in: the client's prediction for that tick; out: the state to continue from
     */
    default void receive(MoverState sent, MoverState own) {
        own.copyFrom(sent);
    }

    /** After a correction, continues drawing from where the body is on screen, in models that draw it apart from its position. */
    default void keepDrawn(MoverState shown, MoverState dest) {
    }

    /** Places a new mover: model defaults, on the ground if there is ground below. */
    void spawn(MoverState state, float x, float y, float z, float yaw);
}
