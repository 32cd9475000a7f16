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

/** A capsule that touches several things at once. Its feet are at the origin, its lower ball 0.4 above; it touches at 0.42. */
class CapsuleTiesTest {
    private final CapsuleHit hit = new CapsuleHit();
    private final ContactSet contacts = new ContactSet();

    private static CapsuleTracer tracer(List<Brush> brushes) {
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(brushes), 0.4f, 1.8f, 0.02f);
        tracer.gather(-9, -9, -9, 9, 9, 9, 0);
        return tracer;
    }

    /** Half of a block, with a slope that the ball touches. */
    private static Brush slope(float nx, float ny, float nz) {
        return Brush.cutBox(-9, -9, -9, 9, 9, 9, nx, ny, nz, nz * 0.4f - 0.42f);
    }

    /**
     * Three slopes by direction of travel; the products of direction and normals show which slope is most opposed,
     * such as -0.5, -1 and -1.1 in the fourth row.
     */
    @ParameterizedTest
    @CsvSource({"-1, 0, -1, 0", "1, 0, -1, 1", "0, 1, -1, 2", "0.5, 0.5, -1, 2", "0.9, 0.5, -1, 1", "0.1, -0.2, -1, 0", "0.3, 0, -1, 1", "0.2, 0, -1, 2",
        "-2, 0, -2, 0", "2, 0, -2, 1", "0, 2, -2, 2", "1, 1, -2, 2", "1.8, 1, -2, 1", "0.2, -0.4, -2, 0", "0.6, 0, -2, 1", "0.4, 0, -2, 2", "0.05, 0.15, -0.5, 2", "0.2, 0.05, -0.5, 1"})
    void mostOpposedFaceIsReported(double dx, double dy, double dz, int brush) {
        List<Brush> slopes = List.of(slope(0.6f, 0, 0.8f), slope(-0.8f, 0, 0.6f), slope(0, -0.6f, 0.8f));
        tracer(slopes).sweep(0, 0, 0, dx, dy, dz, hit);
        assertEquals(brush, hit.brush);
        assertEquals(0, hit.fraction);
    }

    /** The edge at (0.336, 0.252) is 0.42 away and far more opposed than the wall at y = 0.42 or the floor. */
    @ParameterizedTest
    @CsvSource({"1, 0.1, 0", "1, 0, -0.1"})
    void faceIsPreferredToAnEdge(double dx, double dy, double dz) {
        Brush edge = Brush.box(0.336f, 0.252f, -9, 9, 0.4f, 9);
        Brush face = dz < 0 ? Brush.box(-9, -9, -9, 9, 9, -0.02f) : Brush.box(-9, 0.42f, -9, 9, 9, 9);
        CapsuleTracer tracer = tracer(List.of(edge, face));
        tracer.sweep(0, 0, 0, dx, dy, dz, contacts);
        assertEquals(2, contacts.count());
        tracer.sweep(0, 0, 0, dx, dy, dz, hit);
        assertEquals(1, hit.brush);
        assertTrue(hit.onFace);
    }

    /** Walls at x = 2 and y = 2, hit after 1.58 of 4; 1e-8 of the path later is still simultaneous, 1e-7 is not. */
    @ParameterizedTest
    @CsvSource({"0, 2", "4e-8, 2", "4e-7, 1"})
    void contactsWithin1e7OfTheWayAreSimultaneous(double later, int count) {
        List<Brush> walls = new ArrayList<>(List.of(Brush.box(2, -9, -9, 3, 9, 9), Brush.box(-9, 2, -9, 9, 3, 9)));
        for (int i = 0; i < 2; i++) {
            tracer(walls).sweep(0, -later, 0, 4, 4, 0, contacts);
            assertEquals(count, contacts.count());
            assertEquals(1.58 / 4, contacts.fraction, 1e-7);
            assertEquals(-1, contacts.get(0).nx);
            Collections.reverse(walls);
        }
    }

    /** A step on the floor whose edge the ball touches: 0.42 (1 - 0.995) is 2.1 mm, more than a 32nd of the skin; 0.3 mm is a seam. */
    @ParameterizedTest
    @CsvSource({"0.0021, 2", "0.0003, 1"})
    void edgeFlushWithTheFloorIsASeam(double height, int count) {
        double beside = Math.sqrt(0.42 * 0.42 - (0.42 - height) * (0.42 - height));
        CapsuleTracer tracer = tracer(List.of(Brush.box(-9, -9, -9, 9, 9, -0.02f), Brush.box((float) beside, -9, -9, 9, 9, (float) (height - 0.02))));
        tracer.around(0, 0, 0, 0.0201, contacts);
        assertEquals(count, contacts.count());
        tracer.sweep(0, 0, 0, 0, 0, -1, contacts);
        assertEquals(count, contacts.count());
    }

    /** Both walls are exactly half a metre away: the one that faces down x comes first, in any order of the list. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void orderOfTheListDoesNotMatterAtEqualDistance(boolean isTurned) {
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

    /** Between a floor at 0 and a ceiling at 2, each query uses its own position. */
    @Test
    void brushesAtHeadAndFeetAreBothFound() {
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
