/** Worlds of every kind as flat polygons and lines. */
package dev.goldenangle.workbench.viewport.scenery;
