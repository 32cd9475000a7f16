package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A cube of 20 in a level of two halves, split at x = 0. East: a block from 100 to 200, 100 wide and 64 high, with a
 * pool of water through its middle. West: an invisible wall from −200 to −100. A submodel, a lift of 64 with a lid, is
 * at (0, 400, 0). A patch as a floor is at height 16 from (300, −100) to (500, 100).
 */
class BspSweepTest {
    private static final int WATER = 32;
    private static final Vec3 MINS = new Vec3(-10f, -10f, -10f);
    private static final Vec3 MAXS = new Vec3(10f, 10f, 10f);
    private static final float GAP = 0.125f;
    private final BspTree tree = tree();
    private final BspSweep sweep = new BspSweep(tree);

    private static BspTree tree() {
        BspRoom room = new BspRoom();
        room.node(room.plane(1, 0, 0, 0), -1, -2);
        room.box(Contents.SOLID, 100, -50, 0, 200, 50, 64).box(WATER, 140, -500, 0, 160, 500, 64).box(Contents.PLAYER_CLIP, -200, -50, 0, -100, 50, 64);
        room.box(Contents.SOLID, -32, -32, 0, 32, 32, 64).box(Contents.SOLID, -32, -32, 100, 32, 32, 110);
        room.patch(0, 0).patch(WATER, 78, floor(300, -100, 60, 100)).patch(Contents.SOLID, 77, floor(300, -100, 16, 100)).patch(Contents.SOLID, 79, floor(-32, -32, 200, 32));
        room.patch(Contents.SOLID, 80, floor(-32, -32, 300, 32));
        room.leaf(List.of(0, 1, 2), List.of(0, 1)).leaf(List.of(), List.of(2));
        return room.model(0, 3, 0, 3).model(3, 2, 3, 2).tree();
    }

    /** Faces up, from a corner two steps in each direction. */
    private static float[] floor(float x, float y, float z, float step) {
        float[] points = new float[27];
        for (int i = 0; i < 9; i++) {
            points[3 * i] = x + step * (i % 3);
            points[3 * i + 1] = y + step * (i / 3);
            points[3 * i + 2] = z;
        }
        return points;
    }

    private static Vec3 at(double x, double y, double z) {
        return new Vec3((float) x, (float) y, (float) z);
    }

    private void world(Vec3 from, Vec3 to) {
        sweep.world(from, to, MINS, MAXS, GAP, Contents.PLAYER_SOLID);
    }

    /** The path is 200 long and starts 100 from the side: 89.875 of it are free. */
    @ParameterizedTest
    @CsvSource({"0,0,32, 200,0,32, -1,0,0, 10", "300,0,32, 100,0,32, 1,0,0, 11", "120,-150,32, 120,50,32, 0,-1,0, 12", "120,150,32, 120,-50,32, 0,1,0, 13",
        "120,0,-100, 120,0,100, 0,0,-1, 14", "120,0,164, 120,0,-36, 0,0,1, 15"})
    void blockStopsSweepsFromAllSixSidesOneGapBefore(float x1, float y1, float z1, float x2, float y2, float z2, float nx, float ny, float nz, int flags) {
        world(at(x1, y1, z1), at(x2, y2, z2));
        assertEquals(89.875f / 200f, sweep.fraction(), 1e-6f);
        assertEquals(at(nx, ny, nz), at(sweep.normalX() + 0f, sweep.normalY() + 0f, sweep.normalZ() + 0f));
        assertEquals(flags, sweep.flags());
        assertEquals(flags - 10, sweep.side());
        assertEquals(0, sweep.brush());
        assertEquals(-1, sweep.patch());
        assertEquals(Contents.SOLID, sweep.contents());
        assertFalse(sweep.isStartSolid() || sweep.isAllSolid());
    }

