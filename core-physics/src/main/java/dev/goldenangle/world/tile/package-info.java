/**
 * Worlds of square tiles with a height each, and props that stand on them; one unit is one tile.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.world.tile;
