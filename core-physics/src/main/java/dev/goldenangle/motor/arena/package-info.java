/**
 * The Golden Angle arena model: a motor that does not see the world, and the mover that connects it to the capsule
 * controller.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.arena;
