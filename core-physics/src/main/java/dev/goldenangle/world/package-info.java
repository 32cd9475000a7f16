/**
 * Collision worlds: brushes, sectors, tiles.
 *
 * <p>Stability: evolving. A minor version may change it; the changelog says how.
 */
package dev.goldenangle.world;
