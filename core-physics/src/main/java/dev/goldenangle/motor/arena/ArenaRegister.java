package dev.goldenangle.motor.arena;

/** What the arena motor remembers between ticks. */
public enum ArenaRegister {
    /** Ticks for which an early press of jump still counts. */
    JUMP_BUFFER,
    /** Ticks of landing grace left. */
    LANDING_GRACE,
    /** Whether jump was down on the last tick, so that a press can be told from a hold. */
    JUMP_HELD,
    /** Whether the last tick began on the ground, so that a landing can be told from standing. */
    WAS_GROUNDED
}
