package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Boxes around brushes: a cube of ten, and a wedge whose corner at (10, 10) is cut off by x + y ≤ 14. */
class BrushBoundsTest {
    private static final float HALF = (float) Math.sqrt(0.5);
    private static final Brush CUBE = Brush.box(-30, -30, -30, -20, -20, -20);
    private static final Brush WEDGE = Brush.cutBox(0, 0, 0, 10, 10, 10, HALF, HALF, 0, 14 * HALF);

    @Test
    void worldBoundsAreThoseOfItsBrushes() {
        Bounds bounds = new Bounds(List.of(CUBE, WEDGE));
        assertEquals(2, bounds.count());
        assertEquals(12, bounds.corners().length);
        for (int axis = 0; axis < 3; axis++) {
            assertEquals(-30f, bounds.min(axis));
            assertEquals(10f, bounds.max(axis));
            assertEquals(-20f, bounds.max(0, axis));
            assertEquals(0f, bounds.min(1, axis) + 0f);
        }
        Bounds none = new Bounds(List.of());
        assertEquals(0f, none.min(0));
        assertEquals(0f, none.max(0));
    }

    /** A box of 2 around a position. */
    @ParameterizedTest
    @CsvSource({"5,5,5, true", "-1,5,5, true", "-1.01,5,5, false", "11,2,5, true", "11.01,2,5, false", "5,-1,5, true", "5,-1.01,5, false", "2,11,5, true",
        "2,11.01,5, false", "5,5,-1, true", "5,5,-1.01, false", "5,5,11, true", "5,5,11.01, false", "7.9,8,5, true", "8.1,8,5, false", "10.5,10.5,5, false"})
    void touchingBoxCountsAsInside(float x, float y, float z, boolean inside) {
        assertEquals(inside, WEDGE.touches(x - 1, y - 1, z - 1, x + 1, y + 1, z + 1));
        BrushWorld world = BrushWorld.of(List.of(CUBE, WEDGE));
        Vec3 mins = new Vec3(-1, -1, 0);
        Vec3 maxs = new Vec3(1, 1, 2);
        assertEquals(inside, new BoxTracer(world).isSolid(new Vec3(x, y, z - 1), mins, maxs));
    }

    @Test
    void firstOfSeveralBrushesIsReported() {
        BrushWorld world = BrushWorld.of(List.of(CUBE, WEDGE, Brush.box(5, 0, 0, 9, 5, 5)));
        SweepHit trace = new SweepHit();
        Vec3 at = new Vec3(6, 2, 2);
        new BoxTracer(world).sweep(at, at, new Vec3(-1, -1, -1), new Vec3(1, 1, 1), 0.125f, trace);
        assertTrue(trace.allSolid);
        assertEquals(1, trace.brush);
    }

    /** A grid cell is a millionth of the world; boxes that meet still meet, boxes far apart do not. */
    @Test
    void boxesMeetOnTheGridAsInTheWorld() {
        Lattice lattice = new Lattice(new Bounds(List.of(Brush.box(0, 0, 0, 100, 200, 400))));
        assertEquals(0, lattice.cell(0, 0, 0));
        assertEquals(0, lattice.cell(-5, -5, -5), "outside counts as on the border");
        long cells = (1 << 20) - 1;
        assertEquals(cells | cells << 21 | cells << 42, lattice.cell(100, 200, 400));
        assertEquals(cells | cells << 21 | cells << 42, lattice.cell(900, 900, 900));
        assertEquals(cells / 2, lattice.cell(50, 0, 0));
        assertEquals(cells / 2 << 21, lattice.cell(0, 100, 0));
        assertEquals(cells / 2 << 42, lattice.cell(0, 0, 200));
        assertTrue(meet(lattice, 10, 10, 10));
        assertTrue(meet(lattice, 20, 20, 20), "touch");
        assertFalse(meet(lattice, 21, 10, 10));
        assertFalse(meet(lattice, 10, 21, 10));
        assertFalse(meet(lattice, 10, 10, 21));
    }

