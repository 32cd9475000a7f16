package dev.goldenangle.simulation;

/** What a predicting client does when the server tells it that it was somewhere else. */
public enum Correction {
    /** Nothing; the error is only measured. */
    NONE,
    /** Takes the server's state as it is, a round trip old. */
    SNAP,
    /** Takes the server's state and plays the commands since once more. */
    REPLAY,
    /** Replays, and lets the body on screen drift over to the corrected place instead of jumping there. */
    BLEND
}
