package dev.goldenangle.parameter;

/**
 * When a parameter can make a difference to the movement. A run in which that never was so comes out the same whatever the
 * parameter's value, so what was measured of it still holds.
 */
public enum ActsWhen {
    /** On any tick, or before the first. */
    ALWAYS,
    /** On a tick that begins or ends on the ground. */
    ON_GROUND,
    /** On a tick that begins or ends without ground, or on which a jump is asked for. */
    IN_AIR,
    /** When jump is asked for. */
    JUMPING,
    /** When crouching is asked for. */
    CROUCHING,
    /** When a teleporter is met. */
    TELEPORTED,
    /** When the mover flies as a spectator or through everything. */
    FLYING
}
