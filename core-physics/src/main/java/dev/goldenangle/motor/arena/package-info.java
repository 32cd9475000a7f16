/**
 * The Golden Angle arena model: a motor that knows no world, and the mover that joins it to the capsule controller.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.arena;
