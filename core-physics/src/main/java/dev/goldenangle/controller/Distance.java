package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;

/** How far apart two places are on the map. */
final class Distance {
    private Distance() {
    }

    static float horizontalSquared(Vec3 a, Vec3 b) {
        return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
    }
}
