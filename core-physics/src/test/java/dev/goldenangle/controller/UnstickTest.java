package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A box of 20 × 20 × 40 with its origin in the middle of its foot, stuck in a block of 100 × 100 × 100. */
class UnstickTest {
    private static final float EIGHTH = Unstick.NUDGE;
    private final BrushWorld world = BrushWorld.of(List.of(Brush.box(0f, 0f, 0f, 100f, 100f, 100f)));
    private final Unstick unstick = new Unstick(world, new BoxTracer(world));
    private final MovingBox box = new MovingBox();

    private MovingBox at(double x, double y, double z) {
        box.mins.set(-10f, -10f, 0f);
        box.maxs.set(10f, 10f, 40f);
        box.position.set((float) x, (float) y, (float) z);
        return box;
    }

    private void assertAt(double x, double y, double z) {
        assertEquals(x, box.position.x, 1e-4, "x");
        assertEquals(y, box.position.y, 1e-4, "y");
        assertEquals(z, box.position.z, 1e-4, "z");
    }

    @Test
    void freeBoxIsNotMoved() {
        assertTrue(unstick.nudge(at(-20, 50, 50), EIGHTH));
        assertAt(-20, 50, 50);
    }

    /** A sixteenth inside a side of the block: the neighbour an eighth away is free. */
    @Test
    void boxSlightlyInsideIsMovedToTheNextFreePlace() {
        assertTrue(unstick.nudge(at(-10 + 0.0625, 50, 50), EIGHTH));
        assertAt(-10 + 0.0625 - EIGHTH, 50, 50);
        assertTrue(unstick.nudge(at(110 - 0.0625, 50, 50), EIGHTH));
        assertAt(110 - 0.0625 + EIGHTH, 50, 50);
        assertTrue(unstick.nudge(at(50, -10 + 0.0625, 50), EIGHTH));
        assertAt(50, -10 + 0.0625 - EIGHTH, 50);
        assertTrue(unstick.nudge(at(50, 110 - 0.0625, 50), EIGHTH));
        assertAt(50, 110 - 0.0625 + EIGHTH, 50);
        assertTrue(unstick.nudge(at(50, 50, 100 - 0.0625), EIGHTH));
        assertAt(50, 50, 100 - 0.0625 + EIGHTH);
        assertTrue(unstick.nudge(at(50, 50, -40 + 0.0625), EIGHTH));
        assertAt(50, 50, -40 + 0.0625 - EIGHTH);
    }

    @Test
    void boxDeepInsideIsNotNudged() {
        assertFalse(unstick.nudge(at(-5, 50, 50), EIGHTH));
        assertAt(-5, 50, 50);
    }

    /** The lower side is the nearest, with nothing below: the box stays stuck instead of being moved under the world. */
    @Test
    void boxIsNeverMovedBelowTheWorld() {
        assertFalse(unstick.free(at(50, 50, 2), 0.25f));
        assertAt(50, 50, 2);
    }

    /** Five inside the west side, far from the others: it is pushed out there, plus a gap of a quarter. */
    @Test
    void boxDeepInsideIsPushedOutThroughTheNearestSide() {
        assertTrue(unstick.free(at(-5, 50, 50), 0.25f));
        assertAt(-10 - 0.25, 50, 50);
        assertTrue(unstick.free(at(50, 50, 92), 0.25f));
        assertAt(50, 50, 100 + 0.25);
        assertTrue(unstick.free(at(50, 103, 50), 0.25f));
        assertAt(50, 110 + 0.25, 50);
    }

    /** Between two walls closer than its width there is no way out. */
    @Test
    void boxThatCannotBeFreedIsNotMoved() {
        BrushWorld narrow = BrushWorld.of(List.of(Brush.box(-1000f, -1000f, -1000f, 0f, 1000f, 1000f), Brush.box(15f, -1000f, -1000f, 1000f, 1000f, 1000f)));
        assertFalse(new Unstick(narrow, new BoxTracer(narrow)).free(at(7, 0, 0), 0.25f));
        assertAt(7, 0, 0);
    }

