package dev.goldenangle.controller;

import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A body and a world rotated by an angle: positions and speeds are given as ahead, left and up in the rotated frame. */
final class TurnedBody {
    final MoverState state = new MoverState(0);
    final TickReport report = new TickReport(0);
    private final double cos;
    private final double sin;

    TurnedBody(double degrees) {
        cos = Math.cos(Math.toRadians(degrees));
        sin = Math.sin(Math.toRadians(degrees));
    }

    /** A block that begins this far ahead, with this height. */
    Brush block(double from, double height) {
        return Brush.cutBox(-30, -30, -5, 30, 30, (float) height, (float) -cos, (float) -sin, 0f, (float) -from);
    }

    /** A ledge that ends this far ahead, with this height. */
    Brush ledge(double to, double height) {
        return Brush.cutBox(-30, -30, -5, 30, 30, (float) height, (float) cos, (float) sin, 0f, (float) to);
    }

    TurnedBody at(double ahead, double left, double up) {
        state.position.set((float) (cos * ahead - sin * left), (float) (sin * ahead + cos * left), (float) up);
        state.grounded = false;
        state.groundNormal.zero();
        return this;
    }

    TurnedBody running(double ahead, double left, double up) {
        state.velocity.set((float) (cos * ahead - sin * left), (float) (sin * ahead + cos * left), (float) up);
        report.begin(state.velocity);
        return this;
    }

    TurnedBody standing() {
        state.grounded = true;
        state.groundNormal.set(0, 0, 1);
        return this;
    }

    TurnedBody move(double seconds, Brush... brushes) {
        new CapsuleController(AheadWorlds.settings(), BrushWorld.of(List.of(brushes))).move(state, (float) seconds, report);
        return this;
    }

    double ahead() {
        return cos * state.position.x + sin * state.position.y;
    }

    double left() {
        return cos * state.position.y - sin * state.position.x;
    }

    double speedAhead() {
        return cos * state.velocity.x + sin * state.velocity.y;
    }

    double speedLeft() {
        return cos * state.velocity.y - sin * state.velocity.x;
    }

    TurnedBody isAt(double ahead, double left, double up) {
        assertEquals(ahead, ahead(), AheadBody.NEAR, "ahead");
        assertEquals(left, left(), AheadBody.NEAR, "left");
        assertEquals(up, state.position.z, AheadBody.NEAR, "up");
        return this;
    }

    void moves(double ahead, double left, double up) {
        assertEquals(ahead, speedAhead(), 1e-3, "speed ahead");
        assertEquals(left, speedLeft(), 1e-3, "speed left");
        assertEquals(up, state.velocity.z, 1e-3, "speed up");
    }
}
