package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

import java.util.List;

/**
 * A part of the world with physics of its own. Models without abilities do not notice it.
 *
 * @param place        where a body must be
 * @param brushes      its shape
 * @param friction     share of the ground friction
 * @param acceleration share of the acceleration
 * @param speed        share of the top speed
 * @param gravity      share of the gravity
 * @param bounce       share of the falling speed that a landing gives back
 * @param flow         velocity of a conveyor, in units of the world per second
 */
public record PhysicsZone(Place place, List<Brush> brushes, float friction, float acceleration, float speed, float gravity, float bounce, Vec3 flow) {
    /** Whether the zone acts on a body inside it, or on a body that stands on it. */
    public enum Place { INSIDE, ON }

    public PhysicsZone {
        brushes = List.copyOf(brushes);
    }
}
