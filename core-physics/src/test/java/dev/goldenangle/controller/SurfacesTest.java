package dev.goldenangle.controller;

import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Surfaces around a body and the velocity they allow, and the velocity on a slope; a surface is left at a distance of
 * 0.1. Slopes are 3-4-5 triangles.
 */
class SurfacesTest {
    private static final double NEAR = 1e-9;
    private final Surfaces surfaces = new Surfaces(0.1);
    private final Motion motion = new Motion();

    private void leaves(double x, double y, double z) {
        assertEquals(x, surfaces.x, NEAR, "x");
        assertEquals(y, surfaces.y, NEAR, "y");
        assertEquals(z, surfaces.z, NEAR, "z");
    }

    private Motion moving(double vx, double vy, double vz) {
        motion.vx = vx;
        motion.vy = vy;
        motion.vz = vz;
        return motion;
    }

    private void moves(double vx, double vy, double vz) {
        assertEquals(vx, motion.vx, NEAR, "vx");
        assertEquals(vy, motion.vy, NEAR, "vy");
        assertEquals(vz, motion.vz, NEAR, "vz");
    }

    @Test
    void equalSurfacesCountOnce() {
        surfaces.add(0.6, 0, 0.8, motion);
        surfaces.add(0.6, 0, 0.8, motion);
        surfaces.add(0.6, 0.001, 0.8, motion);
        assertEquals(1, surfaces.count());
        surfaces.add(0.8, 0, 0.6, motion);
        surfaces.add(0.6, 0, -0.8, motion);
        surfaces.add(0, 0.6, 0.8, motion);
        assertEquals(4, surfaces.count());
        surfaces.clear();
        assertEquals(0, surfaces.count());
    }

    @Test
    void seventeenthSurfaceReplacesTheOldest() {
        for (int i = 0; i < 17; i++) {
            surfaces.add(Math.cos(0.1 * i), Math.sin(0.1 * i), 0, motion);
        }
        assertEquals(16, surfaces.count());
        surfaces.clip(-1, 10 * Math.cos(0.1) / Math.sin(0.1) * 0.1, 0);
        leaves(-1, Math.cos(0.1) / Math.sin(0.1), 0);
        surfaces.add(1, 0, 0, motion);
        assertEquals(16, surfaces.count(), "the first was replaced, then the second was left");
    }

    /** The body at (3, 0, 4) touched the surface with normal (0.6, 0, 0.8), so its distance along the normal was 5. */
    @Test
    void surfacesLeftBehindAreRemoved() {
        motion.x = 3;
        motion.z = 4;
        surfaces.add(-1, 0, 0, motion);
        surfaces.add(0.6, 0, 0.8, motion);
        surfaces.add(0, 1, 0, motion);
        motion.advance(0.6, 0, 0.8, 0.09);
        surfaces.forgetLeft(motion);
        assertEquals(3, surfaces.count());
        motion.advance(0.6, 0, 0.8, 0.02);
        surfaces.forgetLeft(motion);
        assertEquals(2, surfaces.count());
        surfaces.clip(1, -1, -1);
        leaves(0, 0, -1);
        motion.advance(0, 1, 0, 0.11);
        surfaces.forgetLeft(motion);
        surfaces.clip(1, -1, -1);
        leaves(0, -1, -1);
    }

    /**
     * The body at 2 east and 3 north touched a surface with normal (0.6, 0.8, 0), 3.6 along it; at 1 up it touched one
     * with normal (0, 0.6, 0.8), 2.6 along it.
     */
    @Test
    void distanceFromASurfaceCountsInAllDirections() {
        motion.x = 2;
        motion.y = 3;
        motion.z = 1;
        surfaces.add(0.6, 0.8, 0, motion);
        surfaces.add(0, 0.6, 0.8, motion);
        surfaces.forgetLeft(motion);
        assertEquals(2, surfaces.count());
        motion.advance(0.8, -0.6, 0, 1);
        surfaces.forgetLeft(motion);
        assertEquals(2, surfaces.count(), "along the first and towards the second");
        motion.advance(0, 0, 1, 0.6);
        surfaces.forgetLeft(motion);
        assertEquals(1, surfaces.count(), "0.12 away from the second");
    }

    @Test
    void directionIntoAGapIsBetweenTheNewestTwoSurfaces() {
        surfaces.add(1, 0, 0, motion);
        surfaces.add(-0.6, -0.8, 0, motion);
        surfaces.add(-0.6, 0.8, 0, motion);
        surfaces.intoGap();
        leaves(1, 0, 0);
        surfaces.add(0, -1, 0, motion);
        surfaces.intoGap();
        leaves(0.6 / Math.sqrt(0.4), 0.2 / Math.sqrt(0.4), 0);
        surfaces.add(0.0001, 1, 0, motion);
        surfaces.intoGap();
        leaves(0, 0, 0);
    }

    @Test
    void slopeTurnsARunUpwardsAndASteepOneStopsIt() {
        surfaces.add(-0.8, 0, 0.6, motion);
        surfaces.clip(10, 5, 0);
        leaves(3.6, 5, 4.8);
        surfaces.clear();
        surfaces.addSteep(-0.8, 0, 0.6, motion);
        surfaces.clip(10, 5, 0);
        leaves(0, 5, 0);
        surfaces.clip(10, 5, -3);
        leaves(-1.44, 5, -1.92);
    }

