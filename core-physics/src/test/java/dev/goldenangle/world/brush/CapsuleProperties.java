package dev.goldenangle.world.brush;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.statistics.Statistics;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Properties of every capsule, over random convex brushes. */
class CapsuleProperties {
    private static final float RADIUS = 0.4f;
    private static final float HEIGHT = 1.8f;
    private static final float SKIN = 0.02f;
    private static final double CORE = (double) HEIGHT - 2 * (double) RADIUS;
    private final CapsuleHit hit = new CapsuleHit();
    private final CapsuleHit other = new CapsuleHit();

    /** A sweep stops one skin before a contact; an edge that it only grazes can use up a thirty-second of the skin, never more. */
    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void sweepNeverEndsInsideABrushItStartedOutsideOf(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        CapsuleTracer tracer = amongSeveral(random);
        for (int i = 0; i < 10; i++) {
            Vec3 from = somewhere(random);
            Vec3 to = somewhere(random);
            tracer.distance(from, 1, hit);
            double start = hit.distance;
            if (start > 0) {
                tracer.sweep(from, to, hit);
                Statistics.collect(hit.isHit());
                tracer.distance(end(from, to), 1, other);
                assertTrue(other.distance > 0, () -> "from " + start + " to " + other.distance);
                assertTrue(other.distance > Math.min(start, SKIN) * 31 / 32 - 1e-5, () -> "from " + start + " to " + other.distance);
            }
        }
        Statistics.coverage(sweeps -> sweeps.check(true).percentage(share -> share > 20));
    }

    /**
     * Exactly free with the tolerance subtracted from the skin, from every start that keeps the skin (a sweep cannot
     * reach a closer start). The tolerance is how far a sweep can dip into the skin of an edge that it grazes; if it
     * comes out over a face, the sweep back hits that face first, and a face has no tolerance.
     */
    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void sweepingBackFromTheEndIsFree(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        CapsuleTracer tracer = amongSeveral(random);
        for (int i = 0; i < 10; i++) {
            Vec3 from = somewhere(random);
            Vec3 to = somewhere(random);
            tracer.distance(from, 1, hit);
            if (hit.distance > SKIN) {
                tracer.sweep(from, to, hit);
                Statistics.collect(hit.isHit());
                Vec3 end = end(from, to);
                double back = tracer.free(end.x, end.y, end.z, from.x - end.x, from.y - end.y, from.z - end.z, SKIN * 31 / 32);
                assertEquals(1, back, () -> "out " + hit.fraction + ", back " + back);
            }
        }
        Statistics.coverage(sweeps -> sweeps.check(true).percentage(share -> share > 20));
    }

    /** Corners that differ only by rounding once cost a prism one of its sides, and its slope had no end. */
    @Property(tries = 500, shrinking = ShrinkingMode.OFF)
    void prismOnAnEditorGridEndsAtItsCorners(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        Brush prism = RandomSolids.prismOnGrid(random);
        CapsuleTracer tracer = tracer(List.of(prism), IndexKind.BRUTE);
        for (int i = 0; i < 50; i++) {
            Vec3 feet = somewhere(random);
            tracer.distance(feet, 100, hit);
            double beside = Math.max(Math.max(prism.min(0) - feet.x, feet.x - prism.max(0)), Math.max(prism.min(1) - feet.y, feet.y - prism.max(1)));
            assertTrue(hit.distance >= beside - (double) RADIUS - 1e-5, () -> hit.distance + " from " + feet);
        }
    }

    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void everyIndexAnswersLikeBruteForce(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        List<Brush> brushes = RandomSolids.several(random, random.nextInt(40), 6f, 0, 0, 0);
        CapsuleTracer brute = tracer(brushes, IndexKind.BRUTE);
        CapsuleTracer bvh = tracer(brushes, IndexKind.BVH);
        CapsuleTracer bsp = tracer(brushes, IndexKind.BSP);
        for (int i = 0; i < 20; i++) {
            Vec3 from = somewhere(random);
            Vec3 to = somewhere(random);
            long expected = answers(brute, from, to);
            assertEquals(expected, answers(bvh, from, to), "BVH");
            assertEquals(expected, answers(bsp, from, to), "BSP");
        }
    }

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void movingWorldAndSweepTogetherChangesOnlyRounding(@ForAll long seed) {
        Vec3 shift = shift(new Randomness(~seed));
        Randomness random = new Randomness(seed);
        CapsuleTracer near = tracer(List.of(RandomSolids.next(random)), IndexKind.BVH);
        CapsuleTracer far = tracer(List.of(RandomSolids.next(new Randomness(seed), shift.x, shift.y, shift.z)), IndexKind.BVH);
        for (int i = 0; i < 10; i++) {
            Vec3 from = onGrid(random);
            Vec3 to = onGrid(random);
            Vec3 farFrom = new Vec3(from).add(shift);
            near.distance(from, 10, hit);
            far.distance(farFrom, 10, other);
            assertEquals(hit.distance, other.distance, 1e-3, "a sharp corner moves by several times the rounding of its sides");
            near.sweep(from, to, hit);
            far.sweep(farFrom, new Vec3(to).add(shift), other);
            double length = new Vec3(to).sub(from).length();
            assertTrue(Math.abs(hit.fraction - other.fraction) * length < 1e-3 || isFlat(hit, from, to) || isFlat(other, from, to),
                    () -> hit.fraction + " here, " + other.fraction + " there");
        }
    }

