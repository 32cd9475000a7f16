package dev.goldenangle.motor.strafejump;

/** The rules that move the box. */
enum RuleSet {
    /** The rules of Quake III as shipped. */
    VQ3,
    /** The rules of the strafejump document. */
    DOCUMENT
}
