package dev.goldenangle.controller;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import org.junit.jupiter.api.Test;

import static dev.goldenangle.controller.AheadWorlds.FLOOR;
import static dev.goldenangle.controller.AheadWorlds.block;
import static dev.goldenangle.controller.AheadWorlds.curb;
import static dev.goldenangle.controller.AheadWorlds.plate;
import static dev.goldenangle.controller.AheadWorlds.slopingBlock;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Which obstacles 5 ahead are steps, and where climbing them ends. The body has a radius of 0.4 and a skin of 0.02 and
 * stands at 0.02 over a floor at 0. A step is at most 0.35 high and at least 0.2 deep; the snap is 0.5, and ground up
 * to 45°.
 */
class StepClimbTest {
    private static final double STANDS = 0.02;
    private static final double NEAR = 1e-5;
    private final Motion motion = new Motion();
    private GroundProbe probe;
    private StepClimb steps;

    private StepClimbTest with(CapsuleSettings settings, Brush... brushes) {
        CapsuleTracer tracer = AheadWorlds.tracer(settings, brushes);
        probe = new GroundProbe(tracer, settings);
        steps = new StepClimb(tracer, probe, settings);
        steps.begin();
        return this;
    }

    private StepClimbTest among(Brush... brushes) {
        return with(AheadWorlds.settings(), brushes);
    }

    /** Stands still at this distance and height. */
    private StepClimbTest at(double ahead, double up) {
        motion.x = AheadWorlds.x(ahead, 0);
        motion.y = AheadWorlds.y(ahead, 0);
        motion.z = up;
        motion.vx = 0;
        motion.vy = 0;
        return this;
    }

    /** A contact 5 ahead at this height on the brush with this number; its normal has this z. */
    private static CapsuleHit riser(double up, double normalUp, int brush) {
        CapsuleHit riser = new CapsuleHit();
        double level = Math.sqrt(1 - normalUp * normalUp);
        riser.nx = -0.6 * level;
        riser.ny = -0.8 * level;
        riser.nz = normalUp;
        riser.x = AheadWorlds.x(5, 0);
        riser.y = AheadWorlds.y(5, 0);
        riser.z = up;
        riser.brush = brush;
        return riser;
    }

    private boolean mayBeStep(double normalUp, int brush) {
        return at(4.5, STANDS).steps.mayBeStep(motion, riser(0, normalUp, brush));
    }

    /** For a walker on the ground 4.5 ahead. */
    private boolean isStep(double riserUp, int brush) {
        at(4.5, STANDS);
        assertTrue(probe.find(motion.x, motion.y, 0.5, 1), "stands");
        motion.z = 0.5 - probe.drop;
        return steps.isStepFromGround(motion, riser(riserUp, 0, brush));
    }

    private boolean climb(double ahead) {
        return steps.climb(motion, AheadWorlds.x(ahead, 0), AheadWorlds.y(ahead, 0));
    }

    private void isAt(double ahead, double up) {
        assertEquals(ahead, 0.6 * motion.x + 0.8 * motion.y, NEAR, "ahead");
        assertEquals(0, -0.8 * motion.x + 0.6 * motion.y, NEAR, "left");
        assertEquals(up, motion.z, NEAR, "up");
    }

    /**
     * The top of a step must be within a step and a snap above the soles. With ground up to 60° and no snap, the slope
     * under the sole counts: 0.42 × 1.732.
     */
    @Test
    void obstacleOutOfReachIsNotAStep() {
        assertTrue(among(block(5, 0.84)).mayBeStep(0, 0));
        assertFalse(among(block(5, 0.86)).mayBeStep(0, 0));
        CapsuleSettings steep = AheadWorlds.settings("ground_snap", "0", "max_slope", "60deg");
        assertTrue(with(steep, block(5, 1.06)).mayBeStep(0, 0));
        assertFalse(with(steep, block(5, 1.09)).mayBeStep(0, 0));
        assertFalse(with(steep, block(5, 1.09)).at(4.5, STANDS).steps.isStepFromAir(motion, riser(0, 0, 0)));
    }

    @Test
    void zeroStepHeightMeansNoSteps() {
        assertFalse(with(AheadWorlds.settings("step_height", "0"), block(5, 0.001)).mayBeStep(0, 0));
    }

    /** A high wall that begins just behind the contact, for any contact normal. */
    @Test
    void topIsLookedUpOneMillimetreBehindTheContact() {
        for (double normalUp : new double[] {0, 0.6, 0.8}) {
            assertFalse(among(block(5.0009, 3)).mayBeStep(normalUp, 0), "the wall is above, " + normalUp);
            assertTrue(among(block(5.0011, 3)).mayBeStep(normalUp, 0), "nothing is above yet, " + normalUp);
        }
    }

    @Test
    void stepIsNoHigherThanTheLimitAboveTheFloor() {
        assertTrue(among(FLOOR, block(5, 0.349)).isStep(0, 1));
        assertFalse(among(FLOOR, block(5, 0.351)).isStep(0, 1));
        assertFalse(among(FLOOR, block(5, 3)).isStep(0, 1));
    }

