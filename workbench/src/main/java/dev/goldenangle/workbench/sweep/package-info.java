/** The sweep view: a study that runs, all its runs as lines over parallel axes, and what a choice of ranges keeps of them. */
package dev.goldenangle.workbench.sweep;
