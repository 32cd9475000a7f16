package dev.goldenangle.workbench.viewport.raster;

/** A square piece of the picture of the world, with how far away each pixel is. */
final class ImageTile {
    static final int BITS = 6;
    static final int SIZE = 1 << BITS;
    final int[] colours = new int[SIZE * SIZE];
    final float[] depths = new float[SIZE * SIZE];
}
