package dev.goldenangle.motor.tilestep;

/** The registers of the tilestep model. */
public enum TilestepRegister {
    /** The drawn body's position, as float bits. */
    DRAWN_X, DRAWN_Y, DRAWN_Z,
    /** Whether the mount is ridden, and its position, as float bits. */
    RIDING, MOUNT_X, MOUNT_Y, MOUNT_Z,
    /** Whether the use button was down on the last tick. */
    USE_HELD,
    /** Whether the last move was stopped. */
    BLOCKED
}
