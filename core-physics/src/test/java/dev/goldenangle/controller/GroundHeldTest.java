package dev.goldenangle.controller;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.ContactSet;
import org.junit.jupiter.api.Test;

import static dev.goldenangle.controller.AheadWorlds.block;
import static dev.goldenangle.controller.AheadWorlds.curb;
import static dev.goldenangle.controller.AheadWorlds.plate;
import static dev.goldenangle.controller.AheadWorlds.slope;
import static dev.goldenangle.controller.AheadWorlds.slopingBlock;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Several surfaces that together hold a body of radius 0.4 with a skin of 0.02, and edges it stands on. Ground is up to
 * 45°, steps 0.35 and the snap 0.5.
 */
class GroundHeldTest {
    private static final double NEAR = 1e-5;
    private CapsuleTracer tracer;
    private GroundProbe probe;

    private GroundHeldTest among(Brush... brushes) {
        return with(AheadWorlds.settings(), brushes);
    }

    private GroundHeldTest with(CapsuleSettings settings, Brush... brushes) {
        tracer = AheadWorlds.tracer(settings, brushes);
        probe = new GroundProbe(tracer, settings);
        return this;
    }

    private boolean isHeld(double ahead, double left, double up) {
        return probe.isHeld(AheadWorlds.x(ahead, left), AheadWorlds.y(ahead, left), up);
    }

    private boolean find(double ahead, double up, double reach) {
        return probe.find(AheadWorlds.x(ahead, 0), AheadWorlds.y(ahead, 0), up, reach);
    }

    private void hasNormal(double ahead, double up) {
        assertEquals(0.6 * ahead, probe.nx, NEAR, "nx");
        assertEquals(0.8 * ahead, probe.ny, NEAR, "ny");
        assertEquals(up, probe.nz, NEAR, "nz");
    }

    private void standsAt(double ahead, double surface) {
        assertEquals(AheadWorlds.x(ahead, 0), probe.x, NEAR, "x");
        assertEquals(AheadWorlds.y(ahead, 0), probe.y, NEAR, "y");
        assertEquals(surface, probe.surface, NEAR, "surface");
    }

    /** Solid behind a plane through the origin with this normal. */
    private static Brush leaning(double ahead, double left, double up) {
        return Brush.cutBox(-10, -10, -10, 10, 10, 10, (float) AheadWorlds.x(ahead, left), (float) AheadWorlds.y(ahead, left), (float) up, 0f);
    }

    /** A slope of 53° descends to a wall 1 ahead. Neither holds a body alone; where both touch, the body is wedged. */
    @Test
    void steepSlopeEndingAtAWallHolds() {
        double feet = (0.42 - 0.8 * 0.58) / 0.6 - 0.4;
        among(leaning(0.8, 0, 0.6), block(1, 8));
        assertTrue(find(0.58, feet + 0.1, 0.3));
        assertEquals(0.1, probe.drop, NEAR);
        hasNormal(0, 1);
        standsAt(0.58 - 0.8 * 0.42, feet + 0.4 - 0.6 * 0.42);
        assertEquals(probe.surface, probe.surfaceTowards(3, 2), "held, it stands as on level ground");
        assertTrue(isHeld(0.58, 0, feet));
        assertFalse(isHeld(0.58, 0, feet + 0.1));
        assertFalse(find(0.5, 0.5, 1), "before the wall");
    }

    /** Its sides are steep, but their crease descends only by a third: the ground is perpendicular to the crease. */
    @Test
    void gentlyDescendingGutterIsGround() {
        double up = Math.sqrt(0.32);
        among(leaning(0.2, 0.8, up), leaning(0.2, -0.8, up));
        assertTrue(find(0, 2, 3));
        hasNormal(1 / 3.0, Math.sqrt(8) / 3);
    }

    /**
     * One side of a pit rises ahead, the other two at 60° to it; all are 0.42 from a point 0.0234 ahead and 0.684 up.
     * The body stands on the least steep side.
     */
    @Test
    void pitOfThreeSteepSidesHolds() {
        double aside = 0.8 * Math.sqrt(0.75);
        among(leaning(-0.768375, 0, 0.64), leaning(0.4, aside, 0.6), leaning(0.4, -aside, 0.6));
        double ahead = (0.42 - 0.42 * 0.6 / 0.64) / (0.4 + 0.768375 * 0.6 / 0.64);
        double middle = (0.42 - 0.4 * ahead) / 0.6;
        assertTrue(isHeld(ahead, 0, middle - 0.4));
        hasNormal(0, 1);
        standsAt(ahead + 0.768375 * 0.42, middle - 0.64 * 0.42);
    }

    /** Behind its middle the sole touches an edge, ahead a slope of 37°: the body stands on the slope although it is touched higher. */
    @Test
    void facesArePreferredToEdges() {
        among(slope(0.6, 0.8), curb(-5, -0.28 * 0.42, 0.525 - 0.96 * 0.42));
        assertTrue(isHeld(0, 0, 0.125));
        hasNormal(0, 1);
        standsAt(0.6 * 0.42, 0.525 - 0.8 * 0.42);
        assertEquals(probe.surface - 0.75, probe.surfaceTowards(probe.x - 0.6, probe.y - 0.8), NEAR, "1 back");
        assertEquals(probe.surface - 0.75 * 0.6, probe.surfaceTowards(probe.x - 1, probe.y), NEAR, "1 west");
        assertEquals(probe.surface - 0.75 * 0.8, probe.surfaceTowards(probe.x, probe.y - 1), NEAR, "1 south");
    }

