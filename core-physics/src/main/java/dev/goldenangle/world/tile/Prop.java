package dev.goldenangle.world.tile;

/**
 * An upright box in a tile world: a wall, a roof, a crate. Lengths in tiles.
 *
 * @param name        name in the map
 * @param minX        west side
 * @param minY        south side
 * @param maxX        east side
 * @param maxY        north side
 * @param base        height of its underside
 * @param top         height of its upper side
 * @param walkableTop whether a mover can stand on its top
 * @param solid on which side of the network it blocks and supports movers
 */
public record Prop(String name, float minX, float minY, float maxX, float maxY, float base, float top, boolean walkableTop, Solid solid) {
}
