package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Tops and faces shared by several brushes, in either order of the list: the one that faces up most counts, then the
 * one with larger x, then larger y.
 */
class CapsuleColumnsTest {
    private final double[] top = new double[4];
    private final double[] face = new double[3];
    private final CapsuleHit hit = new CapsuleHit();

    private static CapsuleTracer tracer(boolean isTurned, Brush... brushes) {
        List<Brush> list = new ArrayList<>(List.of(brushes));
        if (isTurned) {
            Collections.reverse(list);
        }
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(list), 0.4f, 1.8f, 0.02f);
        tracer.gather(-9, -9, -9, 9, 9, 9, 0);
        return tracer;
    }

    /** Descends from the z axis by three in four, starting at 1; extends two to that side and two to both others. */
    private static Brush roof(int x, int y) {
        return Brush.cutBox(x > 0 ? 0 : -2, y > 0 ? 0 : -2, -1, x < 0 ? 0 : 2, y < 0 ? 0 : 2, 1, 0.6f * x, 0.6f * y, 0.8f, 0.8f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onARidgeTheSideWithTheLargerNormalCounts(boolean isTurned) {
        CapsuleTracer alongY = tracer(isTurned, roof(1, 0), roof(-1, 0));
        assertTrue(alongY.topBelow(0, 1, 2, top));
        assertArrayEquals(new double[] {1, 0.6, 0, 0.8}, top, 1e-6);
        assertTrue(alongY.topBelow(-1, 1, 2, top));
        assertArrayEquals(new double[] {0.25, -0.6, 0, 0.8}, top, 1e-6);
        CapsuleTracer alongX = tracer(isTurned, roof(0, 1), roof(0, -1));
        assertTrue(alongX.topBelow(1, 0, 2, top));
        assertArrayEquals(new double[] {1, 0, 0.6, 0.8}, top, 1e-6);
        assertTrue(alongX.topBelow(1, -1, 2, top));
        assertArrayEquals(new double[] {0.25, 0, -0.6, 0.8}, top, 1e-6);
        CapsuleTracer flat = tracer(isTurned, roof(1, 0), Brush.box(-2, -2, -1, 0, 2, 1));
        assertTrue(flat.topBelow(0, 1, 2, top));
        assertArrayEquals(new double[] {1, 0, 0, 1}, top, 1e-6);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void sameRuleHoldsForFacesThroughAPoint(boolean isTurned) {
        hit.x = 0;
        hit.y = 1;
        hit.z = 1;
        CapsuleTracer alongY = tracer(isTurned, roof(1, 0), roof(-1, 0));
        assertTrue(alongY.faceAt(hit, 0, 0, 1, 0.7, face));
        assertArrayEquals(new double[] {0.6, 0, 0.8}, face, 1e-6);
        assertTrue(alongY.faceAt(hit, -0.1, 0, 1, 0.7, face));
        assertArrayEquals(new double[] {-0.6, 0, 0.8}, face, 1e-6, "nearer to the direction");
        CapsuleTracer alongX = tracer(isTurned, roof(0, 1), roof(0, -1));
        hit.x = 1;
        hit.y = 0;
        assertTrue(alongX.faceAt(hit, 0, 0, 1, 0.7, face));
        assertArrayEquals(new double[] {0, 0.6, 0.8}, face, 1e-6);
        assertTrue(alongX.faceAt(hit, 0, -0.1, 1, 0.7, face));
        assertArrayEquals(new double[] {0, -0.6, 0.8}, face, 1e-6);
        hit.y = -1;
        hit.z = 0.25;
        assertTrue(alongX.faceAt(hit, 0, 1, 0, 0.7, face), "on the slope");
        assertArrayEquals(new double[] {0, -0.6, 0.8}, face, 1e-6);
        hit.z = 0.23;
        assertFalse(alongX.faceAt(hit, 0, 1, 0, 0.7, face), "under it");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withoutADirectionTheMostUpwardFaceCounts(boolean isTurned) {
        hit.x = 0;
        hit.y = 1;
        hit.z = 1;
        CapsuleTracer tracer = tracer(isTurned, roof(1, 0), Brush.box(-2, -2, -1, 0, 2, 1));
        assertTrue(tracer.faceAt(hit, 0, 0, 0, 0.7, face));
        assertArrayEquals(new double[] {0, 0, 1}, face, 1e-6);
        assertTrue(tracer.faceAt(hit, 1, 0, 0, 1, face), "a face straight up is enough");
        assertArrayEquals(new double[] {0, 0, 1}, face, 1e-6);
    }

    /** Three crates in a pile; up to a millimetre of air does not separate them. */
    @ParameterizedTest
    @CsvSource({"0, 3", "0.0005, 3.001", "0.002, 1", "-0.5, 2"})
    void crateOnACrateCountsAsStacked(float air, double height) {
        for (boolean isTurned : new boolean[] {false, true}) {
            CapsuleTracer tracer = tracer(isTurned, Brush.box(0, 0, 0, 1, 1, 1), Brush.box(0, 0, 1 + air, 1, 1, 2 + air), Brush.box(0, 0, 2 + 2 * air, 1, 1, 3 + 2 * air));
            hit.brush = isTurned ? 2 : 0;
            assertTrue(tracer.topOf(hit, 0.5, 0.5, top));
            assertEquals(1, top[0], 1e-6);
            tracer.stack(0.5, 0.5, top);
            assertEquals(height, top[0], 1e-6);
            assertTrue(tracer.topBelow(0.5, 0.5, 1.2, top));
            assertEquals(height, top[0], 1e-6);
        }
    }

    /** A block whose underside rises from 1 at x = 0 by three in four rests on a crate of 1 only at its edge. */
    @Test
    void slantedUndersideIsStackedWhereItTouches() {
        CapsuleTracer tracer = tracer(false, Brush.box(0, 0, 0, 2, 2, 1), Brush.cutBox(0, 0, 0, 2, 2, 4, 0.6f, 0, -0.8f, -0.8f));
        assertTrue(tracer.topBelow(0, 1, 1.5, top));
        assertEquals(4, top[0], 1e-6);
        assertTrue(tracer.topBelow(1, 1, 1.5, top));
        assertEquals(1, top[0], 1e-6);
    }

    /** A keel whose underside is 1 high at x = 1 and rises to both sides by three in four: 1.375 half a metre away. */
    @ParameterizedTest
    @CsvSource({"0.5, 1", "1, 4", "1.5, 1"})
    void keelIsStackedAtItsLowestLine(double x, double height) {
        CapsuleTracer tracer = tracer(false, Brush.box(0, 0, 0, 2, 2, 1), Brush.cutBox(0, 0, 0, 2, 2, 4, 0.6f, 0, -0.8f, -0.2f, -0.6f, 0, -0.8f, -1.4f));
        assertTrue(tracer.topBelow(x, 1, 1.2, top));
        assertEquals(height, top[0], 1e-6);
    }

    /** The corner at (2, 2) is cut off by the vertical side x + y = 3. */
    @Test
    void lineThroughACutOffCornerMissesTheBrush() {
        float s = (float) Math.sqrt(0.5);
        CapsuleTracer tracer = tracer(false, Brush.cutBox(0, 0, 0, 2, 2, 1, s, s, 0, 3 * s));
        assertTrue(tracer.topBelow(1.4, 1.5, 2, top));
        assertFalse(tracer.topBelow(1.6, 1.5, 2, top));
        assertFalse(tracer.topBelow(1.9, 1.9, 2, top));
        assertTrue(tracer.topBelow(1.9, 1, 2, top));
    }

    @ParameterizedTest
    @CsvSource({"0, 1, true", "2, 1, true", "1, 0, true", "1, 2, true", "-0.001, 1, false", "2.001, 1, false", "1, -0.001, false", "1, 2.001, false"})
    void lineAlongASideHitsTheBrush(double x, double y, boolean meets) {
        assertEquals(meets, tracer(false, Brush.box(0, 0, 0, 2, 2, 1)).topBelow(x, y, 2, top));
    }
}
