/** The runs that are compared: the list, what-ifs, predictions, and kept runs on disk. */
package dev.goldenangle.workbench.runs;
