package dev.goldenangle.motor.strafejump;

/** The part of a normal tick that depends on the rule set, between crouching and rounding. */
interface MoveRules {
    void move(Tick tick);

    /** A step-slide without ground and gravity, for flight. */
    void fly(Tick tick);
}
