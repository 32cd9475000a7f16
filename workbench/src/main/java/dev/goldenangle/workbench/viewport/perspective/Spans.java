package dev.goldenangle.workbench.viewport.perspective;

/** Which pixels of each row lie in a convex polygon: those whose middle does. */
final class Spans {
    private float[] left = new float[64];
    private float[] right = new float[64];
    private int firstRow;
    /** The rows it reaches, the last one not included. */
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
        top = Math.max(rowFrom, rowAt(low, rowTo));
        bottom = Math.min(rowTo, rowAt(high, rowTo));
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

    /** The first row whose middle is not above a height; numbers too large for a row end at the last. */
    private static int rowAt(float y, int most) {
        return (int) Math.max(0, Math.min(most, Math.ceil(y - 0.5)));
    }

    private void side(double x0, double y0, double x1, double y1) {
        if (y0 > y1) {
            side(x1, y1, x0, y0);
            return;
        }
        int from = (int) Math.max(top, Math.ceil(y0 - 0.5));
        int to = (int) Math.min(bottom, Math.ceil(y1 - 0.5));
        double slope = (x1 - x0) / (y1 - y0);
        for (int row = from; row < to; row++) {
            float x = (float) (x0 + (row + 0.5 - y0) * slope);
            int at = row - firstRow;
            left[at] = Math.min(left[at], x);
            right[at] = Math.max(right[at], x);
        }
    }

    int from(int row) {
        return (int) Math.max(0, Math.ceil(left[row - firstRow] - 0.5));
    }

    int to(int row, int width) {
        return (int) Math.min(width, Math.ceil(right[row - firstRow] - 0.5));
    }
}
