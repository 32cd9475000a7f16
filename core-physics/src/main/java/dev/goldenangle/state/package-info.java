/**
 * A mover's state between ticks, its report of one tick, and its events.
 *
 * <p>Stability: stable. It changes in a way that breaks callers only with a new major version (a new minor one before
 * 1.0.0).
 */
package dev.goldenangle.state;
