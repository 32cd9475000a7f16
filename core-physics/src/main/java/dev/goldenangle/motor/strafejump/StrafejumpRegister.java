package dev.goldenangle.motor.strafejump;

/** What the strafejump model remembers between ticks beyond the common state. */
public enum StrafejumpRegister {
    /** Milliseconds left during which surfaces leave the velocity alone. */
    TIMER,
    /** The timer was started by a landing. */
    LAND,
    /** The timer was started by a push: no ground friction while it runs. */
    KNOCKBACK,
    /** The jump key has not been up since it last made a jump. */
    JUMP_HELD,
    /** No jumping until fire and use have been up since the start. */
    RESPAWN_LOCK,
    /** Stood on the ground when a tick by the normal rules last ended. */
    CONTACT,
    /** Added to the 16-bit pitch of a command. */
    PITCH_OFFSET,
    /** Added to the 16-bit yaw of a command. */
    YAW_OFFSET
}
