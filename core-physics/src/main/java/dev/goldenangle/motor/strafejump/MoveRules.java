package dev.goldenangle.motor.strafejump;

/** A rule set's part of a normal tick, between crouching and rounding. */
interface MoveRules {
    void move(Tick tick);

    /** A step-slide without ground and gravity, for flight. */
    void fly(Tick tick);
}
