package dev.goldenangle.map;

/**
 * A place to start from, in the level's units.
 *
 * @param name what the map calls it
 * @param x    east
 * @param y    north
 * @param z    height of the feet
 * @param yaw  radians, counter-clockwise from +x
 */
public record Spawn(String name, float x, float y, float z, float yaw) {
}
