package dev.goldenangle.motor.strafejump;

/** Whose rules move the box. */
enum RuleSet {
    /** The shipped game's. */
    VQ3,
    /** The strafejump document's. */
    DOCUMENT
}
