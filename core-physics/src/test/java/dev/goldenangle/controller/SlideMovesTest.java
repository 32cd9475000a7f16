package dev.goldenangle.controller;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The three slides in hand-checked moves of a tenth of a second: a box 20 wide from 24 below its origin to 32 above,
 * over a floor at 0, so that it stands at 24.125. There is a high or low wall in the east at 100, and a high one in the
 * north at 100. The gap is an eighth, a step 18.
 */
class SlideMovesTest {
    private static final float GAP = 0.125f;
    private static final double STANDS = 24.125;
    private static final double AT_WALL = 100 - 10 - GAP;
    private static final Brush FLOOR = Brush.box(-1000, -1000, -100, 1000, 1000, 0);
    private static final Brush NORTH = Brush.box(-1000, 100, -100, 1000, 300, 500);
    private final MovingBox box = new MovingBox();

    /** The rules; without the usual overclip, so that all of them clip exactly here. */
    enum Rules {
        VQ3, DOCUMENT, QUAKEWORLD;

        SlideMove in(List<Brush> brushes) {
            BoxQuery world = BrushWorld.of(brushes).boxTracer();
            return switch (this) {
                case VQ3 -> new Vq3Slide(world, GAP, 1f, 18f, Vq3Slide.Rising.NEEDS_GROUND);
                case DOCUMENT -> new DocumentSlide(world, GAP, 1f, 18f);
                case QUAKEWORLD -> new QuakeWorldSlide(world, GAP, 1f, 0.1f, QuakeWorldSlide.Crease.AS_COMPUTED, 18f);
            };
        }

        /** With a wall of this height in the east. */
        SlideMove facing(double height) {
            return in(List.of(FLOOR, NORTH, Brush.box(100, -1000, -100, 300, 1000, (float) height)));
        }
    }

    private MovingBox at(double x, double y, double z, double vx, double vy, double vz) {
        box.mins.set(-10f, -10f, -24f);
        box.maxs.set(10f, 10f, 32f);
        box.position.set((float) x, (float) y, (float) z);
        box.velocity.set((float) vx, (float) vy, (float) vz);
        box.seconds = 0.1f;
        box.walkableNormal = 0.7f;
        box.standing = true;
        box.report = new TickReport(0);
        box.report.begin(box.velocity);
        return box;
    }

    private void ends(double x, double y, double z, double vx, double vy, double vz) {
        assertEquals(x, box.position.x, 1e-3, "x");
        assertEquals(y, box.position.y, 1e-3, "y");
        assertEquals(z, box.position.z, 1e-3, "z");
        assertEquals(vx, box.velocity.x, 1e-2, "speed east");
        assertEquals(vy, box.velocity.y, 1e-2, "speed north");
        assertEquals(vz, box.velocity.z, 1e-2, "speed up");
    }

    @ParameterizedTest
    @EnumSource
    void freePathIsFollowedToItsEnd(Rules rules) {
        assertFalse(rules.facing(500).slide(at(0, 0, 50, 300, 200, 100)));
        ends(30, 20, 60, 300, 200, 100);
        assertEquals(-1, box.stuckIn);
        assertEquals(0, box.report.contactCount());
    }

    /** It loses its eastward speed at the wall and continues north for the whole tick. */
    @ParameterizedTest
    @EnumSource
    void wallStopsTheSpeedIntoIt(Rules rules) {
        assertTrue(rules.facing(500).slide(at(50, 0, 50, 800, 600, 0)));
        ends(AT_WALL, 60, 50, 0, 600, 0);
        assertEquals(1, box.report.contactCount());
        assertEquals(-1f, box.report.contactNormal(0, 0));
        assertEquals(2, box.report.contactBrush(0));
        assertEquals(-400f, box.report.cause(SpeedCause.WALL), 1e-2f, "from 1000 to 600");
    }

