package dev.goldenangle.workbench.viewport.perspective;

/**
 * The lines of a grid along one axis, over a few pixels of a row. They are one pixel wide at any distance and fade before they would stand closer
 * than six pixels; then only every fifth is left, if there are such.
 * How it works: the place on the axis is a phase that overflows once from line to line, so it needs no rounding, and its distance from zero is that
 * from the nearest line.
 */
final class GridAxis {
    private static final double CLOSEST_PIXELS = 6;
    private static final double TURN = 0x1p32;
    private static final int COARSE = 5;
    /** Makes numbers positive that are cut off to whole ones; farther out no world reaches. A whole number of coarse lines. */
    private static final double FAR_OUT = 5e6;
    /** Phase of the first pixel and its change from pixel to pixel. */
    int phase;
    int step;
    /** A line colours what is nearer than this; nothing when it is 0. */
    int width;
    private double first;
    private double perPixel;
    private double period;
    private double fine;
    private double coarse;

    /**
     * Takes the lines between two places.
     *
     * @param from         place of the first pixel, in metres
     * @param newPerPixel  how far it is to the next
     * @param count        how many pixels
     * @param foot         how wide a pixel is
     * @param fineStrength of a line, of 256
     * @param coarseStrength of every fifth; 0 where these are like the others
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

    /** How much is left of lines so many units apart that a pixel is this share of: all, or less where they stand too close. */
    private static double shown(double foot) {
        return Math.max(0, Math.min(1, 2 - 2 * CLOSEST_PIXELS * foot));
    }

    /** How strong the line is at a pixel, of 256, when its phase is so far from one. */
    int strength(int off, int pixel) {
        if (off >= width) {
            return 0;
        }
        boolean isCoarse = period == COARSE || coarse > 0 && (int) (first + pixel * perPixel + 0.5 + FAR_OUT) % COARSE == 0;
        return (int) ((isCoarse ? coarse : fine) * (width - off) / width);
    }
}