    /** A slope of 37° rises ahead, one of 16° behind: 0.42 from both is 0.084 back and 0.462 up. */
    @Test
    void lowerOfTwoFacesIsTheGround() {
        among(slope(0.6, 0.8), leaning(0.28, 0, 0.96));
        assertTrue(isHeld(-0.084, 0, 0.062));
        hasNormal(0, 1);
        standsAt(-0.084 - 0.28 * 0.42, 0.462 - 0.96 * 0.42);
    }

    /**
     * A slope of 16° with a slot 0.2 on both sides of the middle; its edges hold the sole like level ground, but the
     * ground normal is the slope's.
     */
    @Test
    void groundOverASlotInASlopeIsTheSlope() {
        double over = Math.sqrt(0.42 * 0.42 - 0.2 * 0.2);
        Brush lower = Brush.cutBox(-20, -20, -5, 20, 20, 20, 0.6f, 0.8f, 0f, -0.192f, -0.168f, -0.224f, 0.96f, 0f);
        among(lower, slopingBlock(0.192, 0.056, 0.28, 0.96));
        assertTrue(isHeld(-0.28 * over, 0, 0.96 * over - 0.4));
        hasNormal(-0.28, 0.96);
        standsAt(-0.192, -0.056);
    }

    @Test
    void normalBesideAWallIsExactlyThatOfTheSlope() {
        among(slope(0.6, 0.8), Brush.cutBox(-20, -20, -5, 20, 20, 20, 0.8f, -0.6f, 0f, -1f));
        assertTrue(isHeld(0, 0, 0.125));
        double nx = probe.nx;
        double ny = probe.ny;
        double nz = probe.nz;
        assertTrue(isHeld(0, 0.58, 0.125));
        assertEquals(nx, probe.nx);
        assertEquals(ny, probe.ny);
        assertEquals(nz, probe.nz);
    }

    /**
     * At 0.35 beyond an edge it is too steep to stand on. A wall 0.03 further keeps the body from sliding off; one
     * farther away does not.
     */
    @Test
    void bodyBetweenAnEdgeAndAWallStands() {
        assertTrue(among(curb(-5, 0, 0), block(0.8, 4)).find(0.35, 0.1, 0.3));
        hasNormal(0, 1);
        standsAt(0, 0);
        assertFalse(among(curb(-5, 0, 0), block(0.9, 4)).find(0.35, 0.1, 0.3));
        assertFalse(among(curb(-5, 0, 0), plate(0.78, 5, 1.95, 3)).find(0.35, 0.1, 0.3), "a beam that was in front of its head is above it down there");
    }

    /**
     * Ground up to 60° is 0.49 below an edge and descends by 59° from there: a body sliding off stands on it, although
     * that is 0.77 below.
     */
    @Test
    void groundBelowAnEdgeCountsWithItsHeightAtTheEdge() {
        double angle = Math.toRadians(59);
        CapsuleSettings steep = AheadWorlds.settings("max_slope", "60deg");
        assertTrue(with(steep, curb(-5, 0, 0), slopingBlock(0, -0.49, -Math.sin(angle), Math.cos(angle))).find(0.39, 0.1, 0.4));
        standsAt(0, 0);
        assertFalse(with(steep, curb(-5, 0, 0), slopingBlock(0, -0.52, -Math.sin(angle), Math.cos(angle))).find(0.39, 0.1, 0.4));
    }

    @Test
    void steepSlopeBelowAnEdgeIsNotGround() {
        assertFalse(among(curb(-5, 0, 0), slopingBlock(0, -0.2, -0.8, 0.6)).find(0.35, 0.1, 0.3));
        assertTrue(among(curb(-5, 0, 0), slopingBlock(0, -0.2, -0.6, 0.8)).find(0.35, 0.1, 0.3));
    }

    /** The snap depth has a tolerance of a sixteenth of the skin. */
    @Test
    void groundOneSnapBelowAnEdgeIsStillAStep() {
        assertTrue(among(curb(-5, 0, 0), curb(-5, 5, -0.501)).find(0.35, 0.1, 0.3));
        assertFalse(among(curb(-5, 0, 0), curb(-5, 5, -0.502)).find(0.35, 0.1, 0.3));
        assertTrue(with(AheadWorlds.settings("max_slope", "0deg"), curb(-5, 0, 0), curb(-5, 5, -0.501)).find(0.35, 0.1, 0.3), "also if only level ground counts as ground");
    }

    /** However the sole touches the edge, the ground beside it is looked up one millimetre out. */
    @Test
    void groundBesideAnEdgeIsLookedUpOneMillimetreAway() {
        CapsuleHit edge = new CapsuleHit();
        edge.nx = 0.36;
        edge.ny = 0.48;
        edge.nz = 0.8;
        assertEquals(-0.1, among(curb(-5, 0, 0), plate(0.0009, 5, -5, -0.1)).probe.groundBeside(edge, 0.001), NEAR);
        assertEquals(Double.NEGATIVE_INFINITY, among(curb(-5, 0, 0), plate(0.0011, 5, -5, -0.1)).probe.groundBeside(edge, 0.001));
        edge.nx = 0;
        edge.ny = 0;
        assertEquals(0, probe.groundBeside(edge, 0.001), NEAR, "straight below there is no side");
    }

    /** Falling onto an edge 0.1 beyond it: only surfaces no higher than the soles count, to a tenth of a millimetre. */
    @Test
    void ledgeAboveTheSolesIsNotLandedOn() {
        among(curb(-5, 0, 0));
        ContactSet met = new ContactSet();
        tracer.sweep(0.06, 0.08, 0.3, 0, 0, -1, met);
        assertEquals(1, met.count());
        assertTrue(probe.isLanding(met, 0.1));
        assertTrue(probe.isLanding(met, -0.00005));
        assertFalse(probe.isLanding(met, -0.0002));
    }
}