    /** At a flat angle a small error across the path is a large one along it. */
    private static boolean isFlat(CapsuleHit hit, Vec3 from, Vec3 to) {
        Vec3 way = new Vec3(to).sub(from);
        return hit.isHit() && -(hit.nx * way.x + hit.ny * way.y + hit.nz * way.z) < 0.15 * way.length();
    }

    @Property(tries = 100, shrinking = ShrinkingMode.OFF)
    void distanceAgreesWithDenseSampling(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        Brush brush = RandomSolids.next(random);
        Vec3 feet = somewhere(random);
        tracer(List.of(brush), IndexKind.BVH).distance(feet, 10, hit);
        if (hit.distance > 0) {
            double sampled = RandomSolids.sampledDistance(brush, feet, RADIUS, CORE);
            assertTrue(hit.distance <= sampled + 1e-5, () -> "closer than any sample: " + hit.distance + " " + sampled);
            assertTrue(hit.distance > sampled - 0.03, () -> "as close as the samples are dense: " + hit.distance + " " + sampled);
        }
    }

    @Property(tries = 3000, shrinking = ShrinkingMode.OFF)
    void distanceAgreesWithGjkAndDepthWithEpa(@ForAll long seed) {
        Statistics.collect(gjkAgrees(seed) > 0);
        Statistics.coverage(places -> {
            places.check(true).percentage(share -> share > 15);
            places.check(false).percentage(share -> share > 3);
        });
    }

    private double gjkAgrees(long seed) {
        Randomness random = new Randomness(seed);
        Brush brush = RandomSolids.next(random);
        Vec3 feet = new Vec3(4 * random.nextFloat() - 2, 4 * random.nextFloat() - 2, 4 * random.nextFloat() - 3);
        tracer(List.of(brush), IndexKind.BVH).distance(feet, 10, hit);
        double[] normal = new double[3];
        Gjk gjk = gjk(brush, feet);
        double distance = gjk.distance(normal);
        if (distance > 0) {
            assertEquals(distance - RADIUS, hit.distance, 2e-5 + missed(brush));
            assertEquals(1, normal[0] * hit.nx + normal[1] * hit.ny + normal[2] * hit.nz, distance > 0.01 ? 1e-4 : 2);
        } else {
            assertEquals(-new Epa(gjk).depth(normal) - RADIUS, hit.distance, 2e-5 + missed(brush));
        }
        return distance;
    }

    /**
     * How far the planes of a brush, used by the tracer, are from its corners, used by the reference: corners that
     * almost coincide are welded.
     */
    private static double missed(Brush brush) {
        double most = 0;
        Vec3 at = new Vec3();
        for (Face face : brush.faces()) {
            for (int corner : face.corners()) {
                brush.vertex(corner, at);
                most = Math.max(most, Math.abs((double) face.nx() * at.x + (double) face.ny() * at.y + (double) face.nz() * at.z - face.dist()));
            }
        }
        return most;
    }

    /** Two of its corners were welded, so that its planes miss the corner by a seventh of a millimetre. */
    @Example
    void brushWithAWeldedCornerKeepsItsEdges() {
        Brush brush = RandomSolids.next(new Randomness(19302));
        Vec3 feet = new Vec3(-0.4f, 0.3f, 0.3f);
        tracer(List.of(brush), IndexKind.BVH).distance(feet, 10, hit);
        assertEquals(gjk(brush, feet).distance(new double[3]) - RADIUS, hit.distance, 1e-4);
        assertFalse(hit.onFace);
    }

    /** Its welded corner is 0.15 mm from its planes, and the two distances differ by 0.07 mm. */
    @Example
    void weldedCornerExplainsMoreThanRounding() {
        assertTrue(gjkAgrees(13218941224L) > 0);
    }

