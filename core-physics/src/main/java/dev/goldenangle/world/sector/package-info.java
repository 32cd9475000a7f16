/**
 * Worlds of flat polygons that share lines, each with its own floor and ceiling; whole numbers, 1,024 per world unit.
 *
 * <p>Stability: internal. Public for the other packages of the core; a game should not name it.
 */
package dev.goldenangle.world.sector;
