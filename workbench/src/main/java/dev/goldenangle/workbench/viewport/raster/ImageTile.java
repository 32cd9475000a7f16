package dev.goldenangle.workbench.viewport.raster;

/** A square tile of the picture of the world, with a depth per pixel. */
final class ImageTile {
    static final int BITS = 6;
    static final int SIZE = 1 << BITS;
    final int[] colours = new int[SIZE * SIZE];
    final float[] depths = new float[SIZE * SIZE];
    /** The smallest depth of every row. */
    final float[] nearest = new float[SIZE];

    /** The colours with the fog last applied to each row, and its strength. */
    private int[] misty;
    private final byte[] mists = new byte[SIZE];

    /** The colours with fog of this strength, 0 to 255, on a row. Other rows may have older fog. */
    int[] misty(int row, int fog, int mist) {
        if (mist == 0) {
            return colours;
        }
        if (misty == null) {
            misty = new int[SIZE * SIZE];
        }
        if (mists[row] != (byte) mist) {
            mists[row] = (byte) mist;
            for (int i = row << BITS; i < row + 1 << BITS; i++) {
                misty[i] = Rasterizer.mix(colours[i], fog, mist);
            }
        }
        return misty;
    }

    /** Computes the smallest depths after drawing. */
    void measure() {
        for (int y = 0; y < SIZE; y++) {
            nearest[y] = leastOf(y);
        }
    }

    private float leastOf(int row) {
        float least = Float.POSITIVE_INFINITY;
        for (int i = row << BITS; i < row + 1 << BITS; i++) {
            least = depths[i] < least ? depths[i] : least;
        }
        return least;
    }
}
