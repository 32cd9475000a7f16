package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A capsule that meets several things at once, or hardly meets one. Its feet are at the origin, its lower ball 0.4 above; at 0.42 it touches. */
class CapsuleTiesTest {
    private final CapsuleHit hit = new CapsuleHit();
    private final ContactSet contacts = new ContactSet();

    private static CapsuleTracer tracer(List<Brush> brushes) {
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(brushes), 0.4f, 1.8f, 0.02f);
        tracer.gather(-9, -9, -9, 9, 9, 9, 0);
        return tracer;
    }

    /** A half of a block, with a slope that the ball touches. */
    private static Brush slope(float nx, float ny, float nz) {
        return Brush.cutBox(-9, -9, -9, 9, 9, 9, nx, ny, nz, nz * 0.4f - 0.42f);
    }

    /** Three slopes by the way; the products of way and normals say which is most opposed, as -0.5, -1 and -1.1 in the fourth row. */
    @ParameterizedTest
    @CsvSource({"-1, 0, -1, 0", "1, 0, -1, 1", "0, 1, -1, 2", "0.5, 0.5, -1, 2", "0.9, 0.5, -1, 1", "0.1, -0.2, -1, 0", "0.3, 0, -1, 1", "0.2, 0, -1, 2",
        "-2, 0, -2, 0", "2, 0, -2, 1", "0, 2, -2, 2", "1, 1, -2, 2", "1.8, 1, -2, 1", "0.2, -0.4, -2, 0", "0.6, 0, -2, 1", "0.4, 0, -2, 2", "0.05, 0.15, -0.5, 2", "0.2, 0.05, -0.5, 1"})
    void ofFacesTheMostOpposedIsTold(double dx, double dy, double dz, int brush) {
        List<Brush> slopes = List.of(slope(0.6f, 0, 0.8f), slope(-0.8f, 0, 0.6f), slope(0, -0.6f, 0.8f));
        tracer(slopes).sweep(0, 0, 0, dx, dy, dz, hit);
        assertEquals(brush, hit.brush);
        assertEquals(0, hit.fraction);
    }

    /** The edge at (0.336, 0.252) is 0.42 away and far more opposed than the wall at y = 0.42 or the floor. */
    @ParameterizedTest
    @CsvSource({"1, 0.1, 0", "1, 0, -0.1"})
    void aFaceIsToldBeforeAnEdge(double dx, double dy, double dz) {
        Brush edge = Brush.box(0.336f, 0.252f, -9, 9, 0.4f, 9);
        Brush face = dz < 0 ? Brush.box(-9, -9, -9, 9, 9, -0.02f) : Brush.box(-9, 0.42f, -9, 9, 9, 9);
        CapsuleTracer tracer = tracer(List.of(edge, face));
        tracer.sweep(0, 0, 0, dx, dy, dz, contacts);
        assertEquals(2, contacts.count());
        tracer.sweep(0, 0, 0, dx, dy, dz, hit);
        assertEquals(1, hit.brush);
        assertTrue(hit.onFace);
    }

    /** Walls at x = 2 and y = 2, met after 1.58 of 4; a hundred-millionth of the way later is still at once, a ten-millionth is not. */
    @ParameterizedTest
    @CsvSource({"0, 2", "4e-8, 2", "4e-7, 1"})
    void whatIsMetWithinATenMillionthIsMetTogether(double later, int count) {
        List<Brush> walls = new ArrayList<>(List.of(Brush.box(2, -9, -9, 3, 9, 9), Brush.box(-9, 2, -9, 9, 3, 9)));
        for (int i = 0; i < 2; i++) {
            tracer(walls).sweep(0, -later, 0, 4, 4, 0, contacts);
            assertEquals(count, contacts.count());
            assertEquals(1.58 / 4, contacts.fraction, 1e-7);
            assertEquals(-1, contacts.get(0).nx);
            Collections.reverse(walls);
        }
    }

    /** A step on the floor whose edge the ball touches: 0.42 (1 - 0.995) is 2.1 mm, more than a 32nd of the skin; 0.3 mm are a seam. */
    @ParameterizedTest
    @CsvSource({"0.0021, 2", "0.0003, 1"})
    void anEdgeFlushWithTheFloorIsASeamOfIt(double height, int count) {
        double beside = Math.sqrt(0.42 * 0.42 - (0.42 - height) * (0.42 - height));
        CapsuleTracer tracer = tracer(List.of(Brush.box(-9, -9, -9, 9, 9, -0.02f), Brush.box((float) beside, -9, -9, 9, 9, (float) (height - 0.02))));
        tracer.around(0, 0, 0, 0.0201, contacts);
        assertEquals(count, contacts.count());
        tracer.sweep(0, 0, 0, 0, 0, -1, contacts);
        assertEquals(count, contacts.count());
    }

    /** A fourth of the play, 0.00015625, is as good as touched. */
    @ParameterizedTest
    @CsvSource({"0.42008, 0", "0.4203, 0.0003", "0.41, 0"})
    void whatIsAlmostTouchedStopsAtOnce(double away, double fraction) {
        tracer(List.of(Brush.box(2, -5, -5, 3, 5, 5))).sweep(2 - away, 0, 0, 1, 0, 0, hit);
        assertEquals(0, hit.brush);
        assertEquals(fraction, hit.fraction, fraction / 1000);
    }

    /** The edge at x = 2 and z = 1 is met by a skew way after a quarter, where the ball's centre is 0.42 (-0.6, 0, 0.8) from (2, 0.5, 1). */
    @Test
    void aSkewWayMeetsAnEdgeAtAPoint() {
        tracer(List.of(Brush.box(2, -5, -5, 3, 5, 1))).sweep(1.248, 0.25, 1.186, 2, 1, -1, hit);
        assertEquals(0.25, hit.fraction, 1e-6);
        assertEquals(2, hit.x, 1e-6);
        assertEquals(0.5, hit.y, 1e-6);
        assertEquals(1, hit.z, 1e-6);
        assertEquals(-0.6, hit.nx, 1e-6);
        assertEquals(0.8, hit.nz, 1e-6);
        assertEquals(0.02, hit.distance, 1e-6);
    }

    /** A beam between 3 and 3.5 in the way of a head that is 1.8 above the feet, by how high those are; a ball's centre is then 0.3 from the beam's edge. */
    @ParameterizedTest
    @CsvSource({"1.1, true", "1.3, false", "3.4, false", "3.6, true"})
    void aWayIsFreeUnderABeamAndOverIt(double feet, boolean isFree) {
        CapsuleTracer tracer = tracer(List.of(Brush.box(-9, -2, 3, 9, 2, 3.5f)));
        assertEquals(isFree, tracer.isFree(0, -3, feet, 0, 2, 0, 0.02));
        assertEquals(isFree ? 1 : (1 - Math.sqrt(0.42 * 0.42 - 0.3 * 0.3)) / 2, tracer.free(0, -3, feet, 0, 2, 0, 0.02), 1e-6);
    }

    /**
     * Past an upright edge at (2, y) along x. It counts when the way comes nearer than a 32nd of the skin allows, 0.419375, or goes into it by more than a tenth; it is
     * then met where it is 0.42 away.
     */
    @ParameterizedTest
    @CsvSource({"0.4201, 4, false", "0.4198, 4, false", "0.419, 4, true", "0.419, 1.98, false", "0.419, 1.985, true", "0.41, 4, true", "0.41, 1.91, true", "0.41, 1.90, false"})
    void anEdgeThatIsHardlyTouchedIsPassed(float y, double way, boolean meets) {
        CapsuleTracer tracer = tracer(List.of(Brush.box(2, y, -5, 3, 5, 5)));
        double fraction = meets ? (2 - Math.sqrt(0.42 * 0.42 - y * y)) / way : 1;
        assertEquals(fraction, tracer.free(0, 0, 0, way, 0, 0, 0.02), 1e-5);
        assertEquals(!meets, tracer.isFree(0, 0, 0, way, 0, 0, 0.02));
    }

    /** The same from a start within the skin: what is left of it may shrink by a 32nd, but not below a 32nd. */
    @ParameterizedTest
    @CsvSource({"0.4195, 0.4190, false", "0.4195, 0.4187, true", "0.4010, 0.4007, false", "0.4010, 0.4005, true", "0.4006, 0.40055, true"})
    void fromWithinTheSkinAnEdgeIsPassedAsWell(double start, float y, boolean meets) {
        double before = Math.sqrt(start * start - (double) y * y);
        assertEquals(meets ? 0 : 1, tracer(List.of(Brush.box(2, y, -5, 3, 5, 5))).free(2 - before, 0, 0, 1, 0, 0, 0.02));
    }

    /** Both walls are exactly half a metre away: the one that faces down x comes first, whatever the order of the list. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void ofTwoAtTheSameDistanceTheOrderOfTheListDecidesNothing(boolean isTurned) {
        Brush x = Brush.box(2, -9, -9, 3, 9, 9);
        Brush y = Brush.box(-9, 2, -9, 9, 3, 9);
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(isTurned ? List.of(y, x) : List.of(x, y)), 0.5f, 2f, 0.03125f);
        tracer.gather(-9, -9, -9, 9, 9, 9, 0);
        tracer.distance(1, 1, 0, 0.75, hit);
        assertEquals(-1, hit.nx);
        assertEquals(0.5, hit.distance);
        tracer.distance(1, 1, 0, 0.5, hit);
        assertEquals(-1, hit.nx, "just within reach");
        tracer.distance(1, 1, 0, 0.49, hit);
        assertFalse(hit.isHit());
        tracer.distance(1.25, 1, 0, 0.5, hit);
        assertEquals(0.25, hit.distance);
        tracer.distance(1, 1.25, 0, 0.5, hit);
        assertEquals(-1, hit.ny, "the nearer one");
        tracer.around(1, 1, 0, 0.5, contacts);
        assertEquals(2, contacts.count());
    }

    /** Between a floor at 0 and a ceiling at 2, each query is about its own place. */
    @Test
    void headAndFeetAreBothMeasured() {
        CapsuleTracer tracer = tracer(List.of(Brush.box(-9, -9, -1, 9, 9, 0), Brush.box(-9, -9, 2, 0, 9, 3), Brush.box(5, -9, 0, 6, 9, 3)));
        tracer.distance(4.55, 0, 0.5, 0.1, hit);
        assertEquals(2, hit.brush);
        tracer.distance(-5, 0, 0.17, 0.05, hit);
        assertEquals(1, hit.brush);
        assertEquals(0.03, hit.distance, 1e-6);
        assertEquals(-1, hit.nz);
        tracer.around(4.55, 0, 0.5, 0.1, contacts);
        assertEquals(1, contacts.count());
        tracer.around(-5, 0, 0.17, 0.05, contacts);
        assertEquals(1, contacts.get(0).brush);
        tracer.around(-5, 0, 0.1, 0.15, contacts);
        assertEquals(2, contacts.count());
        tracer.around(5, 0, 0.1, 0.15, contacts);
        assertEquals(2, contacts.count(), "no ceiling here");
    }
}
