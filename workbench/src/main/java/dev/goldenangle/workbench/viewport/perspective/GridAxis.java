package dev.goldenangle.workbench.viewport.perspective;

/**
 * The grid lines along one axis, over a few pixels of a row. Lines are one pixel wide at any distance and fade before they are closer than six
 * pixels; then only every fifth line is left, if there are coarse lines.
 * How it works: the position on the axis is an integer phase that overflows once per line. This needs no rounding, and the distance of the
 * phase from zero is the distance from the nearest line.
 */
final class GridAxis {
    private static final double CLOSEST_PIXELS = 6;
    private static final double TURN = 0x1p32;
    private static final int COARSE = 5;
    /** Added so that truncated numbers are positive. Larger than any world, and a whole number of coarse lines. */
    private static final double FAR_OUT = 5e6;
    /** Phase of the first pixel, and its change per pixel. */
    int phase;
    int step;
    /** A line covers phases nearer than this; 0 for no lines. */
    int width;
    private double first;
    private double perPixel;
    private double period;
    private double fine;
    private double coarse;

    /**
     * Sets up the lines between two positions.
     *
     * @param from           position of the first pixel, in metres
     * @param newPerPixel    distance to the next pixel
     * @param count          number of pixels
     * @param foot           width of a pixel
     * @param fineStrength   strength of a line, of 256
     * @param coarseStrength strength of every fifth line; 0 if these are like the others
     */
    void take(double from, double newPerPixel, int count, double foot, double fineStrength, double coarseStrength) {
        double to = from + (count - 1) * newPerPixel;
        width = 0;
        if ((int) (Math.max(from, to) + foot + FAR_OUT) == (int) (Math.min(from, to) - foot + FAR_OUT)) {
            return;
        }
        fine = fineStrength * shown(foot);
        coarse = coarseStrength * shown(foot / COARSE);
        if (fine < 1 && coarse < 1) {
            return;
        }
        period = fine < 1 ? COARSE : 1;
        first = from;
        perPixel = newPerPixel;
        phase = (int) (long) (from / period * TURN);
        step = (int) (long) (newPerPixel / period * TURN);
        width = (int) (foot / period * TURN);
    }

    /** The strength of lines, given the width of a pixel relative to their distance: 1, or less where they are too close. */
    private static double shown(double foot) {
        return Math.max(0, Math.min(1, 2 - 2 * CLOSEST_PIXELS * foot));
    }

    /** The strength of the line at a pixel, of 256, for a phase at this distance from a line. */
    int strength(int off, int pixel) {
        if (off >= width) {
            return 0;
        }
        boolean isCoarse = period == COARSE || coarse > 0 && (int) (first + pixel * perPixel + 0.5 + FAR_OUT) % COARSE == 0;
        return (int) ((isCoarse ? coarse : fine) * (width - off) / width);
    }
}
