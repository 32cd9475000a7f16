package dev.goldenangle.workbench.viewport.perspective;

/** The pixels of each row whose centres are inside a convex polygon. */
final class Spans {
    /** To the right of any picture. */
    private static final int FAR = 1 << 20;
    private float[] left = new float[64];
    private float[] right = new float[64];
    private int firstRow;
    /** The rows covered, with the end exclusive. */
    int top;
    int bottom;

    /** Finds the pixels of a polygon between two rows. */
    void take(float[] xs, float[] ys, int from, int count, int rowFrom, int rowTo) {
        float low = Float.POSITIVE_INFINITY;
        float high = Float.NEGATIVE_INFINITY;
        for (int i = from; i < from + count; i++) {
            low = ys[i] < low ? ys[i] : low;
            high = ys[i] > high ? ys[i] : high;
        }
        top = Math.max(rowFrom, cutOff(low, rowTo));
        bottom = Math.min(rowTo, cutOff(high, rowTo));
        firstRow = top;
        if (top >= bottom) {
            return;
        }
        open(bottom - top);
        for (int i = 0; i < count; i++) {
            int j = from + (i + 1 == count ? 0 : i + 1);
            side(xs[from + i], ys[from + i], xs[j], ys[j]);
        }
    }

    private void open(int rows) {
        if (left.length < rows) {
            left = new float[rows];
            right = new float[rows];
        }
        for (int i = 0; i < rows; i++) {
            left[i] = Float.POSITIVE_INFINITY;
            right[i] = Float.NEGATIVE_INFINITY;
        }
    }

    /** The first row or column whose centre is not before a position, clamped to the maximum. */
    private static int cutOff(double place, int most) {
        return place > most ? most : up(place - 0.5);
    }

    /** Rounds up, not below zero. Faster than Math.ceil before the optimising compiler has run. */
    private static int up(double number) {
        int whole = (int) number;
        return number <= 0 ? 0 : whole < number ? whole + 1 : whole;
    }

    private void side(double x0, double y0, double x1, double y1) {
        if (y0 > y1) {
            side(x1, y1, x0, y0);
            return;
        }
        int from = Math.max(top, cutOff(y0, bottom));
        int to = cutOff(y1, bottom);
        double slope = (x1 - x0) / (y1 - y0);
        for (int row = from; row < to; row++) {
            float x = (float) (x0 + (row + 0.5 - y0) * slope);
            int at = row - firstRow;
            left[at] = x < left[at] ? x : left[at];
            right[at] = x > right[at] ? x : right[at];
        }
    }

    int from(int row) {
        float x = left[row - firstRow];
        return x >= FAR ? FAR : up(x - 0.5);
    }

    int to(int row, int width) {
        return cutOff(right[row - firstRow], width);
    }
}
