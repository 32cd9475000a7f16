package dev.goldenangle.motor.tilestep;

/**
 * What the movement asks of the world around it. The server answers from the live world, a client from what it was sent; the
 * movement is the same code for both. Boxes are given by their west, south, east and north sides, lowest and highest point.
 */
public interface MovementContext {
    /** Whether a tile cannot be entered at any height. */
    boolean isWall(int tileX, int tileY);

    /** Height of a tile's surface. */
    float surface(int tileX, int tileY);

    /** Whether a prop overlaps a box; a prop whose walkable top is no higher than {@code stepTop} does not count. */
    boolean isPropBlocked(float minX, float minY, float maxX, float maxY, float bottom, float top, float stepTop);

    /** The highest walkable top of props under a footprint that is no higher than a limit; the given height if none is higher. */
    float propSurface(float minX, float minY, float maxX, float maxY, float limit, float atLeast);

    /** The lowest underside of props over a footprint at or above a height; positive infinity when the sky is free. */
    float propCeiling(float minX, float minY, float maxX, float maxY, float from);

    /** Whether another body overlaps a box. */
    boolean isEntityBlocked(float minX, float minY, float maxX, float maxY, float bottom, float top);
}