    /**
     * Its edge between two vertical sides leans by a twelfth of a millimetre, because a corner was welded; 30 cm away
     * in x and y the ball is 2.4 cm away.
     */
    @Example
    void edgeThatIsNotQuiteVerticalIsHitAlongItsWholeLength() {
        assertTrue(gjkAgrees(14120566888L) > 0);
        Brush brush = RandomSolids.next(new Randomness(14120566888L));
        CapsuleTracer tracer = tracer(List.of(brush), IndexKind.BVH);
        for (float z = -1.2f; z < 0f; z += 0.1f) {
            Vec3 feet = new Vec3(brush.max(0) + 0.3f, brush.min(1) - 0.3f, z);
            tracer.distance(feet, 10, hit);
            assertEquals(Math.sqrt(0.18) - RADIUS, hit.distance, 1e-4, "feet at " + z);
            assertEquals(gjk(brush, feet).distance(new double[3]) - RADIUS, hit.distance, 1e-4, "feet at " + z);
        }
        Vec3 from = new Vec3(brush.max(0) + 1, brush.min(1) - 1, -0.6f);
        tracer.sweep(from, new Vec3(brush.max(0) - 1, brush.min(1) + 1, -0.6f), hit);
        assertEquals(Math.sqrt(2) - RADIUS - SKIN, hit.fraction * Math.sqrt(8), 2e-4);
    }

    /** Its six farthest corners in six directions lie in one plane. */
    @Example
    void depthIsAlsoFoundFromAFlatStart() {
        assertEquals(0, gjkAgrees(-248375));
    }

    @Property(tries = 3000, shrinking = ShrinkingMode.OFF)
    void sweepsAgreeWithConservativeAdvancement(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        Brush brush = RandomSolids.next(random);
        Vec3 from = somewhere(random);
        Vec3 to = somewhere(random);
        double[] normal = new double[3];
        Gjk gjk = gjk(brush, from);
        if (gjk.distance(normal) < 0.43) {
            return;
        }
        double dx = (double) to.x - from.x;
        double dy = (double) to.y - from.y;
        double dz = (double) to.z - from.z;
        double reference = gjk.advance(dx, dy, dz, (double) RADIUS + SKIN, normal);
        tracer(List.of(brush), IndexKind.BVH).sweep(from, to, hit);
        double way = Math.sqrt(dx * dx + dy * dy + dz * dz);
        double approach = -(normal[0] * dx + normal[1] * dy + normal[2] * dz) / way;
        boolean meets = reference < 1 && approach > 0.15;
        Statistics.collect(meets);
        if (meets) {
            assertEquals(reference * way, hit.fraction * way, 2e-4);
            assertEquals(1, normal[0] * hit.nx + normal[1] * hit.ny + normal[2] * hit.nz, 1e-4);
        } else if (reference >= 1) {
            assertFalse(hit.isHit());
        }
        Statistics.coverage(sweeps -> sweeps.check(true).percentage(share -> share > 10));
    }

    private static Gjk gjk(Brush brush, Vec3 feet) {
        return new Gjk(RandomSolids.corners(brush), new double[] {0, 0, 0, 0, 0, CORE}).place(feet.x, feet.y, (double) feet.z + RADIUS);
    }

    private static CapsuleTracer amongSeveral(Randomness random) {
        return tracer(RandomSolids.several(random, 1 + random.nextInt(6), 2.5f, 0, 0, 0), IndexKind.BVH);
    }

    private static CapsuleTracer tracer(List<Brush> brushes, IndexKind kind) {
        return new CapsuleTracer(BrushWorld.of(brushes, kind), RADIUS, HEIGHT, SKIN);
    }

    private static Vec3 somewhere(Randomness random) {
        return new Vec3(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 6 * random.nextFloat() - 4);
    }

    /** Coordinates that can be moved without rounding. */
    private static Vec3 onGrid(Randomness random) {
        return new Vec3((random.nextInt(400) - 200) / 64f, (random.nextInt(400) - 200) / 64f, (random.nextInt(400) - 250) / 64f);
    }

    private static Vec3 shift(Randomness random) {
        return new Vec3(random.nextInt(128) - 64, random.nextInt(128) - 64, random.nextInt(128) - 64);
    }

    private Vec3 end(Vec3 from, Vec3 to) {
        return new Vec3().lerp(from, to, (float) hit.fraction);
    }

    private long answers(CapsuleTracer tracer, Vec3 from, Vec3 to) {
        Hash64 hash = new Hash64();
        tracer.sweep(from, to, hit);
        add(hash);
        tracer.distance(from, 1, hit);
        add(hash);
        return hash.add(tracer.overlaps(to, hit) ? 1L : 0L).value();
    }

    private void add(Hash64 hash) {
        hash.add((long) hit.brush).add(Double.doubleToLongBits(hit.fraction)).add(Double.doubleToLongBits(hit.distance))
                .add(Double.doubleToLongBits(hit.nx)).add(Double.doubleToLongBits(hit.ny)).add(Double.doubleToLongBits(hit.nz));
    }
}
