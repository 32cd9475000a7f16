package dev.goldenangle.controller;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * A body in {@link AheadWorlds}. Positions and speeds are given as distance ahead, to the left and up; a tick takes a
 * tenth of a second by default.
 */
abstract class AheadBody {
    static final float DT = 0.1f;
    /** Height of the feet when standing on a floor at 0. */
    static final float STANDS = 0.02f;
    static final double NEAR = 2e-4;
    final MoverState state = new MoverState(0);
    final TickReport report = new TickReport(0);

    static CapsuleController in(Brush... brushes) {
        return new CapsuleController(AheadWorlds.settings(), BrushWorld.of(List.of(brushes)));
    }

    AheadBody at(double ahead, double left, double up, double vAhead, double vLeft, double vUp) {
        state.position.set((float) (0.6 * ahead - 0.8 * left), (float) (0.8 * ahead + 0.6 * left), (float) up);
        state.velocity.set((float) (0.6 * vAhead - 0.8 * vLeft), (float) (0.8 * vAhead + 0.6 * vLeft), (float) vUp);
        state.grounded = false;
        state.groundNormal.zero();
        report.begin(state.velocity);
        return this;
    }

    AheadBody standing() {
        state.grounded = true;
        state.groundNormal.set(0, 0, 1);
        return this;
    }

    AheadBody move(CapsuleController controller) {
        controller.move(state, DT, report);
        return this;
    }

    AheadBody isAt(double ahead, double left, double up) {
        assertEquals(ahead, 0.6 * state.position.x + 0.8 * state.position.y, NEAR, "ahead");
        assertEquals(left, -0.8 * state.position.x + 0.6 * state.position.y, NEAR, "left");
        assertEquals(up, state.position.z, NEAR, "up");
        return this;
    }

    void moves(double ahead, double left, double up) {
        assertEquals(ahead, 0.6 * state.velocity.x + 0.8 * state.velocity.y, 1e-3, "speed ahead");
        assertEquals(left, -0.8 * state.velocity.x + 0.6 * state.velocity.y, 1e-3, "speed left");
        assertEquals(up, state.velocity.z, 1e-3, "speed up");
    }

    List<EventKind> events() {
        List<EventKind> events = new ArrayList<>();
        for (int i = 0; i < report.eventCount(); i++) {
            events.add(report.eventKind(i));
        }
        return events;
    }

    /** Horizontal distance from the middle at which the round sole of a body on the floor touches an edge of this height. */
    static double soleReach(double height) {
        return Math.sqrt(0.42 * 0.42 - (0.42 - height) * (0.42 - height));
    }
}
