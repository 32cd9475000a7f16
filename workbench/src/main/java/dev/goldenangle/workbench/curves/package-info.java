/** The curves pane: the model's curves with handles for the knobs, the gain map, and the speed account. */
package dev.goldenangle.workbench.curves;
