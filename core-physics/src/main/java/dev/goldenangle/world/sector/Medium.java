package dev.goldenangle.world.sector;

/**
 * A liquid that stands in polygons.
 *
 * @param kind      what it is; it changes what a game would do to the swimmer's health, never how he moves
 * @param level     height of its surface
 * @param direction where its current comes from, in 512ths of a circle: whoever stands in it is pushed the other way
 * @param magnitude strength of its current; 0 for still liquid
 */
public record Medium(Kind kind, int level, int direction, int magnitude) {
    /** The liquids of the game. */
    public enum Kind { WATER, LAVA, GOO, SEWAGE, JJARO }
}
