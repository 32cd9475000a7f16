package dev.goldenangle.motor.tilestep;

/**
 * What the movement asks of the world around it. The server answers from the live world, a client from what it was sent; the
 * movement is the same code for both. What is solid to the one need not be solid to the other.
 */
interface MovementContext {
    /** Whether a tile cannot be entered at any height. */
    boolean isWall(int tileX, int tileY);

    /** Height of a tile's surface. */
    float surface(int tileX, int tileY);

    /** Whether a prop or another body stops a body that goes from one box to another and gets up to {@code stepTop} by a step. */
    boolean isBlocked(Box there, Box here, float stepTop);

    /** The highest walkable top of props under a footprint that is no higher than a limit; the given height if none is higher. */
    float propSurface(Box footprint, float limit, float atLeast);

    /** The lowest underside of props and bodies over a footprint at or above a height; positive infinity when the sky is free. */
    float ceiling(Box footprint, float from);

    /**
     * Looks for the highest solid top under a footprint, walkable or not, that is higher than {@code above} and no higher than
     * a limit, and writes the box it belongs to.
     *
     * @return whether there is one
     */
    boolean findHolder(Box footprint, float limit, float above, Box dest);

    /** Looks for another body that overlaps a box, and writes its box; the first of the map where there are several. */
    boolean findBodyIn(Box box, Box dest);

    /** The same among the bodies that walk by themselves. */
    boolean findWalkerIn(Box box, Box dest);
}
