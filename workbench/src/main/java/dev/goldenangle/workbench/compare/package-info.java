/** Compares two runs side by side: viewports, graphs along the course, and tables of differences. */
package dev.goldenangle.workbench.compare;
