/** The list of runs, jumps, and comparison. */
package dev.goldenangle.workbench.runs;
