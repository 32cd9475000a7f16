package dev.goldenangle.world.brush;

/**
 * A part of the world that changes how a body moves without stopping it.
 *
 * @param kind  what it is filled with
 * @param brush its shape
 */
public record Volume(Kind kind, Brush brush) {
    /** What a volume is filled with. */
    public enum Kind { WATER, LADDER }
}
