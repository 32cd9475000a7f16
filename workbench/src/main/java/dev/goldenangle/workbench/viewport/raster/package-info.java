/** Scenery as pixels: projection, shading, tiles of the picture and their depth. */
package dev.goldenangle.workbench.viewport.raster;
