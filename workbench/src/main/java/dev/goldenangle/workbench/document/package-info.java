/** The tuned document: the open preset and its file, the knobs, the map, and undo history. */
package dev.goldenangle.workbench.document;
