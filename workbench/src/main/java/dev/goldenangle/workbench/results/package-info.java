/** The tables and charts of results: runs, metrics, jumps. */
package dev.goldenangle.workbench.results;
