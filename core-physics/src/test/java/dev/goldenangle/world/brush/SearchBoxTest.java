package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The box that a sweep passes to the index: the path of the box, the gap and some slack around it, a 262144th of all
 * coordinates and sizes. Here they add up to 5120, so the slack is 5/256.
 */
class SearchBoxTest {
    private static final float GAP = 0.125f;
    private static final float PAD = GAP + 5f / 256;
    private static final Vec3 MINS = new Vec3(-1, -2, -3);
    private static final Vec3 MAXS = new Vec3(3, 6, 9);
    /** A brush as wide as 31 windows and far from the paths: 32 windows are searched. */
    private static final Brush FAR = Brush.box(5000, 5000, 5000, 5992, 5992, 5992);
    private final SweepHit trace = new SweepHit();

    private List<List<Float>> boxSearch(Brush brush, Vec3 from, Vec3 to) {
        WatchedIndex index = new WatchedIndex(1);
        new BoxSweep(BrushWorld.of(List.of(brush)), new Nearby(index, Float.POSITIVE_INFINITY)).run(from, to, MINS, MAXS, GAP, trace);
        return index.boxes;
    }

    private static List<Float> padded(float x0, float y0, float z0, float x1, float y1, float z1) {
        return List.of(x0 - PAD, y0 - PAD, z0 - PAD, x1 + PAD, y1 + PAD, z1 + PAD);
    }

    /** The box's middle, (1, 2, 3) beside its origin, moves from (-1000, 900, 674) to (-968, 884, 682) and is 2, 4 and 6 from the sides. */
    @Test
    void shortSweepIsSearchedInOneQuery() {
        assertEquals(List.of(padded(-1002, 880, 668, -966, 904, 688)), boxSearch(FAR, new Vec3(-1001, 898, 671), new Vec3(-969, 882, 679)));
        assertEquals(List.of(padded(-1002, 880, 668, -966, 904, 688)), boxSearch(FAR, new Vec3(-969, 882, 679), new Vec3(-1001, 898, 671)));
        assertEquals(1f, trace.fraction);
    }

    /** Three windows along x, from (-1000, 900, 714) by (96, -48, 24): four quarters. */
    @Test
    void longSweepIsSearchedPieceByPiece() {
        List<List<Float>> quarters = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            quarters.add(padded(-1002 + 24 * i, 884 - 12 * i, 708 + 6 * i, -974 + 24 * i, 904 - 12 * i, 726 + 6 * i));
        }
        assertEquals(quarters, boxSearch(FAR, new Vec3(-1001, 898, 711), new Vec3(-905, 850, 735)));
    }

    @ParameterizedTest
    @CsvSource({"32,0,0, 1", "0,32,0, 1", "0,0,32, 1", "33,0,0, 2", "0,-33,0, 2", "0,0,33, 2", "64,9,9, 3", "20,30,-64, 3", "0,0,40000, 1024"})
    void longestAxisDeterminesTheNumberOfPieces(float x, float y, float z, int pieces) {
        assertEquals(pieces, boxSearch(FAR, new Vec3(700, 600, -500), new Vec3(700 + x, 600 + y, -500 + z)).size());
    }

    /** A wall that the box reaches after a quarter: the next piece can contain a simultaneous hit, but no later one. */
    @Test
    void nothingIsSearchedBeyondAHit() {
        Brush wall = Brush.box(27.125f, -496, -496, 1019.125f, 496, 496);
        assertEquals(2, boxSearch(wall, new Vec3(0, 0, 0), new Vec3(96, 0, 0)).size());
        assertEquals(0.25f, trace.fraction);
        assertEquals(0, trace.plane);
    }

    /**
     * The middle moves as above; the hull's own corners count, 4 + 8 + 12 wide, and its origin moves from (-1000, 900,
     * 668) to (-968, 884, 676).
     */
    @Test
    void hullSweepIsSearchedInOneQuery() {
        WatchedIndex index = new WatchedIndex(1);
        HullSweep sweep = new HullSweep(BrushWorld.of(List.of(FAR)), new Nearby(index, Float.POSITIVE_INFINITY));
        sweep.run(new Vec3(-1000, 900, 668), new Vec3(-968, 884, 676), MINS, MAXS, GAP, trace);
        sweep.run(new Vec3(-968, 884, 676), new Vec3(-1000, 900, 668), MINS, MAXS, GAP, trace);
        List<Float> way = padded(-1001, 882, 665, -965, 906, 685);
        assertEquals(List.of(way, way), index.boxes);
    }

    @Test
    void hullSweepThatIsNotFiniteIsAllSolid() {
        HullTracer tracer = new HullTracer(BrushWorld.of(List.of(FAR)));
        tracer.sweep(new Vec3(1, 2, 3), new Vec3(Float.NaN, 2, 3), MINS, MAXS, GAP, trace);
        assertTrue(trace.startSolid && trace.allSolid);
        assertEquals(new Vec3(1, 2, 3), trace.end);
        assertTrue(tracer.isSolid(new Vec3(Float.POSITIVE_INFINITY, 0, 0), MINS, MAXS));
    }
}
