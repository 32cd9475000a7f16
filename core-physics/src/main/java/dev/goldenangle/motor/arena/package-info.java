/** The Golden Angle arena model: a motor that knows no world, and the mover that joins it to the capsule controller. */
package dev.goldenangle.motor.arena;
