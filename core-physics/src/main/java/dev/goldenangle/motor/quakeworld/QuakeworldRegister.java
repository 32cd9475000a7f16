package dev.goldenangle.motor.quakeworld;

/** What the quakeworld model remembers between ticks beyond the common state. */
public enum QuakeworldRegister {
    /** The jump key has not been up since it last made a jump. */
    JUMP_HELD,
    /** Radians added to the yaw of a command, as float bits. */
    YAW_OFFSET
}
