package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Brushes from the faces of map files, with numbers computed by hand. */
class BrushBuilderTest {
    private final BrushBuilder builder = new BrushBuilder();

    private void addBox(double x0, double y0, double z0, double x1, double y1, double z1) {
        builder.addPlane(-1, 0, 0, -x0, "side");
        builder.addPlane(1, 0, 0, x1, "side");
        builder.addPlane(0, -1, 0, -y0, "side");
        builder.addPlane(0, 1, 0, y1, "side");
        builder.addPlane(0, 0, -1, -z0, "bottom");
        builder.addPlane(0, 0, 1, z1, "top");
    }

    @Test
    void threePointsClockwiseFromOutsideGiveTheOutwardPlane() {
        addBox(0, 0, -64, 64, 64, 256);
        assertTrue(builder.addFace(0, 0, 32, 0, 64, 32, 64, 0, 32, "roof"));
        Brush brush = builder.build().brush();
        assertEquals(32f, brush.max(2));
        Face roof = brush.faces().stream().filter(face -> face.material().equals("roof")).findFirst().orElseThrow();
        assertEquals(1f, roof.nz());
        assertEquals(32f, roof.dist());
    }

    @Test
    void boxHasEightCornersTwelveEdgesSixFacesAndNoBevels() {
        addBox(-16, -8, 0, 16, 8, 4);
        Brush brush = builder.build().brush();
        assertEquals(8, brush.vertexCount());
        assertEquals(12, brush.edgeCount());
        assertEquals(6, brush.faces().size());
        assertEquals(6, brush.planeCount());
        assertEquals(-8f, brush.min(1));
        assertEquals(16f, brush.max(0));
    }

    @Test
    void everyFaceIsAConvexPolygonCounterClockwiseFromOutside() {
        for (int seed = 0; seed < 200; seed++) {
            for (Face face : new RandomBrushes(seed).convex(100f).faces()) {
                assertTrue(face.corners().length >= 3);
                assertOutwardTurns(face);
            }
        }
    }

    private static void assertOutwardTurns(Face face) {
        Vec3 normal = new Vec3(face.nx(), face.ny(), face.nz());
        int count = face.corners().length;
        Vec3 turns = new Vec3();
        for (int i = 0; i < count; i++) {
            Vec3 a = corner(face, i);
            Vec3 b = corner(face, (i + 1) % count);
            Vec3 c = corner(face, (i + 2) % count);
            Vec3 turn = new Vec3().cross(b.sub(a), new Vec3(c).sub(corner(face, (i + 1) % count)));
            turns.add(turn);
            assertTrue(turn.dot(normal) > -0.05f, "convex");
            assertEquals(face.dist(), a.dot(normal), 0.02f, "in the plane");
        }
        assertTrue(turns.dot(normal) > 0f, "counter-clockwise");
    }

    private static Vec3 corner(Face face, int i) {
        return new Vec3(face.polygon()[3 * i], face.polygon()[3 * i + 1], face.polygon()[3 * i + 2]);
    }

    @Test
    void duplicatePlanesAreMergedAndUnusedOnesDropped() {
        addBox(0, 0, 0, 8, 8, 8);
        addBox(0, 0, 0, 8, 8, 8.0000001);
        builder.addPlane(1, 1, 0, 1000, "idle");
        Brush brush = builder.build().brush();
        assertEquals(6, brush.faces().size());
        assertEquals(6, brush.planeCount());
    }

    @Test
    void nearlyAxialFacesBecomeAxial() {
        addBox(0, 0, -4, 64, 64, 64);
        builder.addPlane(2e-6, 0, 1, 32, "top");
        Brush brush = builder.build().brush();
        assertEquals(6, brush.planeCount());
        assertEquals(32f, brush.max(2));
    }

    /** A box with one slope needs no further planes for its Minkowski sum, so the slope is the only plane besides the axial six. */
    @Test
    void wedgeNeedsNoBevels() {
        addBox(0, 0, 0, 64, 64, 32);
        builder.addPlane(-32, 0, 64, 0, "slope");
        assertEquals(7, builder.build().brush().planeCount());
    }

    /** The edges of a cut corner are not along axes, but a plane through one and an axis is an axial face or cuts the box. */
    @Test
    void cutCornerGetsNoBevelsButASkewedEdgeDoes() {
        addBox(0, 0, 0, 64, 64, 64);
        builder.addPlane(1, 1, 1, 160, "corner");
        assertEquals(7, builder.build().brush().planeCount());

        addBox(0, 0, 0, 64, 64, 64);
        builder.addPlane(1, 0.5, 1, 80, "skew");
        builder.addPlane(-1, 0.5, 1, 40, "skew");
        Brush roof = builder.build().brush();
        assertTrue(roof.planeCount() > 8, "the ridge is not along an axis: " + roof.planeCount());
    }

