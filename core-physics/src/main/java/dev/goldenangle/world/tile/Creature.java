package dev.goldenangle.world.tile;

import dev.goldenangle.world.ClosedWalk;

/**
 * Another body in a tile world. It blocks movers that overlap it in all three dimensions; a mount can also be ridden.
 *
 * @param x         centre at the start
 * @param y         centre at the start
 * @param z         feet
 * @param halfWidth half the side of its footprint
 * @param height    from its feet to its top
 * @param mount     whether it can be ridden
 * @param solid     on which side of the network it blocks
 * @param walk      the loop it walks, beginning at its start position
 */
public record Creature(float x, float y, float z, float halfWidth, float height, boolean mount, Solid solid, ClosedWalk walk) {
    /** A creature that does not move. */
    public Creature(float x, float y, float z, float halfWidth, float height, boolean mount, Solid solid) {
        this(x, y, z, halfWidth, height, mount, solid, ClosedWalk.standing(x, y, z));
    }
}
