package dev.goldenangle.motor.strafejump;

/** The rules that move the box. */
enum RuleSet {
    /** Those of the shipped game. */
    VQ3,
    /** Those of the strafejump document. */
    DOCUMENT
}
