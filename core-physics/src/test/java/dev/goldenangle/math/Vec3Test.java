package dev.goldenangle.math;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class Vec3Test {
    @Test
    void operationsWriteToTheReceiver() {
        Vec3 v = new Vec3(1, 2, 3);
        assertEquals(new Vec3(3, 5, 7), v.add(new Vec3(1, 1, 1)).addScaled(new Vec3(0.5f, 1, 1.5f), 2));
        assertEquals(new Vec3(3, 5, 7), v);
    }

    @Test
    void crossProductCanOverwriteAFactor() {
        Vec3 x = new Vec3(1, 0, 0);
        assertEquals(new Vec3(0, 0, 1), x.cross(x, new Vec3(0, 1, 0)));
    }

    @Test
    void normalisingReturnsTheOldLength() {
        Vec3 v = new Vec3(3, 0, 4);
        assertEquals(5f, v.normalize());
        assertEquals(new Vec3(0.6f, 0, 0.8f), v);
    }

    @Test
    void theZeroVectorStaysZero() {
        Vec3 zero = new Vec3();
        assertEquals(0f, zero.normalize());
        assertEquals(new Vec3(), zero);
    }

    @Test
    void speedIsHorizontal() {
        assertEquals(5f, new Vec3(3, 4, 100).horizontalLength());
    }

    @Test
    void oneNanComponentMakesItNotFinite() {
        assertFalse(new Vec3(0, Float.NaN, 0).isFinite());
    }

    @Test
    void subtractScaleAndLerpWorkPerComponent() {
        assertEquals(new Vec3(1, 3, 5), new Vec3(3, 7, 11).sub(new Vec3(2, 4, 6)));
        assertEquals(new Vec3(6, 14, 22), new Vec3(3, 7, 11).scale(2));
        assertEquals(new Vec3(2, 5, -1), new Vec3().lerp(new Vec3(1, 4, 0), new Vec3(5, 8, -4), 0.25f));
        assertEquals(new Vec3(), new Vec3(3, 7, 11).zero());
        assertEquals(new Vec3(3, 7, 11), new Vec3(new Vec3(3, 7, 11)));
    }

    /** (1, 2, 3) × (4, 6, 9) = (2·9 − 3·6, 3·4 − 1·9, 1·6 − 2·4). */
    @Test
    void crossProductIsPerpendicularToBothFactors() {
        Vec3 a = new Vec3(1, 2, 3);
        Vec3 b = new Vec3(4, 6, 9);
        Vec3 cross = new Vec3().cross(a, b);
        assertEquals(new Vec3(0, 3, -2), cross);
        assertEquals(0f, cross.dot(a));
        assertEquals(4f + 12f + 27f, a.dot(b));
        assertEquals(14f, a.lengthSquared());
    }

    @Test
    void componentsAreNumberedFromX() {
        Vec3 v = new Vec3(7, 8, 9);
        assertEquals(7f, v.get(0));
        assertEquals(8f, v.get(1));
        assertEquals(9f, v.get(2));
        assertEquals("(7.0, 8.0, 9.0)", v.toString());
    }

    @Test
    void isZeroAndIsFiniteNeedAllThreeComponents() {
        assertTrue(new Vec3(0, -0f, 0).isZero());
        assertFalse(new Vec3(1, 0, 0).isZero());
        assertFalse(new Vec3(0, 1, 0).isZero());
        assertFalse(new Vec3(0, 0, 1).isZero());
        assertTrue(new Vec3(1, 2, 3).isFinite());
        assertFalse(new Vec3(Float.POSITIVE_INFINITY, 0, 0).isFinite());
        assertFalse(new Vec3(0, 0, Float.NaN).isFinite());
    }

    @Test
    void vectorsAreEqualIfAllComponentsAre() {
        assertNotEquals(new Vec3(1, 2, 3), new Vec3(9, 2, 3));
        assertNotEquals(new Vec3(1, 2, 3), new Vec3(1, 9, 3));
        assertNotEquals(new Vec3(1, 2, 3), new Vec3(1, 2, 9));
        assertEquals(new Vec3(1, 2, 3).hashCode(), new Vec3(1, 2, 3).hashCode());
        assertNotEquals(new Vec3(1, 2, 3).hashCode(), new Vec3(3, 2, 1).hashCode());
        assertNotEquals(0, new Vec3(1, 2, 3).hashCode());
    }
}
