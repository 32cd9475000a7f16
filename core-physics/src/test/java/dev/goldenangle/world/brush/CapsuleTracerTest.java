package dev.goldenangle.world.brush;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The capsule's closed forms on small worlds worked out by hand, and against GJK, EPA and dense sampling on random ones. */
class CapsuleTracerTest {
    private static final float RADIUS = 0.4f;
    private static final float HEIGHT = 1.8f;
    private static final double CORE = (double) HEIGHT - 2 * (double) RADIUS;
    private final CapsuleHit hit = new CapsuleHit();

    private static CapsuleTracer tracer(float skin, Brush... brushes) {
        return new CapsuleTracer(BrushWorld.of(List.of(brushes)), RADIUS, HEIGHT, skin);
    }

    @Test
    void aWallMetFlatStopsASkinShortWithItsOwnNormal() {
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
    void anUprightEdgeIsMetOnACircle() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(2, 0.2f, -5, 3, 5, 5));
        tracer.sweep(new Vec3(0, 0, 0), new Vec3(4, 0, 0), hit);
        double back = Math.sqrt(0.42 * 0.42 - 0.2 * 0.2);
        assertEquals((2 - back) / 4, hit.fraction, 1e-6);
        assertEquals(-back / 0.42, hit.nx, 1e-6);
        assertEquals(-0.2 / 0.42, hit.ny, 1e-6);
        assertFalse(hit.onFace);
    }

    @Test
    void theRoundSoleMeetsTheTopEdgeOfALowBox() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(2, -5, -5, 3, 5, 0.1f));
        tracer.sweep(new Vec3(0, 0, 0), new Vec3(4, 0, 0), hit);
        double up = 0.4 - 0.1;
        double back = Math.sqrt(0.42 * 0.42 - up * up);
        assertEquals((2 - back) / 4, hit.fraction, 1e-6);
        assertEquals(up / 0.42, hit.nz, 1e-6);
        assertEquals(0.1, hit.z, 1e-6);
    }

    @Test
    void theCrownMeetsTheCornerOfAHangingBox() {
        CapsuleTracer tracer = tracer(0.02f, Brush.box(2, 0, 1.7f, 3, 5, 5));
        tracer.sweep(new Vec3(0, 0, 0), new Vec3(4, 0, 0), hit);
        double down = 1.7 - 1.4;
        assertEquals((2 - Math.sqrt(0.42 * 0.42 - down * down)) / 4, hit.fraction, 1e-6);
        assertEquals(-down / 0.42, hit.nz, 1e-6);
        assertEquals(1.7, hit.z, 1e-6);
    }

    @Test
    void slidingAlongCoplanarBrushesMeetsNothing() {
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
    void aWayOutOfATouchedSurfaceIsFreeAndAWayIntoItIsNot() {
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

    @Test
    void distanceAgreesWithGjkAndDepthWithEpa() {
        Randomness random = new Randomness(1);
        double[] normal = new double[3];
        int apart = 0;
        int inside = 0;
        for (int i = 0; i < 3000; i++) {
            Brush brush = RandomSolids.next(random);
            CapsuleTracer tracer = tracer(0.001f, brush);
            Vec3 feet = new Vec3(4 * random.nextFloat() - 2, 4 * random.nextFloat() - 2, 4 * random.nextFloat() - 3);
            tracer.distance(feet, 10, hit);
            Gjk gjk = new Gjk(RandomSolids.corners(brush), new double[] {0, 0, 0, 0, 0, CORE}).place(feet.x, feet.y, (double) feet.z + RADIUS);
            double distance = gjk.distance(normal);
            if (distance > 0) {
                apart++;
                assertEquals(distance - RADIUS, hit.distance, 2e-5);
                assertEquals(1, normal[0] * hit.nx + normal[1] * hit.ny + normal[2] * hit.nz, distance > 0.01 ? 1e-4 : 2);
            } else {
                inside++;
                assertEquals(-new Epa(gjk).depth(normal) - RADIUS, hit.distance, 2e-5);
            }
        }
        assertTrue(apart > 500 && inside > 100, apart + " apart, " + inside + " inside");
    }

    @Test
    void sweepsAgreeWithConservativeAdvancement() {
        Randomness random = new Randomness(2);
        double[] normal = new double[3];
        int hits = 0;
        for (int i = 0; i < 3000; i++) {
            Brush brush = RandomSolids.next(random);
            CapsuleTracer tracer = tracer(0.02f, brush);
            Vec3 from = new Vec3(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 6 * random.nextFloat() - 4);
            Vec3 to = new Vec3(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 6 * random.nextFloat() - 4);
            Gjk gjk = new Gjk(RandomSolids.corners(brush), new double[] {0, 0, 0, 0, 0, CORE}).place(from.x, from.y, (double) from.z + RADIUS);
            if (gjk.distance(normal) < 0.43) {
                continue;
            }
            double dx = (double) to.x - from.x;
            double dy = (double) to.y - from.y;
            double dz = (double) to.z - from.z;
            double reference = gjk.advance(dx, dy, dz, 0.42f, normal);
            tracer.sweep(from, to, hit);
            double way = Math.sqrt(dx * dx + dy * dy + dz * dz);
            double approach = -(normal[0] * dx + normal[1] * dy + normal[2] * dz) / way;
            if (reference < 1 && approach > 0.15) {
                hits++;
                assertEquals(reference * way, hit.fraction * way, 2e-4);
                assertEquals(1, normal[0] * hit.nx + normal[1] * hit.ny + normal[2] * hit.nz, 1e-4);
            } else if (reference >= 1) {
                assertFalse(hit.isHit());
            }
        }
        assertTrue(hits > 300, hits + " hits");
    }

    @Test
    void distanceAgreesWithDenseSampling() {
        Randomness random = new Randomness(3);
        for (int i = 0; i < 60; i++) {
            Brush brush = RandomSolids.next(random);
            CapsuleTracer tracer = tracer(0.001f, brush);
            Vec3 feet = new Vec3(5 * random.nextFloat() - 2.5f, 5 * random.nextFloat() - 2.5f, 5 * random.nextFloat() - 3.5f);
            tracer.distance(feet, 10, hit);
            if (hit.distance > 0) {
                double sampled = RandomSolids.sampledDistance(brush, feet, RADIUS, CORE);
                assertTrue(hit.distance <= sampled + 1e-5, "closer than any sample: " + hit.distance + " " + sampled);
                assertTrue(hit.distance > sampled - 0.03, "as close as the samples are dense: " + hit.distance + " " + sampled);
            }
        }
    }

    @Test
    void everyIndexGivesTheSameAnswer() {
        Randomness random = new Randomness(4);
        List<Brush> brushes = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            float x = 20 * random.nextFloat();
            float y = 20 * random.nextFloat();
            brushes.add(Brush.box(x, y, 0, x + 1, y + 1, 2 * random.nextFloat()));
        }
        CapsuleTracer[] tracers = new CapsuleTracer[IndexKind.values().length];
        for (IndexKind kind : IndexKind.values()) {
            tracers[kind.ordinal()] = new CapsuleTracer(BrushWorld.of(brushes, kind), RADIUS, HEIGHT, 0.02f);
        }
        CapsuleHit other = new CapsuleHit();
        for (int i = 0; i < 2000; i++) {
            Vec3 from = new Vec3(20 * random.nextFloat(), 20 * random.nextFloat(), 3 * random.nextFloat());
            Vec3 to = new Vec3(from.x + 4 * random.nextFloat() - 2, from.y + 4 * random.nextFloat() - 2, from.z - 2 * random.nextFloat());
            tracers[0].sweep(from, to, hit);
            for (CapsuleTracer tracer : tracers) {
                tracer.sweep(from, to, other);
                assertEquals(hit.fraction, other.fraction);
                assertEquals(hit.brush, other.brush);
                assertEquals(hit.nz, other.nz);
            }
        }
    }

    @Test
    void aSweepThatStartsFreeEndsFreeAndCanGoBack() {
        Randomness random = new Randomness(5);
        CapsuleHit near = new CapsuleHit();
        for (int i = 0; i < 3000; i++) {
            Brush brush = RandomSolids.next(random);
            CapsuleTracer tracer = tracer(0.02f, brush);
            Vec3 from = new Vec3(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 6 * random.nextFloat() - 4);
            Vec3 to = new Vec3(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 6 * random.nextFloat() - 4);
            tracer.distance(from, 0.03, near);
            if (near.isHit()) {
                continue;
            }
            tracer.sweep(from, to, hit);
            Vec3 end = new Vec3().lerp(from, to, (float) hit.fraction);
            tracer.distance(end, 1, near);
            assertTrue(near.distance > 0.019, "a skin is kept: " + near.distance);
            tracer.sweep(end, from, hit);
            assertFalse(hit.isHit());
        }
    }
}
