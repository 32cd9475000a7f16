package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;

/** Removes the part of a velocity that runs into a plane, in place: one method per variant of the rules. */
public final class Clip {
    private Clip() {
    }

    /**
     * Quake III: slightly more than the part into the plane is removed, or slightly less than the part away from it, so
     * that the mover drifts off the surface rather than into it.
     */
    public static void overclip(Vec3 velocity, Vec3 normal, float overclip) {
        float into = velocity.dot(normal);
        velocity.addScaled(normal, into < 0f ? -(into * overclip) : -(into / overclip));
    }

    /** The strafejump document: over-clipped in both directions, then any part that still runs into the plane is removed. */
    public static void overclipThenSettle(Vec3 velocity, Vec3 normal, float overclip) {
        velocity.addScaled(normal, -(velocity.dot(normal) * overclip));
        float left = velocity.dot(normal);
        if (left < 0f) {
            velocity.addScaled(normal, -left);
        }
    }

    /** QuakeWorld: with an overbounce of 1 the result lies exactly along the plane; components smaller than the threshold become 0. */
    public static void flatten(Vec3 velocity, Vec3 normal, float overbounce, float threshold) {
        velocity.addScaled(normal, -(velocity.dot(normal) * overbounce));
        velocity.set(withoutTrace(velocity.x, threshold), withoutTrace(velocity.y, threshold), withoutTrace(velocity.z, threshold));
    }

    private static float withoutTrace(float component, float threshold) {
        return component > -threshold && component < threshold ? 0f : component;
    }
}
