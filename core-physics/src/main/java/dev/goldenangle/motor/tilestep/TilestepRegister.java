package dev.goldenangle.motor.tilestep;

/** What a tilestep mover keeps between ticks beyond the common state. */
public enum TilestepRegister {
    /** The drawn body's position, as float bits. */
    DRAWN_X, DRAWN_Y, DRAWN_Z,
    /** Whether the mount is ridden, and where it stands or stood, as float bits. */
    RIDING, MOUNT_X, MOUNT_Y, MOUNT_Z,
    /** Whether the use button was down on the last tick. */
    USE_HELD,
    /** Whether the last move was stopped. */
    BLOCKED
}