    @ParameterizedTest
    @CsvSource({"0,0,32, 89,0,32", "0,61,32, 400,61,32", "120,0,75, 300,0,75", "-50,0,32, 50,0,32", "120,-61,32, 120,-200,32"})
    void objectsBesideOrBeyondTheWayDoNotStopIt(float x1, float y1, float z1, float x2, float y2, float z2) {
        world(at(x1, y1, z1), at(x2, y2, z2));
        assertEquals(1f, sweep.fraction());
        assertEquals(0, sweep.contents());
        assertEquals(-1, sweep.brush());
        assertEquals(-1, sweep.side());
    }

    @Test
    void bothHalvesAreReachedThroughTheSplit() {
        world(at(300, 0, 32), at(-300, 0, 32));
        assertEquals(0, sweep.brush(), "nearer half first");
        world(at(-300, 0, 32), at(300, 0, 32));
        assertEquals(2, sweep.brush());
        assertEquals(89.875f / 600f, sweep.fraction(), 1e-6f);
        world(at(300, 80, 32), at(-300, 40, 32));
        assertEquals(2, sweep.brush(), "past the block, into the wall behind the split");
        assertEquals(Contents.PLAYER_CLIP, sweep.contents());
    }

    @Test
    void onlyContentsInTheMaskStop() {
        sweep.world(at(0, 200, 32), at(300, 200, 32), MINS, MAXS, GAP, Contents.PLAYER_SOLID);
        assertEquals(1f, sweep.fraction(), "through water");
        sweep.world(at(0, 200, 32), at(300, 200, 32), MINS, MAXS, GAP, WATER);
        assertEquals(129.875f / 300f, sweep.fraction(), 1e-6f);
        assertEquals(1, sweep.brush());
    }

    @Test
    void startInsideIsFreeOnTheWayOutAndAllSolidOtherwise() {
        world(at(120, 0, 32), at(120, 200, 32));
        assertTrue(sweep.isStartSolid());
        assertFalse(sweep.isAllSolid());
        assertEquals(1f, sweep.fraction());
        world(at(120, 0, 32), at(130, 0, 32));
        assertTrue(sweep.isStartSolid() && sweep.isAllSolid());
        assertEquals(0f, sweep.fraction());
        assertEquals(0, sweep.brush());
        assertEquals(-1, sweep.side());
        assertEquals(Contents.SOLID, sweep.contents());
    }

    @ParameterizedTest
    @CsvSource({"89.9,0,32", "210.1,0,32", "150,-60.1,32", "150,60.1,32", "150,0,-10.1", "150,0,74.1", "-89.9,0,32"})
    void boxAtRestBesideABlockIsFree(float x, float y, float z) {
        world(at(x, y, z), at(x, y, z));
        assertFalse(sweep.isStartSolid());
        assertEquals(1f, sweep.fraction());
    }

    @ParameterizedTest
    @CsvSource({"90.1,0,32,0", "209.9,0,32,0", "150,-59.9,32,0", "150,59.9,32,0", "150,0,-9.9,0", "150,0,73.9,0", "-90.1,0,32,2", "-209.9,0,32,2",
        "90,0,32,0", "210,0,32,0", "150,-60,32,0", "150,60,32,0", "150,0,-10,0", "150,0,74,0"})
    void boxAtRestTouchingABlockIsSolid(float x, float y, float z, int brush) {
        world(at(x, y, z), at(x, y, z));
        assertTrue(sweep.isStartSolid() && sweep.isAllSolid());
        assertEquals(0f, sweep.fraction());
        assertEquals(brush, sweep.brush());
        assertEquals(tree.contents(brush), sweep.contents());
    }

    @Test
    void nanIsReportedAsAllSolid() {
        world(at(Double.NaN, 0, 300), at(0, 0, 300));
        assertTrue(sweep.isAllSolid());
        assertEquals(0f, sweep.fraction());
        sweep.model(1, new Vec3(), at(0, 0, Double.POSITIVE_INFINITY), at(0, 0, 300), MINS, MAXS, GAP, Contents.PLAYER_SOLID);
        assertTrue(sweep.isAllSolid());
        assertEquals(0f, sweep.fraction());
    }

