package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Box sweeps decided by a tie: a plane that is only touched, two planes or two brushes hit at once. The box is 30 by 30
 * by 56, its feet 24 below its position.
 */
class BoxCornersTest {
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private static final Vec3 MAXS = new Vec3(15f, 15f, 32f);
    private static final float GAP = 0.125f;
    private final SweepHit trace = new SweepHit();

    private SweepHit sweep(List<Brush> brushes, Vec3 from, Vec3 to) {
        new BoxTracer(BrushWorld.of(brushes)).sweep(from, to, MINS, MAXS, GAP, trace);
        return trace;
    }

    @Test
    void horizontalSweepWithinTheGapPassesOverABlock() {
        Brush block = Brush.box(20, -64, -64, 100, 64, 0);
        assertEquals(1f, sweep(List.of(block), new Vec3(0, 0, 24.05f), new Vec3(300, 0, 24.05f)).fraction);
        assertTrue(sweep(List.of(block), new Vec3(0, 0, 24.05f), new Vec3(300, 0, 24.04f)).fraction < 1f);
    }

    /** The box touches the plane of the block's side and is within the gap of its top: only the top blocks it. */
    @Test
    void sideThatIsOnlyTouchedIsNotEntered() {
        sweep(List.of(Brush.box(0, -64, -64, 100, 64, 0)), new Vec3(-15, 0, 24.05f), new Vec3(-10, 0, 23.05f));
        assertEquals(0f, trace.fraction);
        assertEquals(new Vec3(0, 0, 1), trace.normal);
        assertEquals(5, trace.plane);
    }

    /**
     * At the end the box touches the far side from inside without leaving it. It falls from 1.125 to 0.1: the gap is
     * reached after 1 / 1.025.
     */
    @Test
    void sideThatIsOnlyReachedIsNotLeft() {
        sweep(List.of(Brush.box(-100, -100, -64, 100, 0, 0)), new Vec3(0, 12, 25.125f), new Vec3(0, 15, 24.1f));
        assertEquals(1 / 1.025f, trace.fraction, 1e-5f);
        assertEquals(new Vec3(0, 0, 1), trace.normal);
    }

    @Test
    void firstOfTwoSidesHitAtOnceCounts() {
        Brush block = Brush.box(0, 0, -64, 100, 100, 64);
        sweep(List.of(block), new Vec3(-31, -31, 0), new Vec3(1, 1, 0));
        assertEquals(new Vec3(-1, 0, 0), trace.normal);
        assertEquals(15.875f / 32, trace.fraction);
    }

    /** A ray through the corner (0, 10) enters one side where it leaves the other. */
    @Test
    void rayThroughACornerIsFree() {
        BoxTracer tracer = new BoxTracer(BrushWorld.of(List.of(Brush.box(0, 0, 0, 10, 10, 10))));
        tracer.sweep(new Vec3(-5, 5, 5), new Vec3(5, 15, 5), new Vec3(), new Vec3(), 0f, trace);
        assertEquals(1f, trace.fraction);
        tracer.sweep(new Vec3(-5, 4, 5), new Vec3(5, 14, 5), new Vec3(), new Vec3(), 0f, trace);
        assertEquals(0.5f, trace.fraction);
    }

    /** The box starts inside one brush, moves out of it, and is stopped immediately by another. The list is searched up to the stopping brush. */
    @Test
    void startInSolidIsReportedOnlyIfItsBrushIsListedBeforeTheStoppingOne() {
        Brush around = Brush.box(-100, -20, -100, 10, 20, 100);
        Brush floor = Brush.box(-500, -500, -64, 500, 500, -24.05f);
        Vec3 out = new Vec3(60, 0, -1);
        sweep(List.of(around, floor), new Vec3(), out);
        assertTrue(trace.startSolid);
        assertEquals(1, trace.brush);
        assertEquals(5, trace.plane);
        assertEquals(0f, trace.fraction);
        sweep(List.of(floor, around), new Vec3(), out);
        assertFalse(trace.startSolid);
        assertEquals(0, trace.brush);
        sweep(List.of(floor, around), new Vec3(), new Vec3(60, 0, 0));
        assertTrue(trace.startSolid);
        assertEquals(1f, trace.fraction);
    }

    /** The index shows the last brush first. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void orderOfTheListDecidesNotTheOrderOfTheIndex(boolean isBuriedFirst) {
        Brush around = Brush.box(-100, -100, -100, 100, 100, 100);
        Brush wall = Brush.box(20, -64, -64, 40, 64, 128);
        BrushWorld world = BrushWorld.of(isBuriedFirst ? List.of(around, wall) : List.of(wall, around));
        new BoxSweep(world, new Nearby(new WatchedIndex(2), Float.POSITIVE_INFINITY)).run(new Vec3(), new Vec3(10, 0, 0), MINS, MAXS, GAP, trace);
        assertTrue(trace.allSolid);
        assertEquals(isBuriedFirst ? 0 : 1, trace.brush);
        assertEquals(isBuriedFirst ? new Vec3() : new Vec3(-1, 0, 0), trace.lastNormal);
    }

    @Test
    void nearerOfTwoWallsStopsInAnyOrder() {
        Brush near = Brush.box(20, -64, -64, 40, 64, 64);
        Brush far = Brush.box(30, -64, -64, 50, 64, 64);
        for (List<Brush> walls : List.of(List.of(near, far), List.of(far, near), List.of(near, near), List.of(far, far, near, near))) {
            BrushWorld world = BrushWorld.of(walls);
            new BoxSweep(world, new Nearby(new WatchedIndex(walls.size()), Float.POSITIVE_INFINITY)).run(new Vec3(), new Vec3(32, 0, 0), MINS, MAXS, GAP, trace);
            assertEquals(walls.indexOf(near), trace.brush);
            assertEquals(4.875f / 32, trace.fraction);
        }
    }
}
