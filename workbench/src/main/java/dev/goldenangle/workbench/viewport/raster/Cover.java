package dev.goldenangle.workbench.viewport.raster;

import javafx.scene.image.Image;

/**
 * The pixels of the world in front of a body, to be drawn over it.
 *
 * @param image transparent where the world is behind the body
 * @param x     left edge in the pane
 * @param y     top edge in the pane
 */
public record Cover(Image image, int x, int y) {
}
