package dev.goldenangle.controller;

import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The ground of a body of radius 0.4 with a skin of 0.02, so that its sole touches 0.42 around its middle. Ground is up
 * to 45°, steps 0.35 and the snap 0.5. Slopes rise 3 in 4 towards 3 east and 4 north, so that nothing is aligned with
 * an axis.
 */
class GroundProbeTest {
    private static final double NEAR = 1e-5;
    private static final CapsuleSettings SETTINGS = CapsuleSettings.of(new ParameterTable(CapsuleParameter.JUMP_SPEED,
            Arrays.asList(CapsuleParameter.values()), List.of()).defaults());
    private static final Brush FLOOR = Brush.box(-20, -20, -5, 20, 20, 0);

    private static GroundProbe probe(Brush... brushes) {
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(List.of(brushes)), SETTINGS.radius(), SETTINGS.height(), SETTINGS.skin());
        tracer.gather(-15, -15, -15, 15, 15, 15, 1);
        return new GroundProbe(tracer, SETTINGS);
    }

    /** Solid behind a plane through the origin with this normal. */
    private static Brush slope(double nx, double ny, double nz) {
        return Brush.cutBox(-10, -10, -10, 10, 10, 10, (float) nx, (float) ny, (float) nz, 0f);
    }

    private static void assertNormal(double x, double y, double z, GroundProbe probe) {
        assertEquals(x, probe.nx, NEAR, "nx");
        assertEquals(y, probe.ny, NEAR, "ny");
        assertEquals(z, probe.nz, NEAR, "nz");
    }

    private static void assertStands(double x, double y, double surface, GroundProbe probe) {
        assertEquals(x, probe.x, NEAR, "x");
        assertEquals(y, probe.y, NEAR, "y");
        assertEquals(surface, probe.surface, NEAR, "surface");
    }

    @Test
    void levelGroundIsFoundOneSkinBelowTheSole() {
        GroundProbe probe = probe(FLOOR);
        assertTrue(probe.find(1, 2, 0.12, 0.2));
        assertEquals(0.1, probe.drop, NEAR);
        assertNormal(0, 0, 1, probe);
        assertStands(1, 2, 0, probe);
        assertTrue(probe.find(1, 2, 0.12, 0.1));
        assertFalse(probe.find(1, 2, 0.12, 0.09));
        assertFalse(probe.find(1, 2, 1, 0.5));
        assertFalse(probe.find(30, 2, 0.12, 0.2), "beyond the floor");
    }

    @Test
    void bodySlightlyTooCloseIsMovedOneSkinAway() {
        GroundProbe probe = probe(FLOOR);
        assertTrue(probe.find(1, 2, 0.015, 0.2));
        assertEquals(-0.005, probe.drop, NEAR);
        GroundProbe sloping = probe(slope(-0.36, -0.48, 0.8));
        assertTrue(sloping.find(0, 0, 0.125 - 0.005, 0.2));
        assertEquals(-0.005, sloping.drop, NEAR);
    }

    /**
     * The middle of the sole is 0.42 from the slope: 0.42 / 0.8 above it, which puts the feet at 0.125, and the contact
     * 0.42 along the normal from there.
     */
    @Test
    void slopeIsTouchedBesideTheFeet() {
        GroundProbe probe = probe(slope(-0.36, -0.48, 0.8));
        assertTrue(probe.find(0, 0, 0.325, 0.3));
        assertEquals(0.2, probe.drop, NEAR);
        assertNormal(-0.36, -0.48, 0.8, probe);
        assertStands(0.1512, 0.2016, 0.189, probe);
    }

    /** The ground continues down the slope by three quarters of the distance, and never higher than the contact. */
    @Test
    void extendedGroundFollowsTheSlopeButIsNeverHigher() {
        GroundProbe probe = probe(slope(-0.36, -0.48, 0.8));
        probe.find(0, 0, 0.325, 0.3);
        assertEquals(0.189 - 0.75 * 0.5, probe.surfaceTowards(probe.x - 0.3, probe.y - 0.4), NEAR);
        assertEquals(0.189 - 0.75 * 0.5, probe.surfaceTowards(probe.x - 0.3 - 0.4, probe.y - 0.4 + 0.3), NEAR, "across the slope nothing changes");
        assertEquals(0.189, probe.surfaceTowards(probe.x + 0.3, probe.y + 0.4), NEAR);
    }

    @Test
    void steeperSlopeIsNotGround() {
        assertFalse(probe(slope(-0.48, -0.64, 0.6)).find(0, 0, 0.5, 1));
        assertTrue(probe(slope(-0.42, -0.56, 0.714)).find(0, 0, 0.4, 1), "44.4 degrees");
        assertFalse(probe(slope(-0.4278, -0.5704, 0.7009)).find(0, 0, 0.4, 1), "45.5 degrees");
    }

    /** Two slopes of 53° that face each other: each alone is too steep, together they carry the body like level ground. */
    @Test
    void valleyOfSteepSidesCarries() {
        GroundProbe probe = probe(slope(-0.48, -0.64, 0.6), slope(0.48, 0.64, 0.6));
        assertTrue(probe.find(0, 0, 1, 1));
        assertNormal(0, 0, 1, probe);
        assertEquals(1 - (0.42 / 0.6 - 0.4), probe.drop, NEAR);
    }

    /** The same sides in a steeply descending valley do not carry. */
    @Test
    void steeplyDescendingGutterDoesNotCarry() {
        double side = 0.7;
        double down = 0.6;
        double up = Math.sqrt(1 - side * side - down * down);
        GroundProbe probe = probe(slope(side, down, up), slope(-side, down, up));
        assertFalse(probe.find(0, 0, 2, 3));
        assertFalse(probe.isHeld(0, 0, 2 - probe.drop));
        Motion motion = new Motion();
        motion.vx = 5;
        motion.vz = -10;
        probe.slide(motion);
        assertEquals(0, motion.vx, NEAR);
        double along = -10 * -down / Math.hypot(down, up);
        assertEquals(along * up / Math.hypot(down, up), motion.vy, NEAR, "along the gutter, by gravity's part of it");
        assertEquals(-along * down / Math.hypot(down, up), motion.vz, NEAR);
    }

    /**
     * The floor ends at x = 1. The middle of the sole is 0.2 beyond, 0.3693 above the edge: less steep than 45°, and
     * the floor's normal is used.
     */
    @Test
    void edgeCarriesWithTheNormalOfItsFace() {
        GroundProbe probe = probe(Brush.box(-5, -5, -2, 1, 5, 0));
        assertTrue(probe.find(1.2, 0.5, 0.2, 0.3));
        assertEquals(0.2 - (Math.sqrt(0.42 * 0.42 - 0.04) - 0.4), probe.drop, NEAR);
        assertNormal(0, 0, 1, probe);
        assertStands(1, 0.5, 0, probe);
        assertFalse(probe.find(1.31, 0.5, 0.2, 0.3), "too far beyond: steeper than 45 degrees");
    }

    /** Sliding off the edge ends on ground no deeper than the snap of 0.5. */
    @Test
    void steepEdgeAboveCloseGroundIsAStep() {
        Brush above = Brush.box(-5, -5, -2, 1, 5, 0);
        GroundProbe step = probe(above, Brush.box(-5, -5, -2, 5, 5, -0.45f));
        assertTrue(step.find(1.35, 0.5, 0.1, 0.3));
        assertNormal(0, 0, 1, step);
        assertStands(1, 0.5, 0, step);
        assertFalse(probe(above, Brush.box(-5, -5, -2, 5, 5, -0.55f)).find(1.35, 0.5, 0.1, 0.3), "deeper");
        GroundProbe north = probe(Brush.box(-5, -5, -2, 5, 1, 0), Brush.box(-5, -5, -2, 5, 5, -0.45f));
        assertTrue(north.find(0.5, 1.35, 0.1, 0.3));
    }

    private static CapsuleHit edge(double x, double y, double z, double nx, double ny, double nz, int brush) {
        CapsuleHit edge = new CapsuleHit();
        edge.x = x;
        edge.y = y;
        edge.z = z;
        edge.nx = nx;
        edge.ny = ny;
        edge.nz = nz;
        edge.brush = brush;
        return edge;
    }

    @Test
    void groundIsNotSteeperThanTheLimit() {
        assertTrue(probe(FLOOR).isGround(edge(0, 0, 0, 0.6, 0, 0.8, 0)));
        assertFalse(probe(FLOOR).isGround(edge(0, 0, 0, 0.8, 0, 0.6, 0)));
        assertTrue(probe(FLOOR).isGround(edge(0, 0, 0, 0.7, 0, SETTINGS.leastGroundZ(), 0)));
    }

    /** Beside an edge at x = 1 a floor continues at the same height, 0.1 lower, or not at all. */
    @Test
    void edgeIsAJointIfGroundContinuesAndALedgeOtherwise() {
        Brush above = Brush.box(-5, -5, -2, 1, 5, 0);
        CapsuleHit edge = edge(1, 0.5, 0, 0.6, 0, 0.8, 0);
        GroundProbe flush = probe(above, Brush.box(1, -5, -2, 5, 5, 0));
        assertTrue(flush.isJoint(edge));
        assertFalse(flush.isLedge(edge));
        assertEquals(0, flush.groundBeside(edge, 0.001), NEAR);
        GroundProbe lower = probe(above, Brush.box(1, -5, -2, 5, 5, -0.1f));
        assertFalse(lower.isJoint(edge));
        assertTrue(lower.isLedge(edge));
        assertEquals(-0.1, lower.groundBeside(edge, 0.001), NEAR);
        assertEquals(Double.NEGATIVE_INFINITY, probe(above).groundBeside(edge, 0.001));
    }

    /** Beside the edge a slope begins: its height counts at the edge. One that is too steep is not ground. */
    @Test
    void slopingGroundBesideAnEdgeCountsWithItsHeightThere() {
        Brush above = Brush.box(-5, -5, -2, 0, 5, 1);
        CapsuleHit edge = edge(0, 0.5, 1, 0.48, 0.64, 0.6, 0);
        assertEquals(0.3, probe(above, Brush.cutBox(0, -5, -5, 5, 5, 5, 0.6f, 0f, 0.8f, 0.24f)).groundBeside(edge, 1), NEAR);
        assertEquals(0.3, probe(above, Brush.cutBox(0, -5, -5, 5, 5, 5, 0f, 0.6f, 0.8f, 0.54f)).groundBeside(edge, 1), NEAR);
        assertEquals(Double.NEGATIVE_INFINITY, probe(above, Brush.cutBox(0, -5, -5, 5, 5, 5, 0.8f, 0f, 0.6f, 0.18f)).groundBeside(edge, 1));
    }
}
