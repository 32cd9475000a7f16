package dev.goldenangle.simulation;

/** What a predicting client does when the server reports a different state. */
public enum Correction {
    /** Nothing; the error is only measured. */
    NONE,
    /** Uses the server's state as it is, one round trip old. */
    SNAP,
    /** Uses the server's state and re-simulates the commands since then. */
    REPLAY,
    /** Like REPLAY, but the body on screen moves smoothly to the corrected position. */
    BLEND
}
