/**
 * Movement on tiles with discrete heights: one movement function behind a context, so that server and client agree.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.tilestep;
