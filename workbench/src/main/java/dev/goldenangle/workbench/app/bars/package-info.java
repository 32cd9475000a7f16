/** The bar at the top, the line at the bottom, the menu. */
package dev.goldenangle.workbench.app.bars;
