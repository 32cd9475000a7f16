/** The world in 2.5D and the HUD over it. */
package dev.goldenangle.workbench.viewport;
