package dev.goldenangle.motor.quakeworld;

/** The registers of the quakeworld model. */
public enum QuakeworldRegister {
    /** Set while the jump key has not been released since the last jump. */
    JUMP_HELD,
    /** Radians added to the yaw of a command, as float bits. */
    YAW_OFFSET
}