    @Test
    void stuckBoxIsReportedWithItsDepthAndBrush() {
        at(-6, 50, 50).report = new TickReport(0);
        box.report.begin(new Vec3());
        unstick.report(box);
        assertEquals(0, box.report.eventCount(), "not stuck according to its slide");
        box.stuckIn = 0;
        unstick.report(box);
        assertEquals(EventKind.STUCK, box.report.eventKind(0));
        assertEquals(4f, box.report.eventValue(0), 1e-4f);
        assertEquals(0, box.report.eventIndex(0));
        at(-30, 50, 50);
        unstick.report(box);
        assertEquals(0f, box.report.eventValue(1), "outside there is no depth");
    }

    /** In a corner of three blocks, slightly inside each, only one of the 27 places is free. */
    @Test
    void boxInACornerIsNudgedOutOfAllThreeBlocks() {
        BrushWorld corner = BrushWorld.of(List.of(Brush.box(0f, -500f, -500f, 100f, 500f, 500f), Brush.box(-500f, -100f, -500f, 500f, 0f, 500f),
                Brush.box(-500f, -500f, 0f, 500f, 500f, 100f)));
        assertTrue(new Unstick(corner, new BoxTracer(corner)).nudge(at(-10 + 0.0625, 10 - 0.0625, -40 + 0.0625), EIGHTH));
        assertAt(-10 + 0.0625 - EIGHTH, 10 - 0.0625 + EIGHTH, -40 + 0.0625 - EIGHTH);
    }

    /** A body thinner than the nudge in a thin plate: of the places on both sides the one with lower coordinates is tried first. */
    @Test
    void lowerOfTwoFreeSidesIsChosen() {
        assertEquals(-EIGHTH, nudgedOutOf(Brush.box(-0.01f, -9f, -9f, 0.01f, 9f, 9f)).x);
        assertEquals(-EIGHTH, nudgedOutOf(Brush.box(-9f, -0.01f, -9f, 9f, 0.01f, 9f)).y);
        assertEquals(-EIGHTH, nudgedOutOf(Brush.box(-9f, -9f, -0.01f, 9f, 9f, 0.01f)).z);
    }

    private Vec3 nudgedOutOf(Brush plate) {
        BrushWorld plates = BrushWorld.of(List.of(plate));
        at(0, 0, 0);
        box.mins.set(-0.05f, -0.05f, -0.05f);
        box.maxs.set(0.05f, 0.05f, 0.05f);
        assertTrue(new Unstick(plates, new BoxTracer(plates)).free(box, 0.25f));
        return box.position;
    }

    /** The nearest side leads out of the world; a box exactly on the border still counts as inside. */
    @Test
    void boxOnTheBorderIsNotMovedOutOfTheWorld() {
        for (double[] place : new double[][] {{0, 50, 50}, {100, 50, 50}, {50, 0, 50}, {50, 100, 50}, {50, 50, 0}}) {
            assertFalse(unstick.free(at(place[0], place[1], place[2]), 0.25f));
            assertAt(place[0], place[1], place[2]);
        }
    }

    /** Five inside both the west and the south side: the first of the two is chosen. */
    @Test
    void firstOfTwoEquallyNearSidesIsChosen() {
        assertTrue(unstick.free(at(-5, -5, 50), 0.25f));
        assertAt(-10.25, -5, 50);
    }

    /** The origin of the box is 24 above its foot, which is 8 below the top of the block. */
    @Test
    void depthIsMeasuredAtTheFoot() {
        at(50, 50, 116);
        box.mins.set(-10f, -10f, -24f);
        box.maxs.set(10f, 10f, 32f);
        assertTrue(unstick.free(box, 0.25f));
        assertAt(50, 50, 124.25);
    }
}
