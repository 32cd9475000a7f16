package dev.goldenangle.motor.arena;

/** The reason for the friction on a tick; the signal {@link ArenaSignal#FRICTION_RULE} holds the ordinal. */
public enum FrictionRule {
    /** Full friction. */
    FULL,
    /** None, because the mover was in the air. */
    AIRBORNE,
    /** None, because of a jump on this tick. */
    JUMP,
    /** Reduced (soft mode) or none (hard mode), within the landing grace. */
    GRACE,
    /** None, because jump was held (hard mode). */
    HELD
}
