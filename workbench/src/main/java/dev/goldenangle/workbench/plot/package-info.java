/** Plots: frames, round steps, and the writing of SVG and HTML. Free of the toolkit, because reports are made without a window. */
package dev.goldenangle.workbench.plot;
