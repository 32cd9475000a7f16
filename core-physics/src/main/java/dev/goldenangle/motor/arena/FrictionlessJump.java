package dev.goldenangle.motor.arena;

/** How much ground friction a chain of jumps escapes. */
public enum FrictionlessJump {
    /** Friction on every grounded tick. */
    NONE,
    /** No friction on the tick of a jump, softened friction within the landing grace while jump is held or buffered. */
    SOFT,
    /** No friction while jump is held or buffered or the landing grace runs, whatever the angle. */
    HARD
}
