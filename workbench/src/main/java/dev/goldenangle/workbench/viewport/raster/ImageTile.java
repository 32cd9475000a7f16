package dev.goldenangle.workbench.viewport.raster;

/** A square piece of the picture of the world, with how far away each pixel is. */
final class ImageTile {
    static final int BITS = 6;
    static final int SIZE = 1 << BITS;
    final int[] colours = new int[SIZE * SIZE];
    final float[] depths = new float[SIZE * SIZE];
    /** The least depth of every row. */
    final float[] nearest = new float[SIZE];

    /** The colours under the mist that lay over each row last, and how much that was. */
    private int[] misty;
    private final byte[] mists = new byte[SIZE];

    /** The colours with so much mist, from 0 to 255, over a row of them; of other rows they may be older. */
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

    /** Works out the least depths, once it is drawn. */
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
