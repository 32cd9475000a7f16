package dev.goldenangle.controller;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.controller.AheadWorlds.FLOOR;
import static dev.goldenangle.controller.AheadWorlds.block;
import static dev.goldenangle.controller.AheadWorlds.curb;
import static dev.goldenangle.controller.AheadWorlds.plate;
import static dev.goldenangle.controller.AheadWorlds.settings;
import static dev.goldenangle.controller.AheadWorlds.slope;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Falls onto edges, steep slopes and into slots, and steps in the air. Gravity is 25, so a fall of a tenth of a second
 * from rest covers 0.125 and ends with 2.5 down.
 */
class CapsuleFlightTest extends AheadBody {
    private static CapsuleController airStepping(Brush... brushes) {
        return new CapsuleController(settings("step_in_air", "true"), BrushWorld.of(List.of(brushes)));
    }

    /** Height of the feet of a body that touches an edge at 0 from this far beyond it. */
    private static double onEdge(double beyond) {
        return Math.sqrt(0.42 * 0.42 - beyond * beyond) - 0.4;
    }

    @Test
    void glideReportsItsContacts() {
        at(0, 0, 3, 10, 3, 0);
        in(FLOOR, block(1, 8)).glide(state, DT, report);
        assertEquals(3 - Math.sqrt(109), report.cause(SpeedCause.WALL), 1e-3);
        assertEquals(1, report.contactCount());
        assertEquals(3 - Math.sqrt(109), report.contactChange(0), 1e-3);
        assertEquals(List.of(EventKind.WALL_HIT), events());
    }

    /** One body glides into a wall, another far behind it along a second wall: the first wall must not affect it. */
    @Test
    void glideDoesNotRememberWallsOfTheLastOne() {
        CapsuleController controller = in(plate(1, 1.1, -5, 8), Brush.cutBox(-20, -20, -5, 20, 20, 5, 0.8f, -0.6f, 0f, -2f));
        at(0, 0, 3, 10, 0, 0);
        controller.glide(state, DT, report);
        isAt(0.58, 0, 3).moves(0, 0, 0);
        at(3, 1, 3, 5, 10, 0);
        controller.glide(state, DT, report);
        isAt(3.5, 1.58, 3).moves(5, 0, 0);
    }

    /** A slope of 53° turns 7.5 down into 3.6 back and 4.8 down, and the path of 0.625 into 0.3 and 0.4. */
    @Test
    void bodySlidesDownASteepSlope() {
        at(0, 0, 0.3, 0, 0, -5).move(in(slope(0.8, 0.6))).isAt(-0.3, 0, -0.1).moves(-3.6, 0, -4.8);
        assertFalse(state.grounded);
    }

    /** Once the fall is absorbed, a slope of 37° turns 10 ahead into 8 ahead and 6 up, booked as landing. */
    @Test
    void landingOnASlopeTurnsTheVelocity() {
        at(0, 0, 0.125, 10, 0, -5).move(in(slope(0.6, 0.8))).isAt(0.8, 0, 0.125 + 0.6).moves(8, 0, 6);
        assertEquals(-2, report.cause(SpeedCause.LANDING), 1e-3);
        assertEquals(0, report.cause(SpeedCause.GRAVITY), 1e-3);
    }

    /** A body 0.15 beyond a ledge can be led at most 0.21 aside, too little for a fall of more than a metre: it is held and stands. */
    @Test
    void bodyFallingTooFarInsideALedgeStandsOnIt() {
        at(0.15, 0, onEdge(0.15), 0, 0, -10).move(in(curb(-5, 0, 0))).isAt(0.15, 0, onEdge(0.15)).moves(0, 0, 0);
        assertTrue(state.grounded);
        assertEquals(List.of(EventKind.LAND), events());
    }

    /**
     * At 0.3 beyond, the edge is too steep: of the 3.75 from gravity in half of 0.3 s the part perpendicular to it is
     * left, for at most 0.21.
     */
    @Test
    void bodyFallingOntoASteepEdgeSlidesOff() {
        double out = 0.3 / 0.42;
        double up = Math.sqrt(1 - out * out);
        at(0.3, 0, onEdge(0.3), 0, 0, -10);
        in(curb(-5, 0, 0)).move(state, 0.3f, report);
        isAt(0.3 + 0.21 * up, 0, onEdge(0.3) - 0.21 * out).moves(3.75 * out * up, 0, -3.75 * out * out);
        assertFalse(state.grounded);
        at(0.3, 0, onEdge(0.3), 0, 0, -10).move(in(curb(-5, 0, 0)));
        isAt(0.3 + 0.125 * out * up, 0, onEdge(0.3) - 0.125 * out * out).moves(1.25 * out * up, 0, -1.25 * out * out);
    }