    @ParameterizedTest
    @EnumSource
    void rightAngledCornerStopsTheBox(Rules rules) {
        assertTrue(rules.facing(500).slide(at(50, 50, 50, 800, 600, 0)));
        ends(AT_WALL, AT_WALL, 50, 0, 0, 0);
        assertEquals(-1000f, box.report.cause(SpeedCause.WALL), 1e-2f);
    }

    /** Two walls with a vertical crease: the speed along the crease is left. */
    @ParameterizedTest
    @EnumSource
    void cornerKeepsTheSpeedAlongItsCrease(Rules rules) {
        rules.facing(500).slide(at(AT_WALL, AT_WALL, 50, 800, 600, 400));
        ends(AT_WALL, AT_WALL, 90, 0, 0, 400);
    }

    /** A slope of 3 in 4 turns 400 east into 256 east and 192 up. A standing box runs up it, another one lands on it. */
    @ParameterizedTest
    @EnumSource
    void walkableSlopeIsNotAWall(Rules rules) {
        SlideMove slide = rules.in(List.of(FLOOR, Brush.cutBox(50, -1000, -100, 400, 1000, 200, -0.6f, 0f, 0.8f, -60f)));
        slide.slide(at(80, 0, STANDS, 400, 0, 0));
        assertEquals(256, box.velocity.x, 1e-2);
        assertEquals(192, box.velocity.z, 1e-2);
        assertEquals(-144f, box.report.cause(SpeedCause.GRAVITY), 1e-2f);
        at(80, 0, STANDS, 400, 0, 0).standing = false;
        slide.slide(box);
        assertEquals(-144f, box.report.cause(SpeedCause.LANDING), 1e-2f);
        at(80, 0, STANDS, 400, 0, 0).walkableNormal = 0.81f;
        slide.slide(box);
        assertEquals(-144f, box.report.cause(SpeedCause.WALL), 1e-2f);
    }

    @ParameterizedTest
    @EnumSource
    void boxInsideABrushIsStuck(Rules rules) {
        assertTrue(rules.facing(500).slide(at(200, 0, 50, 300, 0, 0)));
        assertEquals(2, box.stuckIn);
        assertEquals(200f, box.position.x);
    }

    @ParameterizedTest
    @EnumSource
    void lowWallIsStepped(Rules rules) {
        rules.facing(16).stepSlide(at(80, 0, STANDS, 400, 0, 0));
        ends(120, 0, STANDS + 16, 400, 0, 0);
        assertEquals(EventKind.STEP, box.report.eventKind(0));
        assertEquals(16f, box.report.eventValue(0), 1e-3f);
        assertEquals(0f, box.report.cause(SpeedCause.WALL), "the slide's loss at the riser does not count");
    }

    @ParameterizedTest
    @EnumSource
    void wallHigherThanAStepIsNotStepped(Rules rules) {
        rules.facing(19).stepSlide(at(80, 0, STANDS, 400, 300, 0));
        assertEquals(AT_WALL, box.position.x, 1e-3);
        assertEquals(30, box.position.y, 1e-3);
        assertEquals(STANDS, box.position.z, 0.01);
        assertEquals(0, box.report.eventCount());
    }

    /** Below one unit it is climbed, but does not count as a step. */
    @ParameterizedTest
    @EnumSource
    void lowRimIsClimbedWithoutAnEvent(Rules rules) {
        rules.facing(0.9).stepSlide(at(80, 0, STANDS, 400, 0, 0));
        ends(120, 0, STANDS + 0.9, 400, 0, 0);
        assertEquals(0, box.report.eventCount());
    }

    @ParameterizedTest
    @EnumSource
    void freePathNeedsNoStep(Rules rules) {
        rules.facing(500).stepSlide(at(0, 0, STANDS, 400, 0, 0));
        ends(40, 0, STANDS, 400, 0, 0);
        assertEquals(0, box.report.eventCount());
    }