    @Test
    void patchStopsAFallAndNamesItsSurface() {
        world(at(400, 0, 126), at(400, 0, -74));
        assertEquals(99.875f / 200f, sweep.fraction(), 1e-6f);
        assertEquals(1f, sweep.normalZ());
        assertEquals(2, sweep.patch());
        assertEquals(-1, sweep.brush());
        assertEquals(77, sweep.flags());
        assertEquals(Contents.SOLID, sweep.contents());
        world(at(600, 0, 126), at(600, 0, -74));
        assertEquals(1f, sweep.fraction(), "beside it");
        world(at(400, 0, 16), at(400, 0, 16));
        assertTrue(sweep.isAllSolid());
        assertEquals(2, sweep.patch());
        world(at(400, 0, 26.5), at(400, 0, 26.5));
        assertFalse(sweep.isAllSolid());
    }

    @Test
    void submodelIsHitAtItsPosition() {
        Vec3 origin = at(0, 400, 0);
        sweep.model(1, origin, at(-142, 400, 32), at(58, 400, 32), MINS, MAXS, GAP, Contents.PLAYER_SOLID);
        assertEquals(99.875f / 200f, sweep.fraction(), 1e-6f, "west side at -32");
        assertEquals(3, sweep.brush());
        sweep.model(1, origin, at(-142, 300, 32), at(58, 300, 32), MINS, MAXS, GAP, Contents.PLAYER_SOLID);
        assertEquals(1f, sweep.fraction(), "beside it");
        sweep.model(1, origin, at(0, 400, 310), at(0, 400, 110), MINS, MAXS, GAP, Contents.PLAYER_SOLID);
        assertEquals(99.875f / 200f, sweep.fraction(), 1e-6f, "its roof of a patch");
        assertEquals(3, sweep.patch());
        sweep.model(1, origin, at(0, 400, 410), at(0, 400, 250), MINS, MAXS, GAP, Contents.PLAYER_SOLID);
        assertEquals(4, sweep.patch(), "a second one above it");
        sweep.model(1, origin, at(0, 400, 180), at(0, 400, 110), MINS, MAXS, GAP, Contents.PLAYER_SOLID);
        assertEquals(59.875f / 70f, sweep.fraction(), 1e-6f, "its second brush");
        assertEquals(4, sweep.brush());
    }

    @Test
    void tablesAreReadAsWritten() {
        assertEquals(5, tree.brushCount());
        assertEquals(6, tree.sideCount(3));
        assertEquals(18, tree.sideIndex(3, 0));
        assertEquals(19, tree.sidePlane(3, 0));
        assertEquals(12, tree.sideFlags(3, 2));
        assertEquals(32f, tree.plane(19, 3));
        assertEquals(-1f, tree.plane(19, 0));
        assertEquals(2, tree.modelCount());
        assertEquals(3, tree.firstBrush(1));
        assertEquals(2, tree.brushesOf(1));
        assertEquals(3, tree.firstSurface(1));
        assertEquals(2, tree.surfacesOf(1));
        assertEquals(5, tree.surfaceCount());
        assertNull(tree.patch(0));
        assertEquals(1, tree.patch(1).facetCount());
        assertEquals(WATER, tree.patchContents(1));
        assertEquals(77, tree.patchFlags(2));
    }

    /** The world's brushes 0 to 2 are 7, none and 9; surface 2 has plate 20, the lift's patch none. */
    private BoxQuery tracer() {
        BspRules.Standing lift = new BspRules.Standing(1, at(0, 400, 0), at(-32, 368, 0), at(32, 432, 200));
        return new BspRules(tree, List.of(lift), new int[] {7, -1, 9, 10, 11}, new int[] {-1, 21, 20, -1, -1}).tracer();
    }

    private static SweepHit trace(BoxQuery boxes, Vec3 from, Vec3 to) {
        SweepHit trace = new SweepHit();
        boxes.sweep(from, to, MINS, MAXS, GAP, trace);
        return trace;
    }

