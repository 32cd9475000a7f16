/**
 * A model's rules as lines and maps to look at, found by stepping the mover itself, and which knob bends which line.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.analysis.curve;
