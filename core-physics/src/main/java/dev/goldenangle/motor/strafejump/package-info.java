/**
 * Quake III movement: the rules of the shipped game and of the strafejump document, selected by one parameter.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.strafejump;