    @Test
    void nearerOfWorldAndLiftIsHit() {
        SweepHit block = trace(tracer(), at(0, 0, 32), at(200, 0, 32));
        assertEquals(89.875f, block.end.x, 1e-4f);
        assertEquals(7, block.brush);
        assertEquals(0, block.plane);
        assertEquals(at(-1, 0, 0), block.normal);
        assertEquals(block.normal, block.lastNormal);
        SweepHit lift = trace(tracer(), at(0, 600, 32), at(0, 100, 32));
        assertEquals(442.125f, lift.end.y, 1e-3f);
        assertEquals(10, lift.brush);
        assertEquals(3, lift.plane);
        SweepHit floor = trace(tracer(), at(400, 0, 126), at(400, 0, -74));
        assertEquals(26.125f, floor.end.z, 1e-4f);
        assertEquals(20, floor.brush);
        assertEquals(0, floor.plane);
        SweepHit roof = trace(tracer(), at(0, 400, 310), at(0, 400, 110));
        assertEquals(210.125f, roof.end.z, 1e-3f);
        assertEquals(-1, roof.brush);
        assertEquals(-1, roof.plane, "a patch without a plate");
        SweepHit free = trace(tracer(), at(0, 0, 300), at(50, 20, 310));
        assertEquals(1f, free.fraction);
        assertEquals(at(50, 20, 310), free.end);
        assertEquals(-1, free.brush);
    }

    @Test
    void boxInsideTheLiftIsSolid() {
        BoxQuery boxes = tracer();
        assertTrue(boxes.isSolid(at(0, 400, 32), MINS, MAXS));
        assertTrue(boxes.isSolid(at(150, 0, 32), MINS, MAXS));
        assertFalse(boxes.isSolid(at(0, 0, 32), MINS, MAXS), "where the lift would be without its origin");
        SweepHit buried = trace(boxes, at(0, 400, 32), at(5, 400, 32));
        assertTrue(buried.startSolid && buried.allSolid);
        assertEquals(0f, buried.fraction);
        assertEquals(new Vec3(), buried.normal);
        assertEquals(-1, buried.plane);
        SweepHit out = trace(boxes, at(0, 400, 32), at(0, 600, 32));
        assertTrue(out.startSolid);
        assertFalse(out.allSolid);
        assertEquals(1f, out.fraction);
    }

    /** Bounds from 0 to 100; a box of 10 in each direction is not near at 11.1, but near at 11 with a gap of an eighth. */
    @ParameterizedTest
    @CsvSource({"-1,0,0", "1,0,0", "0,-1,0", "0,1,0", "0,0,-1", "0,0,1"})
    void modelIsNearWithinOneUnitAndTheGap(int x, int y, int z) {
        BspRules.Standing model = new BspRules.Standing(1, new Vec3(), at(0, 0, 0), at(100, 100, 100));
        Vec3 near = at(50 + 61.1 * x, 50 + 61.1 * y, 50 + 61.1 * z);
        Vec3 off = at(50 + 61.2 * x, 50 + 61.2 * y, 50 + 61.2 * z);
        Vec3 far = at(50 + 200 * x, 50 + 200 * y, 50 + 200 * z);
        assertTrue(model.isNear(far, near, MINS, MAXS, GAP));
        assertTrue(model.isNear(near, far, MINS, MAXS, GAP));
        assertFalse(model.isNear(far, off, MINS, MAXS, GAP));
        assertFalse(model.isNear(off, far, MINS, MAXS, GAP));
    }

