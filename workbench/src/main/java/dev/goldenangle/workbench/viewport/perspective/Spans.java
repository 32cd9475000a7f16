package dev.goldenangle.workbench.viewport.perspective;

import java.util.Arrays;

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
            low = Math.min(low, ys[i]);
            high = Math.max(high, ys[i]);
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
        Arrays.fill(left, 0, rows, Float.POSITIVE_INFINITY);
        Arrays.fill(right, 0, rows, Float.NEGATIVE_INFINITY);
    }

    /** The first row or column whose centre is not before a position, clamped to the maximum. */
    private static int cutOff(double place, int most) {
        return place > most ? most : up(place - 0.5);
    }

    /** Rounds up, not below zero. */
    private static int up(double number) {
        return (int) Math.max(0, Math.ceil(number));
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
            left[at] = Math.min(left[at], x);
            right[at] = Math.max(right[at], x);
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
