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
 * Which of what lies 5 ahead is a step, and where climbing it ends. The body has a radius of 0.4 and a skin of 0.02 and stands at 0.02 over a floor at 0. A step is
 * 0.35 high and 0.2 deep at least; the snap is 0.5, and ground up to 45°.
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

    /** Stands still so far ahead, so high. */
    private StepClimbTest at(double ahead, double up) {
        motion.x = AheadWorlds.x(ahead, 0);
        motion.y = AheadWorlds.y(ahead, 0);
        motion.z = up;
        motion.vx = 0;
        motion.vy = 0;
        return this;
    }

    /** A point 5 ahead, so high, of the brush with this number; it is touched in a direction that points up so much. */
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

    /** For a walker on the floor, or whatever is 4.5 ahead. */
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

    /** Its top must be within a step and a snap over the soles. Where ground is up to 60° and there is no snap, the slope under the sole counts: 0.42 × 1.732. */
    @Test
    void whatIsOutOfReachIsNoStep() {
        assertTrue(among(block(5, 0.84)).mayBeStep(0, 0));
        assertFalse(among(block(5, 0.86)).mayBeStep(0, 0));
        CapsuleSettings steep = AheadWorlds.settings("ground_snap", "0", "max_slope", "60deg");
        assertTrue(with(steep, block(5, 1.06)).mayBeStep(0, 0));
        assertFalse(with(steep, block(5, 1.09)).mayBeStep(0, 0));
        assertFalse(with(steep, block(5, 1.09)).at(4.5, STANDS).steps.isStepFromAir(motion, riser(0, 0, 0)));
    }

    @Test
    void withoutAStepHeightThereAreNoSteps() {
        assertFalse(with(AheadWorlds.settings("step_height", "0"), block(5, 0.001)).mayBeStep(0, 0));
    }

    /** A high wall that begins a hair behind the touched point; however the round sole touches it. */
    @Test
    void theTopIsLookedUpOneMillimetreBehindTheTouchedPoint() {
        for (double normalUp : new double[] {0, 0.6, 0.8}) {
            assertFalse(among(block(5.0009, 3)).mayBeStep(normalUp, 0), "above is the wall, " + normalUp);
            assertTrue(among(block(5.0011, 3)).mayBeStep(normalUp, 0), "above is nothing yet, " + normalUp);
        }
    }

    @Test
    void aStepIsNoHigherThanTheLimitOverTheFloor() {
        assertTrue(among(FLOOR, block(5, 0.349)).isStep(0, 1));
        assertFalse(among(FLOOR, block(5, 0.351)).isStep(0, 1));
        assertFalse(among(FLOOR, block(5, 3)).isStep(0, 1));
    }

    @Test
    void inTheAirItIsNoHigherOverTheSoles() {
        assertTrue(among(FLOOR, block(5, 2.34)).at(4.5, 2.02).steps.isStepFromAir(motion, riser(2.34, 0.3, 1)));
        assertFalse(among(FLOOR, block(5, 2.36)).at(4.5, 2.02).steps.isStepFromAir(motion, riser(2.36, 0.3, 1)));
        assertFalse(among(FLOOR, block(5, 5)).at(4.5, 2.02).steps.isStepFromAir(motion, riser(2.36, 0, 1)));
    }

    /** The walker stands on the floor at 4.5 while a board 0.2 high lies right before the riser, over the floor. */
    @Test
    void theGroundRightBeforeTheRiserCounts() {
        assertTrue(among(FLOOR, plate(4.8, 5, 0.1, 0.2), block(5, 0.5)).isStep(0.2, 2));
        assertFalse(among(FLOOR, plate(4.8, 5, 0.1, 0.2), block(5, 0.56)).isStep(0.2, 2));
    }

    /** A ditch as deep as a step is ground to climb out from; over a deeper one the ground stood on counts. */
    @Test
    void overAGapTheGroundStoodOnCounts() {
        Brush ground = curb(0, 4.8, 0);
        assertFalse(among(ground, curb(4, 6, -0.3505), block(5, 0)).isStep(-0.1, 2));
        assertTrue(among(ground, curb(4, 6, -0.36), block(5, 0)).isStep(-0.1, 2));
        assertTrue(among(ground, curb(4, 6, -2), block(5, 0.34)).isStep(-0.1, 2));
        assertFalse(among(ground, curb(4, 6, -2), block(5, 0.36)).isStep(-0.1, 2));
    }

    /** 0.18 on it is too high. */
    @Test
    void whatIsStackedOnAStepCounts() {
        assertTrue(among(FLOOR, block(5, 0.2), plate(5, 9, 0.2, 0.34)).isStep(0, 1));
        assertFalse(among(FLOOR, block(5, 0.2), plate(5, 9, 0.2, 0.38)).isStep(0, 1));
        assertTrue(among(FLOOR, block(5, 0.2), plate(5, 9, 2.3, 2.5)).isStep(0, 1));
    }

    /** Its tread goes up by 40°, so that it is 0.84 mm higher a millimetre behind the riser. */
    @Test
    void aSlopingTreadCountsWithItsHeightAtTheRiser() {
        double sine = Math.sin(Math.toRadians(40));
        double cosine = Math.cos(Math.toRadians(40));
        assertTrue(among(FLOOR, slopingBlock(5, 0.3498, sine, cosine)).isStep(0, 1));
        assertFalse(among(FLOOR, slopingBlock(5, 0.3506, sine, cosine)).isStep(0, 1));
        assertFalse(among(FLOOR, slopingBlock(5, 0.3498, -sine, cosine), plate(5, 5.05, -5, 0.36)).isStep(0, 1));
    }

    /** 0.15 in, the next riser stands on it: too soon. 0.25 in it does not matter. */
    @Test
    void aTreadHasToBeDeepEnough() {
        assertFalse(among(FLOOR, block(5, 0.1), block(5.15, 0.45)).isStep(0, 1));
        assertTrue(among(FLOOR, block(5, 0.1), block(5.25, 0.45)).isStep(0, 1));
        assertFalse(among(FLOOR, curb(5, 5.15, 0.3)).isStep(0, 1));
        assertTrue(among(FLOOR, curb(5, 5.25, 0.3)).isStep(0, 1));
        assertFalse(among(FLOOR, curb(5, 5.15, 0.3), curb(5.15, 9, 0.09)).isStep(0, 1), "it goes on too low");
        assertTrue(among(FLOOR, curb(5, 5.15, 0.3), curb(5.15, 9, 0.11)).isStep(0, 1), "no lower than ground of 45° would");
    }

    /** A block whose front leans back by 37° and is a quarter high where it is touched, 5 ahead; its top would be so high there if it went on. */
    private static Brush leaning(double height, double sine, double cosine) {
        return Brush.cutBox(-20, -20, -5, 20, 20, 20, -0.48f, -0.64f, 0.6f, (float) (0.25 * 0.6 - 5 * 0.8),
                (float) (-0.6 * sine), (float) (-0.8 * sine), (float) cosine, (float) (height * cosine - 5 * sine));
    }

    /** What it is as high as is the tread that begins behind it, carried on to the touched point; never higher than it is where it was found. */
    @Test
    void aRiserThatLeansIsAsHighAsItsTread() {
        assertTrue(among(FLOOR, leaning(0.345, 0, 1)).isStep(0.25, 1));
        assertFalse(among(FLOOR, leaning(0.356, 0, 1)).isStep(0.25, 1));
        double cosine = Math.sqrt(0.75);
        assertTrue(among(FLOOR, leaning(0.345, 0.5, cosine)).isStep(0.25, 1), "up 30 degrees");
        assertFalse(among(FLOOR, leaning(0.356, 0.5, cosine)).isStep(0.25, 1));
        assertTrue(among(FLOOR, leaning(0.42, -0.5, cosine)).isStep(0.25, 1), "down 30 degrees: 0.305 where it is found");
        assertFalse(among(FLOOR, leaning(0.25 + 0.3 * 4 / 3, 0, 1)).isStep(0.25, 1), "no tread yet");
    }

    @Test
    void aClimbEndsOnTheTread() {
        assertTrue(among(FLOOR, block(5, 0.3)).isStep(0, 1));
        assertTrue(at(4.55, STANDS).climb(0.5));
        isAt(5.05, 0.32);
        assertEquals(0.3, motion.climbed, NEAR);
        assertEquals(1, steps.fraction);
        assertTrue(motion.grounded);
    }

    /** A wall 5.6 ahead stops it 0.42 before, where it stands on the tread; beyond the wall would be the floor. */
    @Test
    void aClimbEndsAtAWallOnTheTread() {
        assertTrue(among(FLOOR, curb(5, 5.6, 0.3), curb(5.6, 5.65, 4)).isStep(0, 1));
        assertTrue(at(4.55, STANDS).climb(2));
        isAt(5.18, 0.32);
        assertEquals((5.18 - 4.55) / 2, steps.fraction, NEAR);
    }

    /** Level with the riser, it goes on until its sole is 0.42 off the slope: 0.14 before the riser. */
    @Test
    void aSlopingTreadIsTheGroundAfterwards() {
        assertTrue(among(FLOOR, slopingBlock(5, 0.3, 0.6, 0.8)).isStep(0, 1));
        assertTrue(at(4.55, STANDS).climb(1));
        isAt(4.86, 0.32);
        assertEquals(-0.36, motion.gx, NEAR);
        assertEquals(-0.48, motion.gy, NEAR);
        assertEquals(0.8, motion.gz, NEAR);
    }

    /** Beyond the step is nothing: it flies on at the height of the tread, and the ground it had is not asked. */
    @Test
    void aClimbCanEndInTheAir() {
        assertTrue(among(curb(0, 5, 0), curb(5, 5.3, 0.3)).isStep(0, 1));
        motion.grounded = true;
        motion.setGround(0, 0.6, 0.8);
        assertTrue(at(4.55, STANDS).climb(1.5));
        isAt(6.05, 0.32);
        assertFalse(motion.grounded);
        assertEquals(0.6, motion.gy);
    }

    @Test
    void withoutHeadroomNobodyMoves() {
        assertTrue(among(FLOOR, block(5, 0.3), plate(-20, 20, 2.1, 3)).isStep(0, 1));
        assertFalse(at(4.55, STANDS).climb(0.5));
        isAt(4.55, STANDS);
        assertTrue(among(FLOOR, block(5, 0.3), plate(-20, 20, 2.15, 3)).isStep(0, 1));
        assertTrue(at(4.55, STANDS).climb(0.5));
    }

    /** Over the tread stands a wall that the body touches: lifted, it could not go on. */
    @Test
    void withoutRoomAheadNobodyMoves() {
        assertTrue(among(FLOOR, block(5, 0.3), plate(5, 9, 1, 3)).isStep(0, 1));
        assertFalse(at(4.58, STANDS).climb(0.5));
        isAt(4.58, STANDS);
        assertEquals(0, motion.climbed);
    }

    /** Where the feet are of who stands on an edge so high, with the middle so far before it. */
    private static double onEdge(double height, double before) {
        return height + Math.sqrt(0.42 * 0.42 - before * before) - 0.4;
    }

    /** An edge 0.41 high meets the side of the sole. A third of a millimetre would lead down beside it again, so the way is made as long as it takes to end on it: a sixteenth of the skin. */
    @Test
    void aCreepingBodyIsPutOnTheEdge() {
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
