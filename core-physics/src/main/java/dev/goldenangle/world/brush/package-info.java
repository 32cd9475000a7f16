/** Convex brushes: planes, hulls, indexes and exact sweeps of boxes and capsules. */
package dev.goldenangle.world.brush;
