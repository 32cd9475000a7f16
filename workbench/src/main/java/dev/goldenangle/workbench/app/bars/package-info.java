/** The top bar, the status bar and the main menu. */
package dev.goldenangle.workbench.app.bars;
