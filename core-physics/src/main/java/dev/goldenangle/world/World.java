package dev.goldenangle.world;

/** Static geometry that a mover collides with. Each kind of world has its own queries; these are common to all. */
public interface World {
    /** Lowest corner of everything solid, by axis. */
    float min(int axis);

    /** Highest corner of everything solid, by axis. */
    float max(int axis);
}