    /** A ceiling 5 above the head allows a rise of 4.875, not enough for 16. */
    @ParameterizedTest
    @EnumSource
    void stepNeedsHeadroom(Rules rules) {
        List<Brush> brushes = List.of(FLOOR, Brush.box(100, -1000, -100, 300, 1000, 16), Brush.box(-1000, -1000, 61.125f, 1000, 1000, 100));
        rules.in(brushes).stepSlide(at(80, 0, STANDS, 400, 300, 0));
        assertEquals(AT_WALL, box.position.x, 1e-3);
        assertEquals(30, box.position.y, 1e-3);
        assertEquals(STANDS, box.position.z, 0.01);
    }

    /** 800 for a tenth of a second is 80: it falls with the mean of 0 and 80 for 4 units, and ends with 80. */
    @Test
    void quakeThreeFallsWithTheMeanSpeed() {
        at(0, 0, 50, 100, 0, 0).falling = true;
        box.gravity = 800;
        Rules.VQ3.facing(500).slide(box);
        ends(10, 0, 46, 100, 0, -80);
    }

    @Test
    void quakeThreeFallsFullyAlongAWall() {
        at(80, 0, 80, 400, 0, 0).falling = true;
        box.gravity = 800;
        Rules.VQ3.facing(500).slide(box);
        ends(AT_WALL, 0, 76, 0, 0, -80);
    }

    /** A timer keeps the velocity, including gravity's part. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void timerKeepsTheVelocityAtAWall(boolean falling) {
        at(80, 0, 80, 400, 0, 0).keepsVelocity = true;
        box.falling = falling;
        box.gravity = 800;
        Rules.VQ3.facing(500).slide(box);
        ends(AT_WALL, 0, falling ? 76 : 80, 400, 0, falling ? -80 : 0);
        assertEquals(0f, box.report.cause(SpeedCause.WALL));
        box.keepsVelocity = false;
    }

    @Test
    void documentSlideKeepsTheVelocityWhileATimerRuns() {
        at(80, 0, 80, 400, 300, 0).keepsVelocity = true;
        Rules.DOCUMENT.facing(500).slide(box);
        ends(AT_WALL, 30, 80, 400, 300, 0);
    }

    /** While rising, Quake III steps only over walkable ground within a step below. */
    @Test
    void risingBoxStepsOnlyOverGround() {
        Rules.VQ3.facing(16).stepSlide(at(80, 0, STANDS, 400, 0, 10));
        assertEquals(120, box.position.x, 1e-3);
        Rules.VQ3.facing(36).stepSlide(at(80, 0, STANDS + 20, 400, 0, 10));
        assertEquals(AT_WALL, box.position.x, 1e-3, "the wall is 16 above its feet, but the ground is 20 below");
        Rules.VQ3.facing(36).stepSlide(at(80, 0, STANDS + 20, 400, 0, 0));
        assertEquals(120, box.position.x, 1e-3, "a box that does not rise steps in the air");
    }

    /** QuakeWorld moves horizontally on the ground, and stands still without speed. */
    @Test
    void quakeworldStepsWithoutVerticalSpeed() {
        Rules.QUAKEWORLD.facing(500).stepSlide(at(0, 0, STANDS, 400, 0, 50));
        ends(40, 0, STANDS, 400, 0, 0);
        Rules.QUAKEWORLD.facing(500).stepSlide(at(0, 0, STANDS, 0, 0, 50));
        ends(0, 0, STANDS, 0, 0, 0);
    }

    /**
     * Above head height a beam stops the raised box at 14.875 north, while the slide under it gets to 30: by far the
     * longer path, although the step gets farther east.
     */
    @ParameterizedTest
    @EnumSource(names = {"DOCUMENT", "QUAKEWORLD"})
    void slideIsUsedIfItGetsFartherThanTheStep(Rules rules) {
        List<Brush> brushes = List.of(FLOOR, Brush.box(100, -1000, -100, 300, 1000, 16), Brush.box(-1000, 25, 60, 1000, 60, 100));
        rules.in(brushes).stepSlide(at(85, 0, STANDS, 100, 300, 0));
        ends(AT_WALL, 30, STANDS, 0, 300, 0);
        assertEquals(0, box.report.eventCount());
        assertEquals(300 - Math.sqrt(100000), box.report.cause(SpeedCause.WALL), 1e-2);
        List<Brush> south = List.of(FLOOR, Brush.box(100, -1000, -100, 300, 1000, 16), Brush.box(-1000, 0, 60, 1000, 35, 100));
        rules.in(south).stepSlide(at(85, -25, STANDS, 100, 300, 0));
        ends(AT_WALL, 5, STANDS, 0, 300, 0);
    }

