package dev.goldenangle.world.tile;

/**
 * Another body in a tile world. It blocks whoever overlaps it in all three directions; a mount can also be ridden.
 *
 * @param x         centre, where it starts
 * @param y         centre
 * @param z         feet
 * @param halfWidth half the side of its footprint
 * @param height    from its feet to its top
 * @param mount     whether it can be ridden
 * @param solid     who is stopped by it
 * @param walk      the round that it makes, from where it starts
 */
public record Creature(float x, float y, float z, float halfWidth, float height, boolean mount, Solid solid, CreatureRound walk) {
    /** One that stands still. */
    public Creature(float x, float y, float z, float halfWidth, float height, boolean mount, Solid solid) {
        this(x, y, z, halfWidth, height, mount, solid, CreatureRound.standing(x, y, z));
    }
}
