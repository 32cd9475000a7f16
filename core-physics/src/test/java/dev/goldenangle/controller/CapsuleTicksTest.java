package dev.goldenangle.controller;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.controller.AheadWorlds.FLOOR;
import static dev.goldenangle.controller.AheadWorlds.block;
import static dev.goldenangle.controller.AheadWorlds.curb;
import static dev.goldenangle.controller.AheadWorlds.settings;
import static dev.goldenangle.controller.AheadWorlds.slope;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Single ticks of a tenth of a second of a body with radius 0.4 and a skin of 0.02, standing at 0.02 over a floor at 0.
 * "Ahead" is 3 east and 4 north, so that nothing is aligned with an axis; positions and speeds are given as ahead, left
 * and up. Gravity is 25, a step 0.35, the snap 0.5.
 */
class CapsuleTicksTest extends AheadBody {
    /** The mean of 2 and −0.5 up for a tenth of a second. */
    @Test
    void freeFallIsExact() {
        at(0, 0, 10, 5, 1, 2).move(in(FLOOR)).isAt(0.5, 0.1, 10.075).moves(5, 1, -0.5);
        assertFalse(state.grounded);
        assertEquals(List.of(), events());
    }

    @Test
    void wallInTheAirStopsTheVelocityTowardsItButNotTheFall() {
        at(0, 0, 3, 10, 3, 0).move(in(FLOOR, block(1, 8))).isAt(0.58, 0.3, 2.875).moves(0, 3, -2.5);
        assertEquals(List.of(EventKind.WALL_HIT), events());
        assertEquals(Math.sqrt(109) - 3, report.eventValue(0), 1e-3);
        assertEquals(3 - Math.sqrt(109), report.cause(SpeedCause.WALL), 1e-3);
        assertEquals(1, report.contactCount());
        assertEquals(-0.6f, report.contactNormal(0, 0), 1e-5f);
        assertEquals(-0.8f, report.contactNormal(0, 1), 1e-5f);
        assertEquals(1, report.contactBrush(0));
    }

    @Test
    void ceilingStopsTheRise() {
        at(0, 0, 3, 4, 0, 10).move(in(FLOOR, Brush.box(-9, -9, 5, 9, 9, 6))).isAt(0.4, 0, 3.18).moves(4, 0, 0);
    }

    /** It lands from 0.08 above, keeps its speed, and walks for the rest of the tick. */
    @Test
    void landingKeepsTheHorizontalSpeed() {
        at(0, 0, 0.1, 5, 2, -5).move(in(FLOOR)).isAt(0.5, 0.2, STANDS).moves(5, 2, 0);
        assertTrue(state.grounded);
        assertEquals(1f, state.groundNormal.z);
        assertEquals(List.of(EventKind.LAND), events());
        assertEquals(Math.sqrt(29), report.eventValue(0), 1e-3);
    }

    @Test
    void glideHasNoGravity() {
        at(0, 0, 3, 10, 3, 0);
        in(FLOOR, block(1, 8)).glide(state, DT, report);
        isAt(0.58, 0.3, 3).moves(0, 3, 0);
        at(0, 0, 3, 4, 0, -5);
        in(FLOOR).glide(state, DT, report);
        isAt(0.4, 0, 2.5).moves(4, 0, -5);
    }

    @Test
    void glideNeverStands() {
        at(0, 0, 0.2, 5, 0, -5);
        in(FLOOR).glide(state, DT, report);
        isAt(0.5, 0, STANDS).moves(5, 0, 0);
        assertFalse(state.grounded);
    }

    /** 8.4375 up, minus half of what gravity takes in a tenth of a second. */
    @Test
    void jumpLeavesTheGroundWithItsSpeed() {
        at(0, 0, STANDS, 5, 0, 0).standing();
        in(FLOOR).jump(state, DT, report);
        isAt(0.5, 0, STANDS + 0.84375 - 0.125).moves(5, 0, 8.4375 - 2.5);
        assertEquals(List.of(EventKind.JUMP), events());
        assertEquals(5f, report.eventValue(0), 1e-3f);
    }

    @Test
    void settlePlacesTheBodyOnGroundWithinTheSnap() {
        at(1, 2, 0.4, 0, 0, 0);
        in(FLOOR).settle(state, report);
        isAt(1, 2, STANDS);
        assertTrue(state.grounded);
        at(1, 2, 0.6, 0, 0, 0);
        in(FLOOR).settle(state, report);
        isAt(1, 2, 0.6);
        assertFalse(state.grounded);
    }

    @Test
    void bodyInsideIsPushedOutByTheShortestWay() {
        at(1, 2, -0.1, 0, 0, 0);
        in(FLOOR).settle(state, report);
        isAt(1, 2, STANDS);
        assertEquals(List.of(EventKind.STUCK), events());
        assertEquals(0.1f, report.eventValue(0), 1e-3f);
        at(1 - 0.3, 2, 3, 0, 0, 0);
        in(block(1, 8)).settle(state, report);
        isAt(0.58, 2, 3);
    }

    /** Pushing up a slope of 53° gains no height in the air: the slope acts like a vertical wall. */
    @Test
    void slopeTooSteepToStandOnIsNotARamp() {
        at(-0.6, 0, 0.1, 10, 0, 2).move(in(slope(0.8, 0.6)));
        assertTrue(state.velocity.z <= 0, "up " + state.velocity.z);
        assertTrue(state.position.z < 0.1 + 0.075 + NEAR, "at " + state.position.z);
        assertFalse(state.grounded);
    }

    @Test
    void walkOnLevelGroundIsStraight() {
        at(0, 0, STANDS, 5, 1, 0).standing().move(in(FLOOR)).isAt(0.5, 0.1, STANDS).moves(5, 1, 0);
        assertTrue(state.grounded);
        assertEquals(List.of(), events());
    }

