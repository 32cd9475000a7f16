package dev.goldenangle.motor.tilestep;

/**
 * The world as the movement sees it. The server answers from the live world, a client from what it was sent; the
 * movement is the same code for both. A thing can be solid for only one of them.
 */
interface MovementContext {
    /** Whether a tile is a wall at every height. */
    boolean isWall(int tileX, int tileY);

    /** Height of a tile's surface. */
    float surface(int tileX, int tileY);

    /** Whether a prop or another body stops a body that moves from one box to another and can step up to {@code stepTop}. */
    boolean isBlocked(Box there, Box here, float stepTop);

    /** The highest walkable top of props under a footprint that is not above a limit; at least the given height. */
    float propSurface(Box footprint, float limit, float atLeast);

    /** The lowest underside of props and bodies over a footprint at or above a height; positive infinity if there is none. */
    float ceiling(Box footprint, float from);

    /**
     * Looks for the highest solid top under a footprint, walkable or not, that is above {@code above} and not above a
     * limit, and writes its box.
     *
     * @return whether there is one
     */
    boolean findHolder(Box footprint, float limit, float above, Box dest);

    /** Looks for another body that overlaps a box, and writes its box; the first of the map if there are several. */
    boolean findBodyIn(Box box, Box dest);

    /** Like {@link #findBodyIn}, but only among the bodies that walk by themselves. */
    boolean findWalkerIn(Box box, Box dest);
}
