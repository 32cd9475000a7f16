package dev.goldenangle.world.brush;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A capsule that barely touches something. Its lower ball is 0.4 above the feet, its head 1.8; it touches at 0.42. */
class CapsuleGrazingTest {
    private final CapsuleHit hit = new CapsuleHit();

    private static CapsuleTracer tracer(Brush brush) {
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(List.of(brush)), 0.4f, 1.8f, 0.02f);
        tracer.gather(-9, -9, -9, 9, 9, 9, 0);
        return tracer;
    }

    /** A quarter of the tolerance, 0.00015625, counts as touching. */
    @ParameterizedTest
    @CsvSource({"0.42008, 0", "0.4203, 0.0003", "0.41, 0"})
    void surfaceAlmostTouchedStopsAtOnce(double away, double fraction) {
        tracer(Brush.box(2, -5, -5, 3, 5, 5)).sweep(2 - away, 0, 0, 1, 0, 0, hit);
        assertEquals(0, hit.brush);
        assertEquals(fraction, hit.fraction, fraction / 1000);
    }

    /** A skew sweep hits the edge at x = 2 and z = 1 after a quarter, where the ball's centre is 0.42 (-0.6, 0, 0.8) from (2, 0.5, 1). */
    @Test
    void skewSweepHitsAnEdgeAtAPoint() {
        tracer(Brush.box(2, -5, -5, 3, 5, 1)).sweep(1.248, 0.25, 1.186, 2, 1, -1, hit);
        assertEquals(0.25, hit.fraction, 1e-6);
        assertEquals(2, hit.x, 1e-6);
        assertEquals(0.5, hit.y, 1e-6);
        assertEquals(1, hit.z, 1e-6);
        assertEquals(-0.6, hit.nx, 1e-6);
        assertEquals(0.8, hit.nz, 1e-6);
        assertEquals(0.02, hit.distance, 1e-6);
    }

    /**
     * A beam between 3 and 3.5 in the way of a head 1.8 above the feet, by the height of the feet; the ball's centre is
     * then 0.3 from the beam's edge.
     */
    @ParameterizedTest
    @CsvSource({"1.1, true", "1.3, false", "3.4, false", "3.6, true"})
    void wayIsFreeUnderABeamAndOverIt(double feet, boolean isFree) {
        CapsuleTracer tracer = tracer(Brush.box(-9, -2, 3, 9, 2, 3.5f));
        assertEquals(isFree, tracer.isFree(0, -3, feet, 0, 2, 0, 0.02));
        assertEquals(isFree ? 1 : (1 - Math.sqrt(0.42 * 0.42 - 0.3 * 0.3)) / 2, tracer.free(0, -3, feet, 0, 2, 0, 0.02), 1e-6);
    }

    /**
     * Past a vertical edge at (2, y) along x. It counts if the path comes closer than a 32nd of the skin allows,
     * 0.419375, or leads into it by more than a tenth; it is then hit at a distance of 0.42.
     */
    @ParameterizedTest
    @CsvSource({"0.4201, 4, false", "0.4198, 4, false", "0.419, 4, true", "0.419, 1.98, false", "0.419, 1.985, true", "0.41, 4, true", "0.41, 1.91, true", "0.41, 1.90, false"})
    void edgeThatIsBarelyTouchedIsPassed(float y, double way, boolean meets) {
        CapsuleTracer tracer = tracer(Brush.box(2, y, -5, 3, 5, 5));
        double fraction = meets ? (2 - Math.sqrt(0.42 * 0.42 - y * y)) / way : 1;
        assertEquals(fraction, tracer.free(0, 0, 0, way, 0, 0, 0.02), 1e-5);
        assertEquals(!meets, tracer.isFree(0, 0, 0, way, 0, 0, 0.02));
    }

    /** The same from a start within the skin: the remaining skin can shrink by a 32nd, but not below a 32nd. */
    @ParameterizedTest
    @CsvSource({"0.4195, 0.4190, false", "0.4195, 0.4187, true", "0.4010, 0.4007, false", "0.4010, 0.4005, true", "0.4006, 0.40055, true"})
    void edgeIsAlsoPassedFromWithinTheSkin(double start, float y, boolean meets) {
        double before = Math.sqrt(start * start - (double) y * y);
        assertEquals(meets ? 0 : 1, tracer(Brush.box(2, y, -5, 3, 5, 5)).free(2 - before, 0, 0, 1, 0, 0, 0.02));
    }
}
