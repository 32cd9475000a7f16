/**
 * Quake III movement: the shipped game's rules and the strafejump document's, one knob apart.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.strafejump;
