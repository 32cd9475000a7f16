package dev.goldenangle.world;

/** Static geometry a mover can meet. Each kind has its own queries; this is what all of them share. */
public interface World {
    /** Lowest corner of everything solid, by axis. */
    float min(int axis);

    /** Highest corner of everything solid, by axis. */
    float max(int axis);
}