    /** On a ledge 5 deep both paths are tried and the step gets 5 farther. */
    @ParameterizedTest
    @EnumSource
    void shallowLedgeIsStepped(Rules rules) {
        List<Brush> brushes = List.of(FLOOR, Brush.box(100, -1000, -100, 300, 1000, 16), Brush.box(105, -1000, -100, 300, 1000, 500));
        rules.in(brushes).stepSlide(at(80, 0, STANDS, 400, 300, 0));
        ends(AT_WALL + 5, 30, STANDS + 16, 0, 300, 0);
    }

    /** During the step it falls by 4, with 2 to the tread: it touches the tread in the slide and on the way down. */
    @Test
    void quakeThreeLandsOnTheTread() {
        at(80, 0, STANDS, 400, 0, 0).falling = true;
        box.gravity = 800;
        Rules.VQ3.facing(16).stepSlide(box);
        ends(120, 0, STANDS + 16, 400, 0, 0);
        assertEquals(2, box.report.contactCount());
        assertEquals(1f, box.report.contactNormal(0, 2));
        assertEquals(1f, box.report.contactNormal(1, 2));
        box.falling = false;
    }

    /**
     * The box lands at 80 down on a slope of 3 in 4, which turns this into 38.4 back and 28.8 down. The final velocity
     * is booked, not the mean velocity of the tick.
     */
    @Test
    void quakeThreeBooksTheWholeFall() {
        at(150, 0, 70, 0, 0, 0).falling = true;
        box.gravity = 800;
        Rules.VQ3.in(List.of(FLOOR, Brush.cutBox(50, -1000, -100, 400, 1000, 200, -0.6f, 0f, 0.8f, -60f))).slide(box);
        assertEquals(-38.4, box.velocity.x, 1e-2);
        assertEquals(-28.8, box.velocity.z, 1e-2);
        assertEquals(38.4f, box.report.cause(SpeedCause.GRAVITY), 1e-2f);
    }

    /** A steep side below turns the travel of the tick: of 40 down 19.2 go sideways, while the final speed is the whole fall. */
    @Test
    void quakeThreeTravelsAlongTheSteepSideItTouches() {
        at(0, 0, 300, 0, 0, 0).falling = true;
        box.gravity = 800;
        box.onPlane = true;
        box.plane.set(-0.8f, 0f, 0.6f);
        Rules.VQ3.facing(16).slide(box);
        ends(-1.92, 0, 300 - 2.56, 0, 0, -80);
    }

    /** The crease of two walls at 53° is 0.8 long and used twice: of 400 up 256 are left, or all of it if the crease is normalised. */
    @Test
    void quakeworldCreaseIsNotNormalised() {
        List<Brush> brushes = List.of(NORTH, Brush.cutBox(-1000, -1000, -100, 1000, 1000, 500, -0.8f, -0.6f, 0f, -68.05f));
        Rules.QUAKEWORLD.in(brushes).slide(at(0.05, AT_WALL + 0.05, 50, 300, 300, 400));
        ends(0.05, AT_WALL + 0.05, 50 + 25.6, 0, 0, 256);
        new QuakeWorldSlide(BrushWorld.of(brushes).boxTracer(), GAP, 1f, 0.1f, QuakeWorldSlide.Crease.OF_LENGTH_ONE, 18f).slide(at(0.05, AT_WALL + 0.05, 50, 300, 300, 400));
        ends(0.05, AT_WALL + 0.05, 90, 0, 0, 400);
    }
}
