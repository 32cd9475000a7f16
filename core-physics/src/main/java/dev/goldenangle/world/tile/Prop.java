package dev.goldenangle.world.tile;

/**
 * An upright box that stands in a tile world: a wall, a roof, a crate. Lengths in tiles.
 *
 * @param name        what the map calls it
 * @param minX        west side
 * @param minY        south side
 * @param maxX        east side
 * @param maxY        north side
 * @param base        height of its underside
 * @param top         height of its upper side
 * @param walkableTop whether its top can be stood on
 * @param solid       who is stopped by it and can stand on it
 */
public record Prop(String name, float minX, float minY, float maxX, float maxY, float base, float top, boolean walkableTop, Solid solid) {
}
