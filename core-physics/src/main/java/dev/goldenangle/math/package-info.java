/** Numbers the whole core stands on: vectors, angles, fixed point, digests, seeded randomness. */
package dev.goldenangle.math;
