package dev.goldenangle.controller;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static dev.goldenangle.controller.AheadWorlds.FLOOR;
import static dev.goldenangle.controller.AheadWorlds.block;
import static dev.goldenangle.controller.AheadWorlds.curb;
import static dev.goldenangle.controller.AheadWorlds.plate;
import static dev.goldenangle.controller.AheadWorlds.settings;
import static dev.goldenangle.controller.AheadWorlds.slopingBlock;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Single ticks on foot in which several things happen. The body extends 0.42 around its middle, including its skin; a
 * step is 0.35, the snap 0.5, and ground up to 45°.
 */
class WalkTest extends AheadBody {
    private static CapsuleController projecting(Brush... brushes) {
        return new CapsuleController(settings("slope_speed", "projection"), BrushWorld.of(List.of(brushes)));
    }

    /** Solid to the left of a line ahead. */
    private static Brush leftWall(double left) {
        return Brush.cutBox(-20, -20, -5, 20, 20, 5, 0.8f, -0.6f, 0f, (float) -left);
    }

    private static CapsuleController gap(double halfWidth) {
        float half = (float) halfWidth;
        Brush left = Brush.cutBox(-20, -20, -5, 20, 20, 5, -0.6f, -0.8f, 0f, -1f, 0.8f, -0.6f, 0f, -half);
        Brush right = Brush.cutBox(-20, -20, -5, 20, 20, 5, -0.6f, -0.8f, 0f, -1f, -0.8f, 0.6f, 0f, -half);
        return in(FLOOR, left, right);
    }

    /** Distance ahead at which the body touches both corners of a gap that begins 1 ahead. */
    private static double touching(double halfWidth) {
        return 1 - Math.sqrt(0.42 * 0.42 - halfWidth * halfWidth);
    }

    /** Between corners 0.81 apart only the body without skin fits. It touches both and passes without loss. */
    @Test
    void gapForTheBareBodyCostsNoSpeed() {
        double from = touching(0.405);
        at(from, 0, STANDS, 3, 0, 0).standing().move(gap(0.405)).isAt(from + 0.3, 0, STANDS).moves(3, 0, 0);
        assertEquals(0, report.cause(SpeedCause.WALL), 1e-4, "the speed is removed and restored");
        assertEquals(0, report.cause(SpeedCause.GRAVITY), 1e-4);
        assertEquals(2, report.contactCount());
        assertEquals(-3, report.contactChange(0), 1e-4);
    }

    @Test
    void fastBodyMovesOneReachIntoAGap() {
        double from = touching(0.405);
        at(from, 0, STANDS, 20, 0, 0).standing().move(gap(0.405)).isAt(from + 0.42, 0, STANDS).moves(20, 0, 0);
    }

    @Test
    void narrowerGapStopsTheBody() {
        double from = touching(0.4005);
        at(from, 0, STANDS, 6, 0, 0).standing().move(gap(0.4005)).isAt(from, 0, STANDS).moves(0, 0, 0);
        assertEquals(-6, report.cause(SpeedCause.WALL), 1e-3);
    }

    /** A tread that rises 3 in 4 leaves 6.4 of 10 horizontally, or 8 if the speed along the surface is kept; booked as step. */
    @Test
    void slopingTreadBooksTheSpeedChangeAsStep() {
        Brush[] world = {FLOOR, slopingBlock(0.5, 0.3, 0.6, 0.8)};
        at(0, 0, STANDS, 10, 0, 0).standing().move(projecting(world)).moves(6.4, 0, 4.8);
        assertEquals(-3.6, report.cause(SpeedCause.STEP), 1e-3);
        at(0, 0, STANDS, 10, 0, 0).standing().move(in(world)).moves(8, 0, 6);
        assertEquals(-2, report.cause(SpeedCause.STEP), 1e-3);
    }

    /** It touches a step ahead and a wall on its left. The wall removes the velocity towards it; the step is climbed with the rest. */
    @Test
    void stepBesideAWallIsClimbed() {
        double touching = 0.5 - soleReach(0.3);
        at(touching, 0, STANDS, 8, 6, 0).standing().move(in(FLOOR, block(0.5, 0.3), leftWall(0.42))).isAt(touching + 0.8, 0, 0.32).moves(8, 0, 0);
        assertEquals(-2, report.cause(SpeedCause.WALL), 1e-3);
        assertEquals(1, report.contactCount(), "the wall alone");
        assertEquals(0.8f, report.contactNormal(0, 0), 1e-5f);
        assertEquals(List.of(EventKind.WALL_HIT, EventKind.STEP), events());
    }

