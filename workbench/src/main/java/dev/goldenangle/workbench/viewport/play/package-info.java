/** Keys and mouse of someone who plays. */
package dev.goldenangle.workbench.viewport.play;
