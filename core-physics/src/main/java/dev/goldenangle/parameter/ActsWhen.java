package dev.goldenangle.parameter;

/**
 * The situation in which a parameter can affect the movement. In a run where that situation never occurs, changing the
 * parameter changes nothing, so metrics of the run stay valid.
 */
public enum ActsWhen {
    /** On any tick, or before the first. */
    ALWAYS,
    /** On ticks that begin or end on the ground. */
    ON_GROUND,
    /** On ticks that begin or end in the air, or on which jump is pressed. */
    IN_AIR,
    /** When jump is pressed. */
    JUMPING,
    /** When crouch is pressed. */
    CROUCHING,
    /** When a teleporter is used. */
    TELEPORTED,
    /** While the mover flies as a spectator or in noclip mode. */
    FLYING
}
