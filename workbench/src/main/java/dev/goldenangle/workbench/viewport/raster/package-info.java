/** Renders scenery to pixels: projection, shading, tiles and depth. */
package dev.goldenangle.workbench.viewport.raster;
