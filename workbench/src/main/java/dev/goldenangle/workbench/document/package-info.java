/** What is being tuned: the open preset and its file, the knobs, the map, and the history of every edit. */
package dev.goldenangle.workbench.document;
