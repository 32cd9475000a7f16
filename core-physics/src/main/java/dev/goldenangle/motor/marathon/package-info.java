/** The movement of a 1994 game: 16.16 fixed point at 30 ticks a second, in a world of sectors. */
package dev.goldenangle.motor.marathon;
