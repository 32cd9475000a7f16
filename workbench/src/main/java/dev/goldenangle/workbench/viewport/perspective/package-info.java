/** The world in perspective: a small rasteriser with a depth for every pixel, and what is drawn into its picture. */
package dev.goldenangle.workbench.viewport.perspective;
