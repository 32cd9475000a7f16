package dev.goldenangle.controller;

import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.controller.AheadWorlds.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Everything a fast body can reach within a tick is found, wherever its velocity turns. Everything is along x; the body
 * extends 0.42 around its middle, including its skin.
 */
class ControllerReachTest {
    private static final Brush FLOOR = Brush.box(-20, -20, -5, 20, 20, 0);
    private final MoverState state = new MoverState(0);
    private final TickReport report = new TickReport(0);

    private ControllerReachTest at(double x, double z, double vx, double vz) {
        state.position.set((float) x, 0, (float) z);
        state.velocity.set((float) vx, 0, (float) vz);
        report.begin(state.velocity);
        return this;
    }

    /** Stands on ground that descends along x, given its normal. */
    private ControllerReachTest on(double nx, double nz) {
        state.grounded = true;
        state.groundNormal.set((float) nx, 0, (float) nz);
        return this;
    }

    private void move(float seconds, CapsuleSettings settings, Brush... brushes) {
        new CapsuleController(settings, BrushWorld.of(List.of(brushes))).move(state, seconds, report);
    }

    private static Brush wall(double x) {
        return Brush.box((float) x, -5, -20, (float) x + 1, 5, 20);
    }

    /** Through the origin, solid below. */
    private static Brush slope(double nx, double nz) {
        return Brush.cutBox(-20, -20, -20, 20, 20, 40, (float) nx, 0f, (float) nz, 0f);
    }

    @Test
    void longTickEndsAtAWallNearItsEnd() {
        at(0, 0.02, 10, 0).on(0, 1).move(0.2f, settings(), FLOOR, wall(2.2));
        assertEquals(1.78, state.position.x, 1e-4);
    }

    /** A fall at 50 m/s becomes a run of 25 m/s down a slope of 37°. */
    @Test
    void fallThatBecomesARunEndsAtAWall() {
        at(0, 0.125, 0, -50).move(0.1f, settings("slope_speed", "projection"), slope(0.6, 0.8), wall(2.2));
        assertEquals(1.78, state.position.x, 1e-4);
    }

    /** The same in the air along a slope of 53°. */
    @Test
    void fallAlongASteepSlopeEndsAtAWall() {
        at(0, 0.3, 0, -50).move(0.1f, settings("slope_speed", "horizontal"), slope(0.8, 0.6), wall(2.2));
        assertEquals(1.78, state.position.x, 1e-4);
    }

    /** Down a slope with 80 ahead and 60 down, then 100 ahead over the floor. */
    @Test
    void runDownASlopeOntoTheFloorEndsAtAWall() {
        Brush slope = Brush.cutBox(-20, -20, -5, 0, 20, 20, 0.6f, 0f, 0.8f, 0f);
        at(-0.3, 0.35, 80, -60).on(0.6, 0.8).move(0.1f, settings(), FLOOR, slope, wall(9.5));
        assertEquals(9.08, state.position.x, 1e-4);
    }

    /** Two metres up a slope of 60° are 3.46 of height; a beam there, 4.2 up and 1.8 ahead, stops the head. */
    @Test
    void beamHighUpASlopeIsHit() {
        double steep = Math.sqrt(0.75);
        at(0, 0.44, 20, 0).on(-steep, 0.5).move(0.1f, settings("slope_speed", "horizontal", "max_slope", "65deg"),
                slope(-steep, 0.5), Brush.box(1.8f, -5, 4.2f, 4, 5, 9));
        assertEquals(1.38, state.position.x, 1e-4);
    }

    /** 0.3 beyond an edge and nearly half a metre above the contact; the floor that makes it a step is nearly another half metre below. */
    @Test
    void settleFindsAStepFarBelow() {
        at(0.3, 0.39, 0, 0);
        new CapsuleController(settings(), BrushWorld.of(List.of(Brush.box(-5, -5, -5, 0, 5, 0), Brush.box(-5, -5, -5, 5, 5, -0.49f)))).settle(state, report);
        assertTrue(state.grounded);
        assertEquals(Math.sqrt(0.42 * 0.42 - 0.3 * 0.3) - 0.4, state.position.z, 1e-4);
    }
}
