package dev.goldenangle.motor.arena;

/** How much ground friction a chain of jumps avoids. */
public enum FrictionlessJump {
    /** Friction acts on every grounded tick. */
    NONE,
    /** No friction on the tick of a jump; reduced friction within the landing grace while jump is held or buffered. */
    SOFT,
    /** No friction while jump is held or buffered or during the landing grace, at any angle. */
    HARD
}