    @Test
    void airStepIsNoHigherThanTheLimitAboveTheSoles() {
        assertTrue(among(FLOOR, block(5, 2.34)).at(4.5, 2.02).steps.isStepFromAir(motion, riser(2.34, 0.3, 1)));
        assertFalse(among(FLOOR, block(5, 2.36)).at(4.5, 2.02).steps.isStepFromAir(motion, riser(2.36, 0.3, 1)));
        assertFalse(among(FLOOR, block(5, 5)).at(4.5, 2.02).steps.isStepFromAir(motion, riser(2.36, 0, 1)));
    }

    /** The walker stands on the floor at 4.5 with a board 0.2 high right before the riser. */
    @Test
    void groundRightBeforeTheRiserCounts() {
        assertTrue(among(FLOOR, plate(4.8, 5, 0.1, 0.2), block(5, 0.5)).isStep(0.2, 2));
        assertFalse(among(FLOOR, plate(4.8, 5, 0.1, 0.2), block(5, 0.56)).isStep(0.2, 2));
    }

    /** A ditch as deep as a step is ground to climb from; over a deeper one the ground under the body counts. */
    @Test
    void overAGapTheGroundStoodOnCounts() {
        Brush ground = curb(0, 4.8, 0);
        assertFalse(among(ground, curb(4, 6, -0.3505), block(5, 0)).isStep(-0.1, 2));
        assertTrue(among(ground, curb(4, 6, -0.36), block(5, 0)).isStep(-0.1, 2));
        assertTrue(among(ground, curb(4, 6, -2), block(5, 0.34)).isStep(-0.1, 2));
        assertFalse(among(ground, curb(4, 6, -2), block(5, 0.36)).isStep(-0.1, 2));
    }

    /** 0.18 more on it is too high. */
    @Test
    void brushesStackedOnAStepCount() {
        assertTrue(among(FLOOR, block(5, 0.2), plate(5, 9, 0.2, 0.34)).isStep(0, 1));
        assertFalse(among(FLOOR, block(5, 0.2), plate(5, 9, 0.2, 0.38)).isStep(0, 1));
        assertTrue(among(FLOOR, block(5, 0.2), plate(5, 9, 2.3, 2.5)).isStep(0, 1));
    }

    /** The tread rises by 40°, so it is 0.84 mm higher one millimetre behind the riser. */
    @Test
    void slopingTreadCountsWithItsHeightAtTheRiser() {
        double sine = Math.sin(Math.toRadians(40));
        double cosine = Math.cos(Math.toRadians(40));
        assertTrue(among(FLOOR, slopingBlock(5, 0.3498, sine, cosine)).isStep(0, 1));
        assertFalse(among(FLOOR, slopingBlock(5, 0.3506, sine, cosine)).isStep(0, 1));
        assertFalse(among(FLOOR, slopingBlock(5, 0.3498, -sine, cosine), plate(5, 5.05, -5, 0.36)).isStep(0, 1));
    }

    /** 0.15 behind, the next riser is too close; at 0.25 it does not matter. */
    @Test
    void treadMustBeDeepEnough() {
        assertFalse(among(FLOOR, block(5, 0.1), block(5.15, 0.45)).isStep(0, 1));
        assertTrue(among(FLOOR, block(5, 0.1), block(5.25, 0.45)).isStep(0, 1));
        assertFalse(among(FLOOR, curb(5, 5.15, 0.3)).isStep(0, 1));
        assertTrue(among(FLOOR, curb(5, 5.25, 0.3)).isStep(0, 1));
        assertFalse(among(FLOOR, curb(5, 5.15, 0.3), curb(5.15, 9, 0.09)).isStep(0, 1), "it continues too low");
        assertTrue(among(FLOOR, curb(5, 5.15, 0.3), curb(5.15, 9, 0.11)).isStep(0, 1), "no lower than 45° ground would be");
    }

    /** A block whose front leans back by 37° and is 0.25 high at the contact 5 ahead; its top has the given height there. */
    private static Brush leaning(double height, double sine, double cosine) {
        return Brush.cutBox(-20, -20, -5, 20, 20, 20, -0.48f, -0.64f, 0.6f, (float) (0.25 * 0.6 - 5 * 0.8),
                (float) (-0.6 * sine), (float) (-0.8 * sine), (float) cosine, (float) (height * cosine - 5 * sine));
    }

