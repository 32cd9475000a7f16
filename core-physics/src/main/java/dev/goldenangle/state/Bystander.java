package dev.goldenangle.state;

/**
 * Another body in the level, so that it can be drawn.
 *
 * @param x    position, as for a mover
 * @param y    position
 * @param z    position
 * @param body its shape
 */
public record Bystander(float x, float y, float z, Body body) {
}
