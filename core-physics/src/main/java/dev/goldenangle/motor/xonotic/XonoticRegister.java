package dev.goldenangle.motor.xonotic;

/** The registers of the xonotic model. */
public enum XonoticRegister {
    /** Set while the jump key has not been released since the last jump. */
    JUMP_HELD,
    /** Ticks since the ground was left. */
    AIR_TICKS,
    /** Set while the ground is slippery. */
    ON_SLICK,
    /** Radians added to the yaw of a command, as float bits. */
    YAW_OFFSET
}
