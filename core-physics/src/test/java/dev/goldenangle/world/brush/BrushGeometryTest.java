package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Brushes in no axis direction: a corner cut off by x + 2y + 2z = 60, moved by (10, 20, 30), with normal (1, 2, 2) / 3
 * and distance 56 2/3.
 */
class BrushGeometryTest {
    private static final float THIRD = 1 / 3f;
    private static final float[] CORNER = {-1, 0, 0, -10, 1, 0, 0, 70, 0, -1, 0, -20, 0, 1, 0, 50, 0, 0, -1, -30, 0, 0, 1, 60, THIRD, 2 * THIRD, 2 * THIRD, 170 / 3f};

    private static Brush corner(String... materials) {
        return Brush.compiled(CORNER.clone(), Arrays.asList(materials), new boolean[7], 1).orElseThrow();
    }

    private static Brush corner() {
        return corner("", "", "", "", "", "", "");
    }

    @Test
    void threePointsOfASlantedFaceDefineItsPlane() {
        BrushBuilder builder = new BrushBuilder();
        builder.addPlane(-2, 0, 0, -20, "west");
        builder.addPlane(0, -2, 0, -40, "south");
        builder.addPlane(0, 0, -2, -60, "bottom");
        assertTrue(builder.addFace(70, 20, 30, 10, 20, 60, 10, 50, 30, "slope"));
        Brush brush = builder.build().brush();
        Face slope = brush.faces().stream().filter(face -> face.material().equals("slope")).findFirst().orElseThrow();
        assertEquals(THIRD, slope.nx(), 1e-6f);
        assertEquals(2 * THIRD, slope.ny(), 1e-6f);
        assertEquals(2 * THIRD, slope.nz(), 1e-6f);
        assertEquals(170 / 3f, slope.dist(), 1e-4f);
        assertEquals(4, brush.vertexCount());
        assertEquals(6, brush.edgeCount());
        assertArrayEquals(new float[] {10, 70, 20, 50, 30, 60}, new float[] {brush.min(0), brush.max(0), brush.min(1), brush.max(1), brush.min(2), brush.max(2)}, 1e-4f);
    }

    @Test
    void nextBrushHasItsOwnMaterials() {
        BrushBuilder builder = new BrushBuilder();
        builder.addPlane(1, 0, 0, 5, "lost");
        assertEquals(BrushFault.UNBOUNDED, builder.build().fault());
        String[] names = {"a", "b", "c", "d", "e", "f"};
        for (int i = 0; i < 6; i++) {
            double sign = i % 2 == 0 ? -1 : 1;
            assertTrue(builder.addPlane(i / 2 == 0 ? sign : 0, i / 2 == 1 ? sign : 0, i / 2 == 2 ? sign : 0, 5, names[i]));
        }
        assertTrue(builder.addPlane(1, 0, 0, 5, "again"), "known already, which is no fault");
        assertEquals(List.of(names), builder.build().brush().faces().stream().map(Face::material).toList());
    }

    @Test
    void sidesOfACompiledLevelAreKeptAsGiven() {
        Brush brush = corner("w", "e", "s", "n", "b", "t", "slope");
        assertArrayEquals(CORNER, brush.planes());
        assertEquals(4, brush.vertexCount());
        assertEquals(6, brush.edgeCount());
        for (int i = 0; i < 6; i++) {
            assertTrue(brush.edgeStart(i) != brush.edgeEnd(i) && brush.edgeStart(i) < 4 && brush.edgeEnd(i) < 4);
        }
        assertEquals(6, Arrays.stream(new int[] {0, 1, 2, 3, 4, 5}).map(i -> 1 << brush.edgeStart(i) | 1 << brush.edgeEnd(i)).distinct().count(), "all six pairs of corners");
        assertEquals(List.of("w", "s", "b", "slope"), brush.faces().stream().map(Face::material).toList(), "the others only touch it in a corner");
        assertArrayEquals(new int[] {1, 0, 3, 2, 5, 4, 6}, brush.chain());
    }

    @Test
    void sidesThatEncloseNothingGiveNoBrush() {
        assertEquals(Optional.empty(), Brush.compiled(new float[] {1, 0, 0, 5, -1, 0, 0, -6}, List.of("", ""), new boolean[2], 1));
    }

    @Test
    void planeIsSlickByItsFaceOrByItself() {
        Brush brush = corner("", "", "", "", "", "", "common/SLICK");
        for (int i = 0; i < 7; i++) {
            assertEquals(i == 6, brush.isSlick(i), "plane " + i);
        }
        Brush other = corner("slick/stone", "", "common/slick2", "", "", "", "");
        for (int i = 0; i < 7; i++) {
            assertEquals(i == 2, other.isSlick(i), "plane " + i + "; the folder name does not count");
        }
        assertTrue(Brush.compiled(CORNER.clone(), Collections.nCopies(7, ""), new boolean[] {false, true, false, false, false, false, false}, 1).orElseThrow().isSlick(1));
    }

    @Test
    void brushIsUnseenIfAllItsSidesAre() {
        assertTrue(corner("common/CLIP", "", "sky1", "", "nodraw", "", "Caulk").isUnseen());
        assertFalse(corner("common/clip", "", "sky1", "", "nodraw", "", "stone").isUnseen());
    }

