/** The panes for runs, metrics and jumps. */
package dev.goldenangle.workbench.results;