    /** Both surfaces stop the push, and the overhang removes 1.2 along its normal from a rise of 2. */
    @Test
    void overhangBesideASteepSlopeStopsThePush() {
        surfaces.addSteep(0, -0.8, 0.6, motion);
        surfaces.add(-0.8, 0, -0.6, motion);
        surfaces.clip(10, 5, 2);
        leaves(-0.96, 0, 1.28);
        surfaces.clear();
        surfaces.add(-0.8, 0, -0.6, motion);
        surfaces.clip(10, 0, 0);
        leaves(3.6, 0, -4.8);
    }

    @Test
    void alongTheGroundEverySurfaceIsAPerpendicularWall() {
        motion.setGround(0, 0, 1);
        surfaces.add(-0.8, 0, 0.6, motion);
        surfaces.clipAlongGround(moving(10, 5, 0));
        leaves(0, 5, 0);
        surfaces.clear();
        motion.setGround(-0.6, 0, 0.8);
        surfaces.add(0, -1, 0, motion);
        surfaces.clipAlongGround(moving(8, 3, 6));
        leaves(8, 0, 6);
        surfaces.clear();
        surfaces.add(-1, 0, 0, motion);
        surfaces.clipAlongGround(moving(8, 3, 6));
        leaves(0, 3, 0);
    }

    /**
     * "Ahead" is 3 east and 4 north. The ground rises 3 in 4; a wall across it stops all movement up the slope, one
     * along it only movement to the left.
     */
    @Test
    void wallOnSlopingGroundIsPerpendicularToIt() {
        motion.setGround(-0.36, -0.48, 0.8);
        surfaces.add(-0.6, -0.8, 0, motion);
        surfaces.clipAlongGround(moving(4.8 - 2.4, 6.4 + 1.8, 6));
        leaves(-2.4, 1.8, 0);
        surfaces.clear();
        surfaces.add(0.8, -0.6, 0, motion);
        surfaces.clipAlongGround(moving(4.8 - 2.4, 6.4 + 1.8, 6));
        leaves(4.8, 6.4, 6);
    }

    /**
     * A push along the steep slope would run into the vertical wall, and along that back into the slope and up: between
     * both it is stopped.
     */
    @Test
    void steepSlopeAndAWallStopAPush() {
        surfaces.addSteep(0, -0.8, 0.6, motion);
        surfaces.add(-0.6, 0.8, 0, motion);
        surfaces.clip(10, 5, 0);
        leaves(0, 0, 0);
    }

    /** A slope of 53° in no axis direction stops a push into it; the former slope is removed. */
    @Test
    void onlyCurrentSlopesStopAPush() {
        surfaces.addSteep(0.8, 0, 0.6, motion);
        surfaces.clip(-10, 0, 0);
        leaves(0, 0, 0);
        surfaces.clear();
        surfaces.addSteep(-0.48, -0.64, 0.6, motion);
        surfaces.clip(6 - 8, 8 + 6, 0);
        leaves(-8, 6, 0);
    }

    @Test
    void ceilingParallelToSlopingGroundStopsTheBody() {
        motion.setGround(-0.6, 0, 0.8);
        surfaces.add(0.6, 0, -0.8, motion);
        surfaces.clipAlongGround(moving(8, 3, 6));
        leaves(0, 0, 0);
    }

    /**
     * 10 horizontally up a slope of 3 in 4: projected it is 8 along the slope, horizontal it needs 7.5 up, along the
     * surface all of its length is kept.
     */
    @Test
    void slopePolicyDeterminesTheSpeed() {
        motion.setGround(-0.6, 0, 0.8);
        moving(10, 0, 0).followGround(SlopeSpeed.PROJECTION);
        moves(6.4, 0, 4.8);
        moving(10, 5, 0).followGround(SlopeSpeed.HORIZONTAL);
        moves(10, 5, 7.5);
        moving(10, 0, 0).followGround(SlopeSpeed.ALONG_SURFACE);
        moves(8, 0, 6);
        motion.setGround(0, 0.6, 0.8);
        moving(3, 10, 1).followGround(SlopeSpeed.PROJECTION);
        moves(3, 10 - 6.8 * 0.6, 1 - 6.8 * 0.8);
        moving(0, -10, 0).followGround(SlopeSpeed.ALONG_SURFACE);
        moves(0, -8, 6);
        moving(0, 0, 0).followGround(SlopeSpeed.ALONG_SURFACE);
        moves(0, 0, 0);
    }

    @Test
    void stateIsLoadedAndStored() {
        MoverState state = new MoverState(0);
        state.position.set(1f, 2f, 3f);
        state.velocity.set(2f, 3f, 6f);
        state.grounded = true;
        motion.load(state);
        assertEquals(7, motion.speed());
        assertEquals(2 * 0.5 + 3 * 0.25 - 6, motion.dotVelocity(0.5, 0.25, -1));
        assertEquals(1, motion.gz, "without a normal the ground is level");
        motion.setGround(-0.6, 0, 0.8);
        motion.advance(1, 2, 4, 0.5);
        motion.store(state);
        assertEquals(1.5f, state.position.x);
        assertEquals(3f, state.position.y);
        assertEquals(5f, state.position.z);
        assertEquals(-0.6f, state.groundNormal.x);
        assertTrue(state.grounded);
        Motion other = new Motion();
        other.load(state);
        assertEquals(-0.6, other.gx, 1e-6);
        assertEquals(0.8, other.gz, 1e-6);
        motion.grounded = false;
        motion.store(state);
        assertFalse(state.grounded);
        assertEquals(0f, state.groundNormal.z);
    }
}
