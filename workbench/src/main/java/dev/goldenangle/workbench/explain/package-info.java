/** The card that explains the Golden Angle with a demo of the open preset. */
package dev.goldenangle.workbench.explain;