    /** A leaning riser is as high as the tread behind it, extended to the contact, but never higher than the point where the tread was found. */
    @Test
    void leaningRiserIsAsHighAsItsTread() {
        assertTrue(among(FLOOR, leaning(0.345, 0, 1)).isStep(0.25, 1));
        assertFalse(among(FLOOR, leaning(0.356, 0, 1)).isStep(0.25, 1));
        double cosine = Math.sqrt(0.75);
        assertTrue(among(FLOOR, leaning(0.345, 0.5, cosine)).isStep(0.25, 1), "up 30 degrees");
        assertFalse(among(FLOOR, leaning(0.356, 0.5, cosine)).isStep(0.25, 1));
        assertTrue(among(FLOOR, leaning(0.42, -0.5, cosine)).isStep(0.25, 1), "down 30 degrees: 0.305 where it is found");
        assertFalse(among(FLOOR, leaning(0.25 + 0.3 * 4 / 3, 0, 1)).isStep(0.25, 1), "no tread yet");
    }

    @Test
    void climbEndsOnTheTread() {
        assertTrue(among(FLOOR, block(5, 0.3)).isStep(0, 1));
        assertTrue(at(4.55, STANDS).climb(0.5));
        isAt(5.05, 0.32);
        assertEquals(0.3, motion.climbed, NEAR);
        assertEquals(1, steps.fraction);
        assertTrue(motion.grounded);
    }

    /** A wall 5.6 ahead stops it 0.42 before, on the tread; beyond the wall would be the floor. */
    @Test
    void climbEndsAtAWallOnTheTread() {
        assertTrue(among(FLOOR, curb(5, 5.6, 0.3), curb(5.6, 5.65, 4)).isStep(0, 1));
        assertTrue(at(4.55, STANDS).climb(2));
        isAt(5.18, 0.32);
        assertEquals((5.18 - 4.55) / 2, steps.fraction, NEAR);
    }

    /** At the riser's height it continues until its sole is 0.42 from the slope: 0.14 before the riser. */
    @Test
    void slopingTreadIsTheGroundAfterwards() {
        assertTrue(among(FLOOR, slopingBlock(5, 0.3, 0.6, 0.8)).isStep(0, 1));
        assertTrue(at(4.55, STANDS).climb(1));
        isAt(4.86, 0.32);
        assertEquals(-0.36, motion.gx, NEAR);
        assertEquals(-0.48, motion.gy, NEAR);
        assertEquals(0.8, motion.gz, NEAR);
    }

    /** There is nothing beyond the step: it flies on at the height of the tread. */
    @Test
    void climbCanEndInTheAir() {
        assertTrue(among(curb(0, 5, 0), curb(5, 5.3, 0.3)).isStep(0, 1));
        motion.grounded = true;
        motion.setGround(0, 0.6, 0.8);
        assertTrue(at(4.55, STANDS).climb(1.5));
        isAt(6.05, 0.32);
        assertFalse(motion.grounded);
        assertEquals(0.6, motion.gy);
    }

    @Test
    void bodyDoesNotMoveWithoutHeadroom() {
        assertTrue(among(FLOOR, block(5, 0.3), plate(-20, 20, 2.1, 3)).isStep(0, 1));
        assertFalse(at(4.55, STANDS).climb(0.5));
        isAt(4.55, STANDS);
        assertTrue(among(FLOOR, block(5, 0.3), plate(-20, 20, 2.15, 3)).isStep(0, 1));
        assertTrue(at(4.55, STANDS).climb(0.5));
    }

    /** Above the tread is a wall that the body touches: even lifted, it could not move on. */
    @Test
    void bodyDoesNotMoveWithoutRoomAhead() {
        assertTrue(among(FLOOR, block(5, 0.3), plate(5, 9, 1, 3)).isStep(0, 1));
        assertFalse(at(4.58, STANDS).climb(0.5));
        isAt(4.58, STANDS);
        assertEquals(0, motion.climbed);
    }

    /** Height of the feet when standing on an edge of this height, with the middle this far before it. */
    private static double onEdge(double height, double before) {
        return height + Math.sqrt(0.42 * 0.42 - before * before) - 0.4;
    }

    /**
     * An edge 0.41 high touches the side of the sole. A third of a millimetre would end beside it again, so the path is
     * extended to a sixteenth of the skin.
     */
    @Test
    void creepingBodyIsPutOnTheEdge() {
        double touching = 5 - Math.sqrt(0.42 * 0.42 - 0.01 * 0.01);
        CapsuleSettings high = AheadWorlds.settings("step_height", "0.5");
        assertTrue(with(high, FLOOR, block(5, 0.41)).isStep(0, 1));
        assertTrue(at(touching, STANDS).climb(0.0003));
        isAt(touching + 0.00125, onEdge(0.41, 5 - touching - 0.00125));
        assertEquals(1, steps.fraction);
        assertTrue(with(high, FLOOR, block(5, 0.41), plate(touching + 0.42 + 0.0006, 9, 0.6, 4)).isStep(0, 1));
        assertTrue(at(touching, STANDS).climb(0.0003));
        isAt(touching + 0.0006, onEdge(0.41, 5 - touching - 0.0006));
        assertTrue(with(high, FLOOR, block(5, 0.41)).isStep(0, 1));
        assertTrue(at(touching, STANDS).climb(1e-7), "however short");
        isAt(touching, STANDS);
    }
}
