package dev.goldenangle.workbench.viewport.raster;

/** A square piece of the picture of the world, with how far away each pixel is. */
final class ImageTile {
    static final int BITS = 6;
    static final int SIZE = 1 << BITS;
    final int[] colours = new int[SIZE * SIZE];
    final float[] depths = new float[SIZE * SIZE];
    /** The least depth of every row. */
    final float[] nearest = new float[SIZE];

    /** Works out the least depths, once it is drawn. */
    void measure() {
        for (int y = 0; y < SIZE; y++) {
            float least = Float.POSITIVE_INFINITY;
            for (int i = y << BITS; i < y + 1 << BITS; i++) {
                least = depths[i] < least ? depths[i] : least;
            }
            nearest[y] = least;
        }
    }
}
