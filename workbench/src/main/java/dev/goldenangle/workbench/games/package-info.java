/** Compares the open preset with games, and finds the game behind a run. */
package dev.goldenangle.workbench.games;
