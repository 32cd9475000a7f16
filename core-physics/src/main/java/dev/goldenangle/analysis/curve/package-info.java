/** A model's rules as lines and maps to look at, found by stepping the mover itself, and which knob bends which line. */
package dev.goldenangle.analysis.curve;
