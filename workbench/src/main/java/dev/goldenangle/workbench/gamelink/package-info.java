/** The live link in the window: its card, and how the game's run comes into view. */
package dev.goldenangle.workbench.gamelink;
