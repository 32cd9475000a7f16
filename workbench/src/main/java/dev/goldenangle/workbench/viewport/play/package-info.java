/** Keyboard and mouse input of a player. */
package dev.goldenangle.workbench.viewport.play;
