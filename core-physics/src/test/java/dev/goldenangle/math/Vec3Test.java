package dev.goldenangle.math;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

class Vec3Test {
    @Test
    void operationsWriteToTheReceiver() {
        Vec3 v = new Vec3(1, 2, 3);
        assertEquals(new Vec3(3, 5, 7), v.add(new Vec3(1, 1, 1)).addScaled(new Vec3(0.5f, 1, 1.5f), 2));
        assertEquals(new Vec3(3, 5, 7), v);
    }

    @Test
    void theCrossProductMayOverwriteAFactor() {
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
    void oneWildComponentMakesItNotFinite() {
        assertFalse(new Vec3(0, Float.NaN, 0).isFinite());
    }
}
