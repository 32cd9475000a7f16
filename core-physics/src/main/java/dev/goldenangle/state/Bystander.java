package dev.goldenangle.state;

/**
 * Another body in the level, for those who draw it.
 *
 * @param x    where it stands, as a mover's position
 * @param y    where it stands
 * @param z    where it stands
 * @param body its solid
 */
public record Bystander(float x, float y, float z, Body body) {
}