    @Test
    void invalidPlanesAreRefused() {
        assertFalse(builder.addFace(0, 0, 0, 1, 1, 1, 2, 2, 2, "on a line"));
        assertFalse(builder.addFace(0, 0, 0, 0, 0, 0, 1, 0, 0, "doubled point"));
        assertFalse(builder.addFace(Double.NaN, 0, 0, 0, 1, 0, 1, 0, 0, "nan"));
        assertFalse(builder.addFace(1e300, 0, 0, 0, 1e300, 0, 1, 0, 1e300, "huge"));
        assertFalse(builder.addPlane(0, 0, 0, 1, "no normal"));
        assertFalse(builder.addPlane(0, 0, 1, Double.POSITIVE_INFINITY, "infinite"));
    }

    /**
     * From one corner (2, 3, 6) and twice that, moved sideways by a little of (3, -2, 0): the sine between them is
     * sqrt(13) / 14 of it, and must exceed 1e-9.
     */
    @Test
    void pointsAlmostOnALineAreRefused() {
        assertTrue(addAlmostStraight(3.95e-9));
        assertFalse(addAlmostStraight(3.8e-9));
    }

    private boolean addAlmostStraight(double aside) {
        return builder.addFace(0, 0, 0, 2, 3, 6, 4 + 3 * aside, 6 - 2 * aside, 12, "");
    }

    /** A deviation of 1e-5 counts as axial, along every axis and in both other directions. */
    @Test
    void faceIsAxialUpToADeviationOf1e5() {
        for (int axis = 0; axis < 3; axis++) {
            for (int other = 1; other < 3; other++) {
                assertEquals(6, planesWithLeaning(axis, other, 0.9e-5));
                assertEquals(7, planesWithLeaning(axis, other, 1.1e-5));
            }
        }
    }

    /** The number of planes of a cube of 64 with one more side through its middle. */
    private int planesWithLeaning(int axis, int other, double lean) {
        addBox(-64, -64, -64, 64, 64, 64);
        double[] n = {0, 0, 0};
        n[axis] = 1;
        n[(axis + other) % 3] = lean;
        builder.addPlane(n[0], n[1], n[2], 0, "");
        return builder.build().brush().planeCount();
    }

    @Test
    void invalidBrushGivesAReason() {
        builder.addPlane(0, 0, 1, 0, "");
        assertEquals(BrushFault.UNBOUNDED, builder.build().fault());

        assertEquals(BrushFault.EMPTY, builder.build().fault());

        addBox(0, 0, 0, 64, 64, 64);
        builder.addPlane(1, 0, 0, -10, "");
        assertEquals(BrushFault.EMPTY, builder.build().fault());

        addBox(0, 0, 0, 64, 64, 0.005);
        assertEquals(BrushFault.NEEDLE, builder.build().fault());

        addBox(0, 0, 0, 64, 64, 0.05);
        assertNull(builder.build().fault());
    }

    @Test
    void brushInMetresIsTheSameThirtyTwoTimesSmaller() {
        for (int seed = 0; seed < 50; seed++) {
            Brush brush = new RandomBrushes(seed).convex(100f);
            BrushBuilder units = new BrushBuilder();
            BrushBuilder metres = new BrushBuilder(1.0 / 32);
            for (Face face : brush.faces()) {
                units.addPlane(face.nx(), face.ny(), face.nz(), face.dist(), "");
                metres.addPlane(face.nx(), face.ny(), face.nz(), face.dist() / 32, "");
            }
            Brush large = units.build().brush();
            Brush small = metres.build().brush();
            assertEquals(large.planeCount(), small.planeCount());
            for (int axis = 0; axis < 3; axis++) {
                assertEquals(large.min(axis), 32f * small.min(axis));
                assertEquals(large.max(axis), 32f * small.max(axis));
            }
        }
    }

    @Test
    void extremeNumbersNeverThrowAndNeverGiveANonFiniteBrush() {
        double[] wild = {0, 1, -1, 0.5, 64, -64, 1e-9, 1e9, -1e17, 1e150, -1e300, Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY};
        for (int seed = 0; seed < 3000; seed++) {
            RandomBrushes random = new RandomBrushes(seed);
            if (seed % 2 == 0) {
                addBox(-32, -32, -32, 32, 32, 32);
            }
            for (int face = 0; face < 6; face++) {
                double[] n = new double[9];
                for (int i = 0; i < 9; i++) {
                    n[i] = random.below(3) == 0 ? wild[random.below(wild.length)] : random.below(200) - 100;
                }
                builder.addFace(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], "");
                builder.addPlane(n[0], n[1], n[2], n[3], "");
            }
            BrushBuilder.Result result = builder.build();
            assertTrue(result.brush() == null ^ result.fault() == null);
            if (result.brush() != null) {
                assertFinite(result.brush());
            }
        }
    }

    private static void assertFinite(Brush brush) {
        Vec3 v = new Vec3();
        for (int i = 0; i < brush.vertexCount(); i++) {
            assertTrue(brush.vertex(i, v).isFinite());
        }
        for (int i = 0; i < brush.planeCount(); i++) {
            assertTrue(Float.isFinite(brush.plane(i, v)) && v.isFinite());
        }
    }
}
