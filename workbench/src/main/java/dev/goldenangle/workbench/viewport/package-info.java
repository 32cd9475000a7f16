/** The pane that shows the world in 2.5D: canvas, camera, and the bars and the HUD around them. */
package dev.goldenangle.workbench.viewport;
