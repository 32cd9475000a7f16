package dev.goldenangle.toolkit.plot;

import java.util.Arrays;

/**
 * The points of a line and their range, reused from frame to frame. If ticks are denser than pixels, each point is a column with a lowest
 * and a highest value, and the line is a band.
 */
public final class Points {
    private double[] x = new double[128];
    private double[] low = new double[128];
    private double[] high = new double[128];
    private int count;
    private boolean band;
    private double min;
    private double max;

    public Points() {
        clear();
    }

    public void clear() {
        count = 0;
        band = false;
        min = Double.POSITIVE_INFINITY;
        max = Double.NEGATIVE_INFINITY;
    }

    /** A NaN breaks the line. */
    public void add(double atX, double atY) {
        put(atX, atY, atY);
    }

    public void addColumn(double atX, double lowest, double highest) {
        band = true;
        put(atX, lowest, highest);
    }

    private void put(double atX, double lowest, double highest) {
        if (count == x.length) {
            x = Arrays.copyOf(x, 2 * count);
            low = Arrays.copyOf(low, 2 * count);
            high = Arrays.copyOf(high, 2 * count);
        }
        x[count] = atX;
        low[count] = lowest;
        high[count++] = highest;
        if (lowest < min) {
            min = lowest;
        }
        if (highest > max) {
            max = highest;
        }
    }

    /** Moves every point in time. */
    public void shift(double seconds) {
        for (int i = 0; i < count; i++) {
            x[i] += seconds;
        }
    }

    /** Multiplies every y. */
    public void scale(double factor) {
        for (int i = 0; i < count; i++) {
            low[i] *= factor;
            high[i] *= factor;
        }
        min *= factor;
        max *= factor;
    }

    public int count() {
        return count;
    }

    public boolean isBand() {
        return band;
    }

    public double x(int index) {
        return x[index];
    }

    /** The y of a point, or the highest value of a column. */
    public double y(int index) {
        return high[index];
    }

    public double low(int index) {
        return low[index];
    }

    /** The lowest value; greater than {@link #max} if there is none. */
    public double min() {
        return min;
    }

    public double max() {
        return max;
    }
}
