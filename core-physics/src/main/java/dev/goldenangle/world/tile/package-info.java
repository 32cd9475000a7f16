/**
 * Worlds of square tiles, each with a height, and props on them; one unit is one tile.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.world.tile;
