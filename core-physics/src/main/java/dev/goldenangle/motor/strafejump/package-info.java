/** Quake III movement: the shipped game's rules and the strafejump document's, one knob apart. */
package dev.goldenangle.motor.strafejump;
