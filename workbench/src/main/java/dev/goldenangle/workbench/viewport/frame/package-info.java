/** What one frame of the viewport shows, read off the session and free of the scene. */
package dev.goldenangle.workbench.viewport.frame;
