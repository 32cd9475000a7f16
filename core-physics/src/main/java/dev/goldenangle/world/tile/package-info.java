/** Worlds of square tiles with a height each, and props that stand on them; one unit is one tile. */
package dev.goldenangle.world.tile;
