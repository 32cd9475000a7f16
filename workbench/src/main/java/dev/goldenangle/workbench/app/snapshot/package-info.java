/** Snapshots of the real window, drawn off screen. */
package dev.goldenangle.workbench.app.snapshot;
