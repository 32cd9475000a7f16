/**
 * Convex brushes: planes, hulls, indexes and exact sweeps of boxes and capsules.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should name only
 * the classes whose own comment says evolving.
 */
package dev.goldenangle.world.brush;