    /**
     * A box of one metre: at (20, 22, 44.9) its nearest corner gives 20 + 44 + 89.8 = 153.8, below 170; at (30, 30,
     * 40.1) it gives 170.2.
     */
    @Test
    void boxTouchesUpToTheSlope() {
        assertTrue(touches(corner(), 20, 22, 44.9));
        assertTrue(touches(corner(), 30, 30, 39.9));
        assertFalse(touches(corner(), 30, 30, 40.1));
        assertTrue(touches(corner(), 29.9, 30, 40));
        assertTrue(touches(corner(), 30, 29.9, 40));
        assertFalse(touches(corner(), 30.3, 30, 40));
        assertFalse(touches(corner(), 30, 30.2, 40));
    }

    /** The same from the other side: a corner cut off below, where the far corner of the box is the nearest. */
    @Test
    void boxTouchesASlopeThatFacesDown() {
        Brush below = Brush.cutBox(-70, -50, -60, -10, -20, -30, -THIRD, -2 * THIRD, -2 * THIRD, 170 / 3f);
        assertTrue(touches(below, -31, -31, -40.9));
        assertFalse(touches(below, -31, -31, -41.1));
        assertFalse(touches(below, -31.3, -31, -41));
        assertFalse(touches(below, -31, -31.2, -41));
    }

    private static boolean touches(Brush brush, double x, double y, double z) {
        return brush.touches((float) x, (float) y, (float) z, (float) x + 1, (float) y + 1, (float) z + 1);
    }

    /** The box extends 1, 2 and 3 below its origin and 3, 6 and 9 above; the cube is from 0 to 10. */
    @Test
    void boxWithAnOffCentreOriginIsSolidWhereItReachesIn() {
        BoxQuery boxes = BrushWorld.of(List.of(Brush.box(0, 0, 0, 10, 10, 10))).boxTracer();
        float[] first = {-3, -6, -9};
        float[] last = {11, 12, 13};
        for (int axis = 0; axis < 3; axis++) {
            assertTrue(isSolid(boxes, axis, first[axis] + 0.1f));
            assertFalse(isSolid(boxes, axis, first[axis] - 0.1f));
            assertTrue(isSolid(boxes, axis, last[axis] - 0.1f));
            assertFalse(isSolid(boxes, axis, last[axis] + 0.1f));
        }
    }

    private static boolean isSolid(BoxQuery boxes, int axis, float at) {
        return boxes.isSolid(new Vec3(axis == 0 ? at : 5f, axis == 1 ? at : 5f, axis == 2 ? at : 5f), new Vec3(-1f, -2f, -3f), new Vec3(3f, 6f, 9f));
    }

    @Test
    void worldHasItsBrushesAndTheirBounds() {
        Brush box = Brush.box(-5, -6, -7, 1, 2, 3);
        BrushWorld world = BrushWorld.of(List.of(corner(), box), () -> false);
        assertEquals(2, world.brushes().size());
        assertSame(box, world.brushes().get(1));
        assertArrayEquals(new float[] {-5, 70, -6, 50, -7, 60}, new float[] {world.min(0), world.max(0), world.min(1), world.max(1), world.min(2), world.max(2)});
        assertEquals(75f / 32 + 1, world.stride(), "a thirty-second of its widest side, and a unit");
    }

    @Test
    void capsuleHullsAreCachedForOneLength() {
        BrushWorld world = BrushWorld.of(List.of(corner()));
        CapsuleHulls hulls = world.capsuleHulls(2);
        assertSame(hulls, world.capsuleHulls(2));
        assertNotSame(hulls, world.capsuleHulls(3));
    }

    @Test
    void compiledWorldUsesItsOwnRules() {
        BoxQuery boxes = BrushWorld.of(List.of(corner())).boxTracer();
        BoxQuery hulls = BrushWorld.of(List.of(corner())).hullTracer();
        BrushWorld world = BrushWorld.compiled(List.of(corner()), Features.NONE, () -> boxes, () -> hulls, () -> false);
        assertSame(boxes, world.boxTracer());
        assertSame(hulls, world.hullTracer());
        assertTrue(BrushWorld.compiled(List.of(corner()), Features.NONE, () -> boxes, null, () -> false).hullTracer() instanceof HullTracer);
    }

    /** An edge with the face's normal is a seam only if it lies in the face's plane. */
    @Test
    void seamOfASlantedFaceLiesInItsPlane() {
        assertEquals(1, contacts(2, -1, 0));
        assertEquals(1, contacts(-4, 3, -1));
        assertEquals(2, contacts(0.3, 0, 0));
        assertEquals(2, contacts(0, 0.3, 0));
        assertEquals(2, contacts(0, 0, -0.3));
    }

    /** Number of contacts left of a face and an edge at this offset from it. */
    private static int contacts(double dx, double dy, double dz) {
        ContactSet set = new ContactSet();
        set.clear();
        for (int i = 0; i < 2; i++) {
            CapsuleHit contact = set.add(0);
            contact.clear();
            contact.fraction = 0;
            contact.nx = 1 / 3.0;
            contact.ny = 2 / 3.0;
            contact.nz = 2 / 3.0;
            contact.x = 10 + i * dx;
            contact.y = 20 + i * dy;
            contact.z = 30 + i * dz;
            contact.onFace = i == 0;
            contact.brush = i;
        }
        set.finish(0, 0.01);
        return set.count();
    }
}