    /** Slopes of 37° and 16° begin where both are touched at once. Only the steeper counts: projected onto it, 8 of 10 are left. */
    @Test
    void steeperOfTwoSlopesIsClimbed() {
        Brush steeper = slopingBlock(0.14, 0, 0.6, 0.8);
        Brush flatter = slopingBlock(0.06, 0, 0.28, 0.96);
        at(0, 0, STANDS, 10, 0, 0).standing().move(projecting(FLOOR, steeper, flatter)).isAt(0.64, 0, STANDS + 0.48).moves(6.4, 0, 4.8);
        assertEquals(0.8f, state.groundNormal.z, 1e-5f);
        assertEquals(-3.6, report.cause(SpeedCause.GRAVITY), 1e-3);
    }

    /** Sixty rows of bricks, fifty of them beside the vertical part of the body. */
    @Test
    void wallOfManyBricksActsAsOneWall() {
        List<Brush> bricks = new ArrayList<>(List.of(FLOOR));
        for (int i = 0; i < 90; i++) {
            bricks.add(plate(1, 3, 0.02 * i, 0.02 * (i + 1)));
        }
        CapsuleController controller = new CapsuleController(settings(), BrushWorld.of(bricks));
        at(0, 0, STANDS, 10, 3, 0).standing().move(controller).isAt(0.58, 0.3, STANDS).moves(0, 3, 0);
        assertTrue(state.grounded);
    }

    /**
     * A rim of 5 mm under a ceiling 3 mm over the head: there is no room to step, but the path rises perpendicular to
     * the touched edge as far as the head allows.
     */
    @Test
    void rimUnderACeilingIsWalkedOnto() {
        Brush ceiling = plate(-20, 20, 1.8 + 0.04 + 0.003, 3);
        double touched = soleReach(0.005);
        double before = touched - 0.003 * 0.415 / touched;
        at(0, 0, STANDS, 10, 0, 0).standing().move(in(FLOOR, block(0.5, 0.005), ceiling));
        isAt(0.5 - before, 0, 0.005 + Math.sqrt(0.42 * 0.42 - before * before) - 0.4);
        assertTrue(state.grounded);
    }

    /** The first body climbs to 0.35, the second elsewhere to 0.1, under a ceiling that leaves 0.2. */
    @Test
    void stepDoesNotDependOnEarlierSteps() {
        CapsuleController controller = in(FLOOR, curb(0.5, 5, 0.35), curb(-5, -2.5, 0.1), plate(-5, -1, 2.04, 3));
        at(0, 0, STANDS, 8, 0, 0).standing().move(controller).isAt(0.8, 0, 0.37);
        at(-2, 0, STANDS, -8, 0, 0).standing().move(controller).isAt(-2.8, 0, 0.12).moves(-8, 0, 0);
    }

    @Test
    void groundedBodyWithoutGroundStaysForOneTick() {
        CapsuleController controller = in(FLOOR);
        at(0, 0, STANDS, 5, 0, 0).standing().move(controller);
        at(3, 2, 4, 0, 0, 0).standing().move(controller).isAt(3, 2, 4);
        assertFalse(state.grounded);
    }

    /**
     * 6 m/s for a tenth of a second from 0.1 before the end of a ledge: the sole rolls over it to 45°, which is 0.297
     * beyond and 0.123 down; it falls from there.
     */
    @Test
    void bodyLeavingALedgeFallsFromItsEnd() {
        double ends = 0.42 * Math.sqrt(0.5);
        double beyond = (0.5 - ends) / 6;
        at(-0.1, 0, STANDS, 6, 0, 0).standing().move(in(curb(-5, 0, 0)));
        assertEquals(0.5, 0.6 * state.position.x + 0.8 * state.position.y, 0.002);
        assertEquals(-0.4 + ends - 12.5 * beyond * beyond, state.position.z, 0.002);
        assertEquals(-25 * beyond, state.velocity.z, 0.02);
    }
}
