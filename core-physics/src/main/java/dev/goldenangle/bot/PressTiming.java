package dev.goldenangle.bot;

/** When a strafer presses jump around a landing. */
enum PressTiming {
    /** On the first tick on the ground, which no human can do. */
    EXACT,
    /** Some time before the landing, keeping the key down. */
    EARLY,
    /** Some time after the landing. */
    LATE,
    /** Long before the landing and through it, as players do if a held key jumps. */
    HELD
}
