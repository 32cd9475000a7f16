package dev.goldenangle.motor.arena;

/** The registers of the arena motor. */
public enum ArenaRegister {
    /** Remaining ticks for which an early press of jump counts. */
    JUMP_BUFFER,
    /** Remaining ticks of landing grace. */
    LANDING_GRACE,
    /** Whether jump was held on the last tick, to distinguish a press from a hold. */
    JUMP_HELD,
    /** Whether the last tick began on the ground, to distinguish a landing from standing. */
    WAS_GROUNDED
}
