/** The model's curves and the gain map, with handles that are the knobs. */
package dev.goldenangle.workbench.curves;
