/**
 * Goals: what a designer wants of a preset, each a measure, where it is taken, and where its value should lie.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.goal;
