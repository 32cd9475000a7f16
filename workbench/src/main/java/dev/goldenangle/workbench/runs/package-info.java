/** Compared runs: the list of runs, what-ifs, network prediction, and kept runs on disk. */
package dev.goldenangle.workbench.runs;
