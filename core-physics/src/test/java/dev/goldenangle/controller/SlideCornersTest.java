package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The three slides among several walls at once: a box 20 wide and 20 high around its origin, for a tenth of a second.
 * The gap is an eighth.
 */
class SlideCornersTest {
    private static final double AT_WALL = 100 - 10 - 0.125;
    private static final Brush EAST = wall(-1, 0, 0, -100);
    private static final Brush NORTH = wall(0, -1, 0, -100);
    /** A wall at 53° to the northern one; a box near the origin touches both. */
    private static final Brush ACROSS = wall(-0.8, 0.6, 0, 39.8);
    private final MovingBox box = new MovingBox();

    /** Solid behind a plane. */
    private static Brush wall(double nx, double ny, double nz, double dist) {
        return Brush.cutBox(-1000, -1000, -1000, 1000, 1000, 1000, (float) nx, (float) ny, (float) nz, (float) dist);
    }

    private MovingBox at(double x, double y, double z, double vx, double vy, double vz) {
        box.mins.set(-10f, -10f, -10f);
        box.maxs.set(10f, 10f, 10f);
        box.position.set((float) x, (float) y, (float) z);
        box.velocity.set((float) vx, (float) vy, (float) vz);
        box.seconds = 0.1f;
        box.walkableNormal = 0.7f;
        box.report = new TickReport(0);
        box.report.begin(box.velocity);
        return box;
    }

    private void moves(double vx, double vy, double vz) {
        assertEquals(vx, box.velocity.x, 1e-2, "speed east");
        assertEquals(vy, box.velocity.y, 1e-2, "speed north");
        assertEquals(vz, box.velocity.z, 1e-2, "speed up");
    }

    @ParameterizedTest
    @EnumSource(value = SlideMovesTest.Rules.class, names = {"VQ3", "DOCUMENT"})
    void sharpCornerKeepsTheSpeedAlongItsCrease(SlideMovesTest.Rules rules) {
        assertTrue(rules.in(List.of(NORTH, ACROSS)).slide(at(0.05, AT_WALL + 0.05, 50, 300, 300, 400)));
        moves(0, 0, 400);
        assertEquals(90, box.position.z, 1e-3);
    }

    /** Above the same crease is a lid that leans north: the rest of the rise along it runs into the northern wall. */
    @ParameterizedTest
    @EnumSource(value = SlideMovesTest.Rules.class, names = {"VQ3", "DOCUMENT"})
    void cornerWithALidStopsTheBox(SlideMovesTest.Rules rules) {
        Brush lid = wall(0, 0.6, -0.8, 0.6 * AT_WALL - 0.8 * 80);
        assertTrue(rules.in(List.of(NORTH, ACROSS, lid)).slide(at(0.05, AT_WALL + 0.05, 50, 300, 300, 400)));
        moves(0, 0, 0);
        assertEquals(-Math.sqrt(180000), box.report.cause(SpeedCause.WALL), 1e-2);
    }

    /**
     * 100 east and 10 north: the eastern wall leaves 10 north, and a wall that leans back to the west turns that
     * against the initial direction.
     */
    @Test
    void documentSlideStopsIfTurnedBack() {
        SlideMove slide = SlideMovesTest.Rules.DOCUMENT.in(List.of(EAST, wall(-0.6, -0.8, 0, -0.6 * 100 - 0.8 * 10.2)));
        assertTrue(slide.slide(at(AT_WALL - 1, -0.5, 50, 100, 10, 0)));
        moves(0, 0, 0);
    }

    /**
     * Beyond the eastern wall is one at 5° to it, which counts as the same: the box is pushed off by one unit each
     * time, and not stopped.
     */
    @ParameterizedTest
    @EnumSource(value = SlideMovesTest.Rules.class, names = {"VQ3", "DOCUMENT"})
    void wallLikeTheLastOnePushesOff(SlideMovesTest.Rules rules) {
        double cosine = Math.cos(Math.toRadians(5));
        double sine = Math.sin(Math.toRadians(5));
        SlideMove slide = rules.in(List.of(EAST, wall(-cosine, -sine, 0, -cosine * 100 - sine * 20)));
        assertTrue(slide.slide(at(50, -20, 50, 800, 600, 0)));
        moves(-3 * cosine, 600 - 3 * sine, 0);
    }

    /** A room whose walls turn by 20° each. */
    private static List<Brush> round() {
        List<Brush> walls = new ArrayList<>();
        for (int i = 1; i <= 6; i++) {
            double angle = Math.toRadians(20 * i);
            walls.add(wall(-Math.sin(angle), Math.cos(angle), 0, -100));
        }
        return walls;
    }

    private static Vq3Slide quakeThree() {
        return new Vq3Slide(BrushWorld.of(round()).boxTracer(), 0.125f, 1.001f, 18f, Vq3Slide.Rising.NEEDS_GROUND);
    }

    private List<Integer> met() {
        return IntStream.range(0, box.report.contactCount()).mapToObj(box.report::contactBrush).toList();
    }

    @Test
    void roundRoomIsHitFourTimes() {
        assertTrue(new QuakeWorldSlide(BrushWorld.of(round()).boxTracer(), 0.125f, 1.001f, 0.1f, QuakeWorldSlide.Crease.AS_COMPUTED, 18f).slide(at(20, -82, 0, 3000, 0, 0)));
        assertEquals(List.of(0, 1, 2, 3), met());
        assertFalse(box.velocity.isZero());
        assertTrue(quakeThree().slide(at(20, -82, 0, 3000, 0, 0)));
        assertEquals(List.of(0, 1, 2, 3), met());
        assertFalse(box.velocity.isZero());
    }

    /** Including the ground and its heading, Quake III has five planes after three walls; the fourth wall is one too many. */
    @Test
    void quakeThreeStopsAtTheSixthPlane() {
        at(20, -82, 0, 3000, 0, 0).onPlane = true;
        box.plane.set(0f, 0f, 1f);
        assertTrue(quakeThree().slide(box));
        assertEquals(List.of(0, 1, 2, 3), met());
        moves(0, 0, 0);
        assertEquals(-3000, box.report.cause(SpeedCause.WALL), 1e-1);
    }

    @ParameterizedTest
    @EnumSource(SlideMovesTest.Rules.class)
    void stuckBoxReportsItsBrush(SlideMovesTest.Rules rules) {
        assertTrue(rules.in(List.of(NORTH, EAST)).slide(at(200, 0, 50, 300, 0, 0)));
        assertEquals(1, box.report.contactCount());
        assertEquals(1, box.report.contactBrush(0));
    }

    @Test
    void normalAtTheLimitIsWalkableAndOneUnitIsAStep() {
        at(0, 0, 0, 0, 0, 0);
        assertTrue(box.isWalkable(new Vec3(0f, 0.7f, 0.7f)));
        assertFalse(box.isWalkable(new Vec3(0f, 0.7f, 0.69f)));
        box.noteStep(0.99f);
        assertEquals(0, box.report.eventCount());
        box.noteStep(1f);
        assertEquals(1, box.report.eventCount());
    }
}
