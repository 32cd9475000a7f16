/** Worlds of flat polygons that share lines, each with its own floor and ceiling; whole numbers, 1,024 to a world unit. */
package dev.goldenangle.world.sector;
