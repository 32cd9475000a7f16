package dev.goldenangle.state;

/**
 * The rules that move the body: those of the model, flight through everything (noclip), or flight that collides with
 * the world (spectate).
 */
public enum MoveMode {
    NORMAL, NOCLIP, SPECTATE
}
