package dev.goldenangle.state;

/** Which rules move the body: the model's own, flight through everything, or flight that meets the world. */
public enum MoveMode {
    NORMAL, NOCLIP, SPECTATE
}
