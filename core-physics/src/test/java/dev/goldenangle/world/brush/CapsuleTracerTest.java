package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The capsule's closed forms on small worlds computed by hand. */
class CapsuleTracerTest {
    private static final float RADIUS = 0.4f;
    private static final float HEIGHT = 1.8f;
    private final CapsuleHit hit = new CapsuleHit();

    private static CapsuleTracer tracer(float skin, Brush... brushes) {
        return new CapsuleTracer(BrushWorld.of(List.of(brushes)), RADIUS, HEIGHT, skin);
    }

    @Test
    void wallStopsOneSkinBeforeWithItsOwnNormal() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(2, -5, -5, 3, 5, 5));
        tracer.sweep(new Vec3(0, 0, 0), new Vec3(4, 0, 0), hit);
        assertEquals(1.58 / 4, hit.fraction, 1e-6);
        assertEquals(-1, hit.nx);
        assertEquals(0, hit.ny);
        assertEquals(0, hit.nz);
        assertTrue(hit.onFace);
        assertEquals(0.02, hit.distance, 1e-6);
    }

    @Test
    void verticalEdgeIsHitOnACircle() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(2, 0.2f, -5, 3, 5, 5));
        tracer.sweep(new Vec3(0, 0, 0), new Vec3(4, 0, 0), hit);
        double back = Math.sqrt(0.42 * 0.42 - 0.2 * 0.2);
        assertEquals((2 - back) / 4, hit.fraction, 1e-6);
        assertEquals(-back / 0.42, hit.nx, 1e-6);
        assertEquals(-0.2 / 0.42, hit.ny, 1e-6);
        assertFalse(hit.onFace);
    }

    @Test
    void roundSoleHitsTheTopEdgeOfALowBox() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(2, -5, -5, 3, 5, 0.1f));
        tracer.sweep(new Vec3(0, 0, 0), new Vec3(4, 0, 0), hit);
        double up = 0.4 - 0.1;
        double back = Math.sqrt(0.42 * 0.42 - up * up);
        assertEquals((2 - back) / 4, hit.fraction, 1e-6);
        assertEquals(up / 0.42, hit.nz, 1e-6);
        assertEquals(0.1, hit.z, 1e-6);
    }

    @Test
    void headHitsTheCornerOfAHangingBox() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(2, 0, 1.7f, 3, 5, 5));
        tracer.sweep(new Vec3(0, 0, 0), new Vec3(4, 0, 0), hit);
        double down = 1.7 - 1.4;
        assertEquals((2 - Math.sqrt(0.42 * 0.42 - down * down)) / 4, hit.fraction, 1e-6);
        assertEquals(-down / 0.42, hit.nz, 1e-6);
        assertEquals(1.7, hit.z, 1e-6);
    }

    @Test
    void slidingAlongCoplanarBrushesHitsNothing() {
        List<Brush> tiles = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            tiles.add(Brush.box(0.3f * i, -3, -1, 0.3f * (i + 1), 3, 0));
            tiles.add(Brush.box(0.3f * i, 0.5f, 0, 0.3f * (i + 1), 3, 3));
        }
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(tiles), RADIUS, HEIGHT, 0.02f);
        tracer.sweep(new Vec3(0.5f, 0.08f, 0.02f), new Vec3(11, 0.08f, 0.02f), hit);
        assertFalse(hit.isHit());
    }

    @Test
    void sweepAwayFromATouchedSurfaceIsFreeAndOneIntoItIsNot() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(2, -5, -5, 3, 5, 5));
        tracer.sweep(new Vec3(1.58f, 0, 0), new Vec3(1f, 1, 0), hit);
        assertFalse(hit.isHit());
        tracer.sweep(new Vec3(1.58f, 0, 0), new Vec3(1.7f, 1, 0), hit);
        assertEquals(0, hit.fraction, 1e-9);
        assertEquals(-1, hit.nx);
    }

    @Test
    void depthIsTheShortestWayOut() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(-1, -1, -1, 1, 1, 0));
        assertEquals(0.3, tracer.penetration(new Vec3(0, 0, -0.3f), hit), 1e-6);
        assertEquals(1, hit.nz);
        assertEquals(0, tracer.penetration(new Vec3(0, 0, 0.01f), hit));
        assertTrue(tracer.overlaps(new Vec3(1.3f, 0, -1), hit));
        assertFalse(tracer.overlaps(new Vec3(1.41f, 0, -1), hit));
    }
}
