package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

import java.util.List;

/**
 * A zone that throws a body once when it enters. Unlike a jump pad it adds to the velocity. Models without abilities do
 * not notice it.
 *
 * @param brushes its shape
 * @param given   velocity added in a fixed direction; zero for a radial one
 * @param speed   speed added away from {@link #middle}; it falls to 0 at the radius. 0 for a directional one
 * @param middle  middle of a radial one
 * @param radius  distance from the middle at which a radial one ends
 */
public record Thrust(List<Brush> brushes, Vec3 given, float speed, Vec3 middle, float radius) {
    public Thrust {
        brushes = List.copyOf(brushes);
    }
}
