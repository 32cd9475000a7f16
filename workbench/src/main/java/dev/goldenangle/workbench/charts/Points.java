package dev.goldenangle.workbench.charts;

import java.util.Arrays;

/** A growing list of points, reused from frame to frame, that knows the range of its heights. */
final class Points {
    private double[] x = new double[1024];
    private double[] y = new double[1024];
    private int count;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    void clear() {
        count = 0;
        min = Double.POSITIVE_INFINITY;
        max = Double.NEGATIVE_INFINITY;
    }

    /** A height that is not a number breaks the line. */
    void add(double atX, double atY) {
        if (count == x.length) {
            x = Arrays.copyOf(x, 2 * count);
            y = Arrays.copyOf(y, 2 * count);
        }
        x[count] = atX;
        y[count++] = atY;
        if (atY < min) {
            min = atY;
        }
        if (atY > max) {
            max = atY;
        }
    }

    int count() {
        return count;
    }

    double x(int index) {
        return x[index];
    }

    double y(int index) {
        return y[index];
    }

    /** The lowest height; above {@link #max} when there is none. */
    double min() {
        return min;
    }

    double max() {
        return max;
    }
}
