package dev.goldenangle.workbench.plot;

import java.util.Arrays;

/** Points on a surface, joined in turn. A point that is not finite breaks the line. */
public final class Polyline {
    private double[] x = new double[64];
    private double[] y = new double[64];
    private int count;

    /** @param corners x and y in turn */
    public static Polyline of(double... corners) {
        Polyline line = new Polyline();
        for (int i = 0; i < corners.length; i += 2) {
            line.add(corners[i], corners[i + 1]);
        }
        return line;
    }

    public Polyline add(double atX, double atY) {
        if (count == x.length) {
            x = Arrays.copyOf(x, 2 * count);
            y = Arrays.copyOf(y, 2 * count);
        }
        x[count] = atX;
        y[count++] = atY;
        return this;
    }

    /** Begins a new line with the next point. */
    public Polyline lift() {
        return count > 0 && isPoint(count - 1) ? add(Double.NaN, Double.NaN) : this;
    }

    public int count() {
        return count;
    }

    public double x(int index) {
        return x[index];
    }

    public double y(int index) {
        return y[index];
    }

    public boolean isPoint(int index) {
        return Double.isFinite(x[index]) && Double.isFinite(y[index]);
    }

    /** Whether a point is reached by a line from the one before. */
    public boolean isJoined(int index) {
        return index > 0 && isPoint(index - 1) && isPoint(index);
    }
}
