/** Two runs side by side: viewports, graphs along the course, and tables of what differs. */
package dev.goldenangle.workbench.compare;
