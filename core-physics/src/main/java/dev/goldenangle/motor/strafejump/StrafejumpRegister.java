package dev.goldenangle.motor.strafejump;

/** The registers of the strafejump model. */
public enum StrafejumpRegister {
    /** Remaining milliseconds during which surfaces do not change the velocity. */
    TIMER,
    /** Set if a landing started the timer. */
    LAND,
    /** Set if a push started the timer: no ground friction while it runs. */
    KNOCKBACK,
    /** Set while the jump key has not been released since the last jump. */
    JUMP_HELD,
    /** Set until fire and use have been released since the start; prevents jumping. */
    RESPAWN_LOCK,
    /** Set if the last tick by the normal rules ended on the ground. */
    CONTACT,
    /** Added to the 16-bit pitch of a command. */
    PITCH_OFFSET,
    /** Added to the 16-bit yaw of a command. */
    YAW_OFFSET,
    /** Milliseconds during which the next jump counts as chained; it may end below zero. */
    JUMP_TIME
}
