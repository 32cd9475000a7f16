/** QuakeWorld movement, the rules of 1996. */
package dev.goldenangle.motor.quakeworld;
