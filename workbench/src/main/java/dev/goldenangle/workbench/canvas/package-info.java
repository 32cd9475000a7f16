/** The plotting kit's canvas. */
package dev.goldenangle.workbench.canvas;
