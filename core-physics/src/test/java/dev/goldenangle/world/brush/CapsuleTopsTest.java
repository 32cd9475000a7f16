package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Queries about the ground: a floor at 0, a crate of 1 on it between x = 2 and 3, a lid of a quarter on the crate that
 * extends to x = 3.5, a beam over everything between 3 and 3.5, and a ramp that rises from x = 5 by one in two up to x
 * = 7.
 */
class CapsuleTopsTest {
    private static final double UP = 2 / Math.sqrt(5);
    private static final double BACK = -1 / Math.sqrt(5);
    private final double[] top = new double[4];
    private final CapsuleHit hit = new CapsuleHit();
    private final ContactSet contacts = new ContactSet();
    private final CapsuleTracer tracer = tracer();

    private static CapsuleTracer tracer() {
        Brush ramp = Brush.cutBox(5f, -2f, 0f, 7f, 2f, 1f, (float) BACK, 0f, (float) UP, (float) (5 * BACK));
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(List.of(Brush.box(-9, -9, -1, 9, 9, 0), Brush.box(2, -2, 0, 3, 2, 1),
                Brush.box(2, -2, 1, 3.5f, 2, 1.25f), Brush.box(-9, -2, 3, 9, 2, 3.5f), ramp)), 0.4f, 1.8f, 0.02f);
        tracer.gather(-9, -9, -2, 9, 9, 4, 0);
        return tracer;
    }

    /** By x and limit: the top that is found and its normal. */
    @ParameterizedTest
    @CsvSource({"0, 2, 0", "2.5, 2, 1.25", "2.5, 0.5, 1.25", "2.5, 9, 3.5", "3.2, 1.1, 0", "3.2, 1.25, 1.25", "0, 3.4, 0", "0, 3.5, 3.5"})
    void highestTopBelowALimitIncludesWhatIsStackedOnIt(double x, double limit, double height) {
        assertTrue(tracer.topBelow(x, 0, limit, top));
        assertArrayEquals(new double[] {height, 0, 0, 1}, top, 1e-6);
    }

    @Test
    void belowOrBesideEverythingThereIsNoTop() {
        assertFalse(tracer.topBelow(0, 0, -0.5, top));
        assertFalse(tracer.topBelow(9.5, 0, 2, top));
        assertFalse(tracer.topBelow(-9.5, 0, 2, top));
        assertFalse(tracer.topBelow(0, 9.5, 2, top));
        assertFalse(tracer.topBelow(0, -9.5, 2, top));
    }

    @Test
    void rampHasTheHeightAndNormalAtThePosition() {
        assertTrue(tracer.topBelow(6, 0, 2, top));
        assertArrayEquals(new double[] {0.5, BACK, 0, UP}, top, 1e-6);
        assertTrue(tracer.topBelow(6.5, 1, 2, top));
        assertEquals(0.75, top[0], 1e-6);
    }

    @Test
    void topOfASingleBrushIgnoresBrushesStackedOnIt() {
        hit.brush = 1;
        assertTrue(tracer.topOf(hit, 2.5, 0, top));
        assertEquals(1, top[0], 1e-6);
        assertFalse(tracer.topOf(hit, 3.2, 0, top), "beside it");
        assertFalse(tracer.topOf(hit, 2.5, 2.1, top));
        tracer.topOf(hit, 2.5, 0, top);
        tracer.stack(2.5, 0, top);
        assertEquals(1.25, top[0], 1e-6, "the lid is on it, the beam is not");
    }

    @Test
    void faceAtAnEdgeIsTheOneNearestToTheDirection() {
        double[] face = new double[3];
        hit.x = 5;
        hit.y = 0;
        hit.z = 0;
        assertTrue(tracer.faceAt(hit, 0, 0, 1, 0.7, face));
        assertArrayEquals(new double[] {0, 0, 1}, face, 1e-6, "the floor");
        assertTrue(tracer.faceAt(hit, BACK, 0, UP, 0.7, face));
        assertArrayEquals(new double[] {BACK, 0, UP}, face, 1e-6, "the ramp that begins there");
        assertTrue(tracer.faceAt(hit, BACK, 0, UP, 0.95, face));
        assertArrayEquals(new double[] {0, 0, 1}, face, 1e-6, "the ramp is too steep for this query");
        hit.z = 0.5;
        assertFalse(tracer.faceAt(hit, 0, 0, 1, 0.7, face), "in the air");
        hit.z = -0.5;
        assertFalse(tracer.faceAt(hit, 0, 0, 1, 0.7, face), "inside the floor there is no face");
        hit.x = 3.5;
        hit.z = 1.25;
        assertTrue(tracer.faceAt(hit, 1, 0, 0, 0.7, face));
        assertArrayEquals(new double[] {0, 0, 1}, face, 1e-6, "the vertical side does not face up enough");
        hit.x = 3.6;
        assertFalse(tracer.faceAt(hit, 0, 0, 1, 0.7, face), "off the edge");
    }

    /** In the corner between floor and crate, one skin from the first and 1.5 from the second. */
    @Test
    void contactsWithAllBrushesInReachAreFound() {
        tracer.around(1.57, 0, 0.02, 0.05, contacts);
        assertEquals(3, contacts.count(), "floor, crate and lid");
        assertEquals(1, contacts.get(0).nz, "the most upward normal comes first");
        assertEquals(0.02, contacts.get(0).distance, 1e-6);
        assertEquals(0, contacts.get(0).brush);
        assertEquals(-1, contacts.get(1).nx);
        assertEquals(-1, contacts.get(2).nx);
        assertEquals(0.03, contacts.get(1).distance, 1e-6);
        tracer.around(1.57, 0, 0.02, 0.025, contacts);
        assertEquals(1, contacts.count(), "crate and lid are out of reach");
        tracer.around(0, 0, 0.5, 0.05, contacts);
        assertTrue(contacts.isEmpty());
    }

    @Test
    void pathIsFreeUpToAGap() {
        assertEquals(1, tracer.free(0, 0, 0.1, 1, 0, 0, 0.02));
        assertEquals(0.79, tracer.free(0, 0, 0.1, 2, 0, 0, 0.02), 1e-6, "the crate's side less radius and gap");
        assertEquals(0.75, tracer.free(0, 0, 0.1, 2, 0, 0, 0.1), 1e-6);
        assertTrue(tracer.isFree(0, 0, 0.1, 1, 0, 0, 0.02));
        assertFalse(tracer.isFree(0, 0, 0.1, 2, 0, 0, 0.02));
        assertTrue(tracer.isFree(0, 0, 0.1, 1.55, 0, 0, 0.02));
        assertFalse(tracer.isFree(0, 0, 0.1, 1.55, 0, 0, 0.1));
        assertFalse(tracer.isFree(0, 0, 0.1, 0, 0, 2, 0.02), "the head hits the beam");
        assertTrue(tracer.isFree(0, 0, 0.1, 0, 0, 1, 0.02));
    }

    @Test
    void contactUnderTheBeamHasADownwardNormal() {
        tracer.sweep(0, 0, 0.1, 0, 0, 2, hit);
        assertEquals((3 - 1.8 - 0.02 - 0.1) / 2, hit.fraction, 1e-6);
        assertEquals(-1, hit.nz);
        assertEquals(3, hit.z, 1e-6);
        assertEquals(3, hit.brush);
        assertTrue(hit.onFace);
    }

    @Test
    void sweepOfZeroOrInfiniteLengthHitsNothing() {
        tracer.sweep(1.7, 0, 0.1, 0, 0, 0, hit);
        assertFalse(hit.isHit());
        tracer.sweep(1.7, 0, 0.1, Double.POSITIVE_INFINITY, 0, 0, hit);
        assertFalse(hit.isHit());
        assertEquals(1, hit.fraction);
    }
}