    @Test
    void aWalkerSlidesAlongAWall() {
        at(0, 0, STANDS, 10, 3, 0).standing().move(in(FLOOR, block(1, 8))).isAt(0.58, 0.3, STANDS).moves(0, 3, 0);
        assertTrue(state.grounded);
        assertEquals(List.of(EventKind.WALL_HIT), events());
        assertEquals(1, report.contactCount());
    }

    /** A slope of 3 in 4: one metre is 0.8 ahead and 0.6 up, at the same speed. */
    @Test
    void walkerKeepsItsSpeedUpASlope() {
        at(1, 0, 0.75 + 0.125, 10, 0, 0).standing();
        state.groundNormal.set(-0.36f, -0.48f, 0.8f);
        move(in(slope(0.6, 0.8))).isAt(1.8, 0, 0.75 + 0.125 + 0.6).moves(8, 0, 6);
        assertTrue(state.grounded);
        assertEquals(0.8f, state.groundNormal.z, 1e-5f);
    }

    @Test
    void stepIsClimbedUpToTheLimit() {
        at(0, 0, STANDS, 10, 2, 0).standing().move(in(FLOOR, block(0.5, 0.3))).isAt(1, 0.2, 0.32).moves(10, 2, 0);
        assertTrue(state.grounded);
        assertEquals(List.of(EventKind.STEP), events());
        assertEquals(0.3f, report.eventValue(0), 1e-3f);
        at(0, 0, STANDS, 10, 2, 0).standing().move(in(FLOOR, block(0.5, 0.36))).isAt(0.5 - soleReach(0.36), 0.2, STANDS).moves(0, 2, 0);
        assertEquals(List.of(EventKind.WALL_HIT), events());
    }

    /** A tread must be 0.2 deep. */
    @Test
    void narrowKerbIsAWall() {
        at(0, 0, STANDS, 10, 0, 0).standing().move(in(FLOOR, curb(0.5, 0.65, 0.3))).isAt(0.5 - soleReach(0.3), 0, STANDS);
        at(0, 0, STANDS, 8, 0, 0).standing().move(in(FLOOR, curb(0.5, 1, 0.3))).isAt(0.8, 0, 0.32);
    }

    @Test
    void stepNeedsHeadroom() {
        Brush ceiling = Brush.box(-9, -9, 2, 9, 9, 3);
        at(0, 0, STANDS, 10, 0, 0).standing().move(in(FLOOR, block(0.5, 0.3), ceiling)).isAt(0.5 - soleReach(0.3), 0, STANDS);
        at(0, 0, STANDS, 10, 0, 0).standing().move(in(FLOOR, block(0.5, 0.15), ceiling)).isAt(1, 0, 0.17);
    }

    /**
     * Ground 0.4 lower is followed within the snap. Over ground 0.8 lower the sole rolls down the edge by 0.123 until
     * that is too steep, and the rest exceeds the snap.
     */
    @Test
    void walkerFollowsGroundThatDropsWithinTheSnap() {
        at(-0.4, 0, STANDS, 10, 0, 0).standing().move(in(curb(-5, 0, 0), Brush.box(-20, -20, -5, 20, 20, -0.4f))).isAt(0.6, 0, -0.38).moves(10, 0, 0);
        assertTrue(state.grounded);
        at(-0.4, 0, STANDS, 10, 0, 0).standing().move(in(curb(-5, 0, 0), Brush.box(-20, -20, -5, 20, 20, -0.8f)));
        assertFalse(state.grounded);
        assertTrue(state.position.z > -0.3, "it falls only from where the ground ended: " + state.position.z);
    }

    /**
     * A ledge 0.2 above its soles is climbed in the air only if air steps are on. Otherwise it is touched where (0.5 −
     * 0.6 t)² + (0.22 − 0.025 t)² = 0.42², after 0.23123 of the path and 0.13874 ahead; the other 0.01922 of the fall
     * lead 0.21422 / 0.36126 of that back.
     */
    @Test
    void ledgeIsClimbedInTheAirOnlyIfAirStepsAreOn() {
        BrushWorld world = BrushWorld.of(List.of(FLOOR, block(0.5, 2.2)));
        at(0, 0, 2.02, 6, 0, 1).move(new CapsuleController(settings("step_in_air", "true"), world));
        assertTrue(state.grounded);
        isAt(0.6, 0, 2.22).moves(6, 0, 0);
        assertEquals(List.of(EventKind.LAND, EventKind.STEP), events());
        at(0, 0, 2.02, 6, 0, 1).move(new CapsuleController(settings(), world));
        assertFalse(state.grounded);
        isAt(0.12734, 0, 1.995).moves(0, 0, -1.5);
    }

    /** 0.81 is wider than the body but narrower than the body with its skin. */
    @Test
    void bodyPassesAGapAsWideAsItselfWithoutSkin() {
        Brush left = Brush.cutBox(-20, -20, -5, 20, 20, 5, -0.6f, -0.8f, 0f, -1f, 0.8f, -0.6f, 0f, -0.405f);
        Brush right = Brush.cutBox(-20, -20, -5, 20, 20, 5, -0.6f, -0.8f, 0f, -1f, -0.8f, 0.6f, 0f, -0.405f);
        CapsuleController controller = in(FLOOR, left, right);
        at(0, 0, STANDS, 6, 0, 0).standing();
        for (int tick = 0; tick < 5; tick++) {
            report.begin(state.velocity);
            state.velocity.set(0.6f * 6, 0.8f * 6, 0);
            move(controller);
        }
        assertTrue(0.6 * state.position.x + 0.8 * state.position.y > 2, "through: " + state.position);
        assertTrue(state.grounded);
    }
}
