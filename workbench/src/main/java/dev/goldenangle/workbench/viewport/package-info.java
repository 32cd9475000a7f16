/** The viewport: the world in 2.5D, its cameras, and the bars and HUD over it. */
package dev.goldenangle.workbench.viewport;
