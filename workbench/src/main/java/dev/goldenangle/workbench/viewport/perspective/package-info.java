/** The world in perspective: a small rasteriser with a depth buffer, and everything drawn into its picture. */
package dev.goldenangle.workbench.viewport.perspective;
