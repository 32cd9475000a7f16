package dev.goldenangle.motor.arena;

/** The reason for the friction on a tick; the signal {@link ArenaSignal#FRICTION_RULE} holds the ordinal. */
public enum FrictionRule {
    /** Full friction. */
    FULL,
    /** None, because nothing was underfoot. */
    AIRBORNE,
    /** None, because a jump left the ground on this tick. */
    JUMP,
    /** Softened (soft mode) or none (hard mode), within the landing grace. */
    GRACE,
    /** None, because jump was held (hard mode). */
    HELD
}
