/** Converts worlds of every kind to flat polygons and lines. */
package dev.goldenangle.workbench.viewport.scenery;
