/** The Find pane: sensitivity of each goal to each knob, and the search for suggestions that reach goals. */
package dev.goldenangle.workbench.find;
