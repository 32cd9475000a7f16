/** The content of one frame of the viewport, independent of drawing. */
package dev.goldenangle.workbench.viewport.frame;