    @Test
    void latticeBeginsAtTheLowestCornerOfItsWorld() {
        Lattice lattice = new Lattice(new Bounds(List.of(Brush.box(-60, 20, 30, 40, 220, 430))));
        long cells = (1 << 20) - 1;
        assertEquals(0, lattice.cell(-60, 20, 30));
        assertEquals(cells | cells << 21 | cells << 42, lattice.cell(40, 220, 430));
        assertEquals(cells / 2, lattice.cell(-10, 20, 30));
        assertEquals(cells / 2 << 21, lattice.cell(-60, 120, 30));
        assertEquals(cells / 2 << 42, lattice.cell(-60, 20, 230));
    }

    /** A box from 10 to 20 and one from (x, y, z) to 30. */
    private static boolean meet(Lattice lattice, float x, float y, float z) {
        long low = lattice.cell(10, 10, 10);
        long high = lattice.cell(20, 20, 20) | Lattice.GUARDS;
        long otherLow = lattice.cell(x, y, z);
        long otherHigh = lattice.cell(30, 30, 30) | Lattice.GUARDS;
        boolean meets = Lattice.meet(low, high, otherLow, otherHigh);
        assertEquals(meets, Lattice.meet(otherLow, otherHigh, low, high));
        return meets;
    }

    @Test
    void groundIsWalkableSurfaceWithinTheProbe() {
        BrushWorld world = BrushWorld.of(List.of(Brush.box(-50, -50, -10, 0, 50, 0), Brush.cutBox(0, -50, -10, 50, 50, 40, -0.8f, 0, 0.6f, 0f)));
        GroundQuery query = new GroundQuery(world.boxTracer(), 0.25f, 0.125f, 0.7f);
        Vec3 mins = new Vec3(-1, -1, 0);
        Vec3 maxs = new Vec3(1, 1, 2);
        Vec3 normal = new Vec3();
        assertTrue(query.isOnGround(new Vec3(-10, 0, 0.2f), mins, maxs, normal));
        assertEquals(new Vec3(0, 0, 1), normal);
        assertFalse(query.isOnGround(new Vec3(-10, 0, 0.5f), mins, maxs, normal), "too high");
        assertEquals(new Vec3(), normal);
        float rise = 11 * 0.8f / 0.6f;
        assertFalse(query.isOnGround(new Vec3(10, 0, rise + 0.15f), mins, maxs, normal), "too steep");
        assertEquals(0.6f, normal.z, 1e-6f);
        GroundQuery climber = new GroundQuery(world.boxTracer(), 0.25f, 0.125f, 0.6f);
        assertTrue(climber.isOnGround(new Vec3(10, 0, rise + 0.15f), mins, maxs, normal), "just walkable");
    }

    /**
     * Given out of order, without the lower planes of x and z, which are added from the bounds: a slope from the middle
     * of one side to the top.
     */
    @Test
    void chainKeepsThePlanesAndTheirOrder() {
        Brush brush = Brush.chain(0, 0, 1, 4, 1, 0, 0, 8, 0, -1, 0, 2, 0, 1, 0, 6, -HALF, 0, -HALF, -2 * HALF);
        Vec3 normal = new Vec3();
        assertEquals(7, brush.planeCount());
        assertEquals(-2f, brush.min(0), 1e-5f, "where the slope meets the top");
        assertEquals(8f, brush.max(0));
        assertEquals(-2f, brush.min(1));
        assertEquals(6f, brush.max(1));
        assertEquals(-6f, brush.min(2), 1e-5f, "where the slope meets the side");
        assertEquals(4f, brush.max(2));
        assertEquals(-2 * HALF, brush.plane(6, normal));
        assertEquals(new Vec3(-HALF, 0, -HALF), normal);
        assertEquals(List.of(5, 1, 2, 3, 6, 0, 4), Arrays.stream(brush.chain()).boxed().toList());
    }
}