    /** Split by x + y = 0, a block on each side; the front one has its corner at (50, 50) cut off by x + y ≤ 80. */
    @Test
    void slantedSplitIsWalkedFromBothSides() {
        double half = Math.sqrt(0.5);
        BspRoom room = new BspRoom();
        room.node(room.plane(half, half, 0, 0), -1, -2);
        room.box(Contents.SOLID, 20, 20, 0, 50, 50, 64).cut(half, half, 0, 80 * half).box(Contents.SOLID, -50, -50, 0, -20, -20, 64);
        BspTree slanted = room.leaf(List.of(), List.of(0)).leaf(List.of(), List.of(1)).model(0, 0, 0, 2).tree();
        BspSweep boxes = new BspSweep(slanted);
        boxes.world(at(135, 35, 32), at(-65, 35, 32), MINS, MAXS, GAP, Contents.SOLID);
        assertEquals((135 - 60.125) / 200, boxes.fraction(), 1e-5, "the side at 50 is hit before the cut");
        boxes.world(at(-135, -35, 32), at(65, -35, 32), MINS, MAXS, GAP, Contents.SOLID);
        assertEquals((135 - 60.125) / 200, boxes.fraction(), 1e-5);
        assertEquals(1, boxes.brush());
        boxes.world(at(148, 148, 32), at(-52, -52, 32), MINS, MAXS, GAP, Contents.SOLID);
        assertEquals((296 - 100 - GAP / half) / 400, boxes.fraction(), 1e-5, "along the diagonal the cut, grown by the box, is at x + y = 100");
        assertEquals(6, boxes.side());
        boxes.world(at(53, 53, 32), at(53, 53, 32), MINS, MAXS, GAP, Contents.SOLID);
        assertFalse(boxes.isStartSolid(), "inside the bounds but outside the cut");
        boxes.world(at(49, 49, 32), at(49, 49, 32), MINS, MAXS, GAP, Contents.SOLID);
        assertEquals(0, boxes.brush());
        boxes.world(at(-49, -49, 32), at(-49, -49, 32), MINS, MAXS, GAP, Contents.SOLID);
        assertEquals(1, boxes.brush());
        Vec3 point = new Vec3();
        boxes.world(at(100, 100, 32), at(-100, -100, 32), point, point, GAP, Contents.SOLID);
        assertEquals((200 - 80 - GAP / half) / 400, boxes.fraction(), 1e-5, "a point");
        boxes.world(at(-100, -100, 32), at(100, 100, 32), point, point, GAP, Contents.SOLID);
        assertEquals((50 - GAP) / 200, boxes.fraction(), 1e-5);
    }

    /** Splits along y and z; each quarter has a block of 20, found by a sweep, at rest and as a point. */
    @Test
    void splitsAlongOtherAxesLeadToTheirLeafs() {
        BspRoom room = new BspRoom();
        room.node(room.plane(0, 1, 0, 0), 1, 2).node(room.plane(0, 0, 1, 0), -1, -2).node(room.plane(0, 0, 1, 0), -3, -4);
        int[][] middles = {{100, 100}, {100, -100}, {-100, 100}, {-100, -100}};
        for (int i = 0; i < 4; i++) {
            room.box(1 << i, -10, middles[i][0] - 10, middles[i][1] - 10, 10, middles[i][0] + 10, middles[i][1] + 10).leaf(List.of(), List.of(i));
        }
        BspSweep boxes = new BspSweep(room.model(0, 0, 0, 4).tree());
        for (int i = 0; i < 4; i++) {
            Vec3 middle = at(0, middles[i][0], middles[i][1]);
            boxes.world(middle, middle, MINS, MAXS, GAP, 15);
            assertEquals(i, boxes.brush());
            boxes.world(at(-100, middle.y, middle.z), at(100, middle.y, middle.z), MINS, MAXS, GAP, 15);
            assertEquals(i, boxes.brush());
            assertEquals(79.875f / 200f, boxes.fraction(), 1e-6f);
            boxes.world(at(0, -middle.y, -middle.z), middle, MINS, MAXS, GAP, 15 ^ 1 << 3 - i);
            assertEquals(i, boxes.brush(), "across both splits");
            assertEquals((180 - GAP) / 200, boxes.fraction(), 1e-5f);
        }
    }
}
