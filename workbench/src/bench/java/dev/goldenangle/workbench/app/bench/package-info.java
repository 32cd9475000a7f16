/** What the window costs: frames of the viewport and the timeline, and the start. */
package dev.goldenangle.workbench.app.bench;
