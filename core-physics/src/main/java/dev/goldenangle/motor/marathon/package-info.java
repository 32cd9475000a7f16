/**
 * The movement of a 1994 game: 16.16 fixed point at 30 ticks per second, in a world of sectors.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.motor.marathon;
