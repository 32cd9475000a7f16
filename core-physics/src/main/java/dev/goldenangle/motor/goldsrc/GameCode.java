package dev.goldenangle.motor.goldsrc;

/** The game whose movement code runs, where the two codes differ by more than numbers. */
enum GameCode {
    /** Half-Life and Half-Life Deathmatch: crouching slows only when the crouch is complete, and a stuck body crouches to get free. */
    HALF_LIFE,
    /** Counter-Strike 1.6: the crouch key slows at once, also in the air. */
    COUNTER_STRIKE
}
