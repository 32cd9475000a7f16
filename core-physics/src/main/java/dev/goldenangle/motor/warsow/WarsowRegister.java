package dev.goldenangle.motor.warsow;

/** The registers of the warsow model. Timers are in milliseconds unless said otherwise. */
public enum WarsowRegister {
    /** Set while the jump key has not been released since the last jump; not used with automatic jumps. */
    JUMP_HELD,
    /** Set while the special key has not been released since the last dash or wall jump. */
    SPECIAL_HELD,
    /** Set after a wall jump, until the mover falls or lands. */
    WALL_JUMPING,
    /** Set after a wall jump, until the mover lands, jumps or the timer runs out. */
    WALL_JUMP_USED,
    /** Set after a dash. */
    DASHING,
    /** Set while the mover leaps out of water. */
    WATER_JUMP,
    /** Set while the mover is held in place after a teleport. */
    TELEPORT,
    /** Set after a jump pad, until the next landing. */
    JUMP_PAD,
    CROUCH_SLIDING,
    /** Runs during a leap out of water and similar moves, in steps of 8 milliseconds. */
    MOVE_TIMER,
    /** Keys have no effect while it runs. */
    NO_KEYS_TIMER,
    /** No friction and no air control while it runs. */
    KNOCKBACK_TIMER,
    /** How far the mover is crouched; counts up and down. */
    CROUCH,
    DASH_TIMER,
    WALL_JUMP_TIMER,
    /** Wall jumps are weak while it runs. */
    STUN_TIMER,
    SLIDE_TIMER,
    /** Added to the 16-bit yaw of a command. */
    YAW_OFFSET
}
