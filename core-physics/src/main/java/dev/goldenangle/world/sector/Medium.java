package dev.goldenangle.world.sector;

/**
 * A liquid in polygons.
 *
 * @param kind      the kind of liquid; it matters to the swimmer's health in a game, not to movement
 * @param level     height of its surface
 * @param direction where its current comes from, in 512ths of a circle; movers are pushed the other way
 * @param magnitude strength of its current; 0 for still liquid
 */
public record Medium(Kind kind, int level, int direction, int magnitude) {
    /** The liquids of the game. */
    public enum Kind { WATER, LAVA, GOO, SEWAGE, JJARO }
}
