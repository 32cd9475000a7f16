package dev.goldenangle.motor;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.List;

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

    /** Puts a fresh mover at a place: model defaults, on the ground if there is ground below. */
    void spawn(MoverState state, float x, float y, float z, float yaw);
}
