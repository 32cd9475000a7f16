/**
 * QuakeWorld movement with the rules of 1996.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.quakeworld;