    /**
     * In a slot 0.6 wide between ledges at 0 and 0.1 it sinks from 0.2 until its sole, 0.27 before the higher edge,
     * touches that. Its falling speed is that distance over the time, plus half of gravity's.
     */
    @Test
    void fallingSpeedIsLimitedToTheDistanceFallen() {
        double held = 0.1 + onEdge(0.27);
        at(0.33, 0, 0.2, 0, 0, -5).move(in(curb(-5, 0, 0), curb(0.6, 5, 0.1))).isAt(0.33, 0, held).moves(0, 0, (held - 0.2) / 0.1 - 1.25);
        assertFalse(state.grounded);
    }

    /** A slope of 53° descends to a wall 1 ahead; where it touches both, a body at rest stands. */
    @Test
    void wedgedBodyStands() {
        double feet = (0.42 - 0.8 * 0.58) / 0.6 - 0.4;
        at(0.58, 0, feet, 0, 0, 0).move(in(slope(-0.8, 0.6), block(1, 8))).isAt(0.58, 0, feet).moves(0, 0, 0);
        assertTrue(state.grounded);
        assertEquals(1f, state.groundNormal.z, 1e-5f);
    }

    /** On the tread it meets a wall 0.78 ahead, and walks along it for the rest of the tick. */
    @Test
    void walkingContinuesAfterAStepInTheAir() {
        at(0, 0, 2.02, 10, 3, 1).move(airStepping(FLOOR, block(0.5, 2.2), block(1.2, 8))).isAt(0.78, 0.3, 2.22).moves(0, 3, 0);
        assertTrue(state.grounded);
    }

    @Test
    void wallIsNotClimbedInTheAir() {
        at(0, 0, 3, 10, 3, 0).move(airStepping(FLOOR, block(1, 8))).isAt(0.58, 0.3, 2.875).moves(0, 3, -2.5);
    }

    /** A ceiling 0.05 over its head: the ledge stops it as if air steps were off. */
    @Test
    void airStepNeedsHeadroom() {
        Brush[] world = {FLOOR, block(0.5, 2.3), plate(-20, 20, 2.02 + 1.82 + 0.05, 8)};
        MoverState plain = new MoverState(0);
        plain.copyFrom(at(0, 0, 2.02, 6, 2, 0).move(in(world)).state);
        at(0, 0, 2.02, 6, 2, 0).move(airStepping(world));
        assertEquals(plain, state);
        assertFalse(state.grounded);
    }

    /** The first body steps up to 2.35, the second elsewhere to 2.1, under a ceiling that leaves 0.2. */
    @Test
    void airStepDoesNotDependOnEarlierSteps() {
        CapsuleController controller = airStepping(FLOOR, curb(0.5, 5, 2.35), curb(-5, -2.5, 2.1), plate(-5, -1, 4.04, 5));
        at(0, 0, 2.02, 6, 0, 1.25).move(controller).isAt(0.6, 0, 2.37);
        at(-2, 0, 2.02, -6, 0, 1.25).move(controller).isAt(-2.6, 0, 2.12);
        assertTrue(state.grounded);
    }

    /**
     * The end of a tick in which walking and flying keep alternating: horizontal and straight on to the wall, with
     * gravity and without rising.
     */
    @Test
    void undecidedTickEndsHorizontally() {
        CapsuleTick tick = new CapsuleTick(settings(), BrushWorld.of(List.of(FLOOR, block(1, 8))), null);
        at(0, 0, 3, 4, 1, 2).standing();
        tick.begin(state, report);
        tick.tracer.gather(-15, -15, -15, 15, 15, 15, 1);
        new CapsuleFlight(tick).glideOn(0.1);
        tick.end();
        isAt(0.4, 0.1, 3).moves(4, 1, -2.5);
        assertFalse(state.grounded);
        at(0, 0, 3, 11.6, 2, -3);
        tick.begin(state, report);
        new CapsuleFlight(tick).glideOn(0.1);
        tick.end();
        isAt(0.58, 0.1, 3).moves(11.6, 2, -5.5);
    }

    /** Down a slope of 37° to a ledge, past it and into the air: one long tick ends where ten short ones do. */
    @Test
    void endOfASlopeIsFoundWithinATick() {
        Brush ground = Brush.cutBox(-20, -20, -9, 20, 20, 20, 0.36f, 0.48f, 0.8f, 0f, 0.6f, 0.8f, 0f, 0f);
        at(-0.3, 0, 0.35, 8, 0, -6).standing();
        state.groundNormal.set(0.36f, 0.48f, 0.8f);
        CapsuleController controller = in(ground);
        for (int i = 0; i < 10; i++) {
            report.begin(state.velocity);
            controller.move(state, DT / 10, report);
        }
        double ahead = 0.6 * state.position.x + 0.8 * state.position.y;
        double up = state.position.z;
        at(-0.3, 0, 0.35, 8, 0, -6).standing();
        state.groundNormal.set(0.36f, 0.48f, 0.8f);
        move(controller);
        assertEquals(ahead, 0.6 * state.position.x + 0.8 * state.position.y, 0.01);
        assertEquals(up, state.position.z, 0.01);
        assertFalse(state.grounded);
    }
}
