/**
 * Numeric foundations of the core: vectors, angles, fixed point, digests, seeded randomness.
 *
 * <p>Stability: stable. It changes in a way that breaks callers only with a new major version (a new minor one before
 * 1.0.0).
 */
package dev.goldenangle.math;
