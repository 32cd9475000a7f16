/**
 * Movement models: the motor of each decides velocity from a command, its controller collides with the world.
 *
 * <p>Stability: stable. It changes in a way that breaks callers only with a new major version (a new minor one before
 * 1.0.0).
 */
package dev.goldenangle.motor;
