package dev.goldenangle.motor.goldsrc;

/** The registers of the goldsrc model. */
public enum GoldsrcRegister {
    /** Set from pressing crouch on the ground until the crouch is complete. */
    DUCKING,
    /** Milliseconds, as float bits: runs down from one second after crouch was pressed. */
    DUCK_TIME,
    /** Set while the jump key has not been released since the last jump, or was pressed in the air. */
    JUMP_HELD,
    /** Set if crouch was held on the last tick. */
    DUCK_HELD,
    /** Remaining milliseconds of a jump out of the water, as float bits. */
    WATER_JUMP,
    /** Horizontal velocity of a jump out of the water, as float bits. */
    WATER_JUMP_X,
    WATER_JUMP_Y,
    /** Set while the body hangs on a ladder. */
    ON_LADDER,
    /** Remaining milliseconds of exhaustion after a jump, as float bits. */
    STAMINA,
    /** Share of the friction that the floor takes away on the next tick, as float bits; no map of ours sets it. */
    SLIPPERINESS,
    /** Velocity of the conveyor under the body, as float bits; no map of ours sets it. */
    BASE_X,
    BASE_Y,
    BASE_Z,
    /** Radians added to the yaw of a command, as float bits. */
    YAW_OFFSET
}
