package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** How planes clip a velocity, and the list of planes met. The plane rises 4 for every 3 sideways. */
class ClipTest {
    private static final Vec3 SLOPE = new Vec3(0.6f, 0f, 0.8f);
    private final Vec3 velocity = new Vec3();

    private void assertVelocity(double x, double y, double z) {
        assertEquals(x, velocity.x, 1e-4, "x");
        assertEquals(y, velocity.y, 1e-4, "y");
        assertEquals(z, velocity.z, 1e-4, "z");
    }

    /** 10 straight down run into it with 8: 1.5 times that is removed; of 8 away from it, two thirds. */
    @Test
    void overclipRemovesMoreIntoThePlaneThanAwayFromIt() {
        Clip.overclip(velocity.set(0f, 3f, -10f), SLOPE, 1.5f);
        assertVelocity(7.2, 3, -0.4);
        Clip.overclip(velocity.set(0f, 3f, 10f), SLOPE, 1.5f);
        assertVelocity(-3.2, 3, 5.7333);
    }

    @Test
    void documentClipIsSymmetricAndLeavesNothingIntoThePlane() {
        Clip.overclipThenSettle(velocity.set(0f, 3f, -10f), SLOPE, 1.5f);
        assertVelocity(7.2, 3, -0.4);
        Clip.overclipThenSettle(velocity.set(0f, 3f, 10f), SLOPE, 1.5f);
        assertVelocity(-4.8, 3, 3.6);
    }

    @Test
    void quakeworldClipFlattensAndDropsSmallComponents() {
        Clip.flatten(velocity.set(0f, 0.09f, -10f), SLOPE, 1f, 0.1f);
        assertVelocity(4.8, 0, -3.6);
        Clip.flatten(velocity.set(0f, -0.09f, -10f), SLOPE, 1f, 0.1f);
        assertVelocity(4.8, 0, -3.6);
        Clip.flatten(velocity.set(0f, -0.11f, -10f), SLOPE, 1.5f, 0.1f);
        assertVelocity(7.2, -0.11, -0.4);
        Clip.flatten(velocity.set(0.5f, -0.5f, 0f), new Vec3(0f, 0f, 1f), 1f, 0.5f);
        assertVelocity(0.5, -0.5, 0);
    }

    @Test
    void atMostFivePlanesAreKept() {
        PlanesMet planes = new PlanesMet();
        for (int i = 0; i < 5; i++) {
            assertFalse(planes.isFull());
            assertEquals(i, planes.count());
            planes.add(new Vec3(i, 0f, 1f));
        }
        assertTrue(planes.isFull());
        assertEquals(new Vec3(3f, 0f, 1f), planes.get(3));
        planes.clear();
        assertEquals(0, planes.count());
    }

    /** The cosine of eight degrees is 0.9903, of nine 0.9877. */
    @Test
    void normalsUpToEightDegreesApartAreTheSamePlane() {
        PlanesMet planes = new PlanesMet();
        planes.add(new Vec3(1f, 0f, 0f));
        planes.add(new Vec3(0f, 0f, 1f));
        assertTrue(planes.has(tilted(8)));
        assertFalse(planes.has(tilted(9)));
    }

    private static Vec3 tilted(double degrees) {
        return new Vec3((float) Math.sin(Math.toRadians(degrees)), 0f, (float) Math.cos(Math.toRadians(degrees)));
    }

    @Test
    void planeThatTheVelocityLeavesTooSlowlyHindersIt() {
        PlanesMet planes = new PlanesMet();
        planes.add(new Vec3(1f, 0f, 0f));
        planes.add(new Vec3(0f, 1f, 0f));
        planes.add(new Vec3(0f, 0f, 1f));
        velocity.set(5f, 1f, 2f);
        assertTrue(planes.hinder(velocity, 1.5f, 0, 2));
        assertFalse(planes.hinder(velocity, 1f, 0, 2));
        assertFalse(planes.hinder(velocity, 1.5f, 1, 2));
        assertTrue(planes.hinder(velocity, 1.5f, 2, 2));
        assertFalse(planes.hinder(velocity, 1.5f, 0, 1));
    }
}
