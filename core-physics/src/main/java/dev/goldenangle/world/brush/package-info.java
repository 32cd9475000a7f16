/**
 * Convex brushes: planes, hulls, indexes and exact sweeps of boxes and capsules.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.world.brush;
