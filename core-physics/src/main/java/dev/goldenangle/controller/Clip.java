package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;

/** Takes the part of a velocity that runs into a plane away: the variants the rules know, all in place. */
public final class Clip {
    private Clip() {
    }

    /**
     * Quake III: what runs into the plane is taken a little more than fully, what leaves it a little less, so that the
     * mover drifts off the surface rather than into it.
     */
    public static void overclip(Vec3 velocity, Vec3 normal, float overclip) {
        float into = velocity.dot(normal);
        velocity.addScaled(normal, into < 0f ? -(into * overclip) : -(into / overclip));
    }

    /** The document: over-clipped in both directions, then whatever still runs into the plane is taken out. */
    public static void overclipThenSettle(Vec3 velocity, Vec3 normal, float overclip) {
        velocity.addScaled(normal, -(velocity.dot(normal) * overclip));
        float left = velocity.dot(normal);
        if (left < 0f) {
            velocity.addScaled(normal, -left);
        }
    }

    /** QuakeWorld: with an overbounce of one exactly along the plane, and components smaller than the threshold become zero. */
    public static void flatten(Vec3 velocity, Vec3 normal, float overbounce, float threshold) {
        velocity.addScaled(normal, -(velocity.dot(normal) * overbounce));
        velocity.set(withoutTrace(velocity.x, threshold), withoutTrace(velocity.y, threshold), withoutTrace(velocity.z, threshold));
    }

    private static float withoutTrace(float component, float threshold) {
        return component > -threshold && component < threshold ? 0f : component;
    }
}
