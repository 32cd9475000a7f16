package dev.goldenangle.workbench.viewport.raster;

import javafx.scene.image.Image;

/**
 * The pixels of the world that stand in front of a body, to be drawn over it.
 *
 * @param image transparent where the world is behind
 * @param x     of its left side in the pane
 * @param y     of its upper side
 */
public record Cover(Image image, int x, int y) {
}
