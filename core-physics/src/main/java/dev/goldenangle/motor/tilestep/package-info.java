/** Movement on tiles with discrete heights: one movement function behind a context, so that server and client agree. */
package dev.goldenangle.motor.tilestep;
