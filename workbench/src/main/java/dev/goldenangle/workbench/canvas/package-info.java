/** A canvas that resizes with its pane. */
package dev.goldenangle.workbench.canvas;
