/** Draws over the picture of the world: movers, trails, angles, contacts, courses, shots. */
package dev.goldenangle.workbench.viewport.painting;
