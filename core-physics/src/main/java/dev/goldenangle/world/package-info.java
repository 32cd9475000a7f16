/** Worlds to move in: brushes, sectors, tiles. */
package dev.goldenangle.world;
