/** The live link in the window: its card, and the display of the game's run. */
package dev.goldenangle.workbench.gamelink;
