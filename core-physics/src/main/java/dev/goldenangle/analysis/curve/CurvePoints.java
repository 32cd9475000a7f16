package dev.goldenangle.analysis.curve;

import dev.goldenangle.parameter.ParameterSet;

import java.util.function.DoubleUnaryOperator;

/**
 * A curve under one preset, in internal units.
 *
 * @param parameters the preset
 * @param x          ascending
 * @param y          as many values as x
 */
public record CurvePoints(ParameterSet parameters, double[] x, double[] y) {
    private static final int POINTS = 121;

    static CurvePoints of(Probe probe, double from, double to, DoubleUnaryOperator value) {
        double[] x = new double[POINTS];
        double[] y = new double[POINTS];
        for (int i = 0; i < POINTS; i++) {
            x[i] = from + (to - from) * i / (POINTS - 1);
            y[i] = value.applyAsDouble(x[i]);
        }
        return new CurvePoints(probe.parameters(), x, y);
    }

    /** The height at an x, linear between points, constant beyond the ends. */
    public double at(double place) {
        for (int i = 1; i < x.length; i++) {
            if (place <= x[i]) {
                double share = x[i] == x[i - 1] ? 1 : Math.max(0, (place - x[i - 1]) / (x[i] - x[i - 1]));
                return y[i - 1] + (y[i] - y[i - 1]) * share;
            }
        }
        return y[y.length - 1];
    }

    /** The x of the highest point; the first if there are several. */
    public double peak() {
        int best = 0;
        for (int i = 1; i < y.length; i++) {
            best = y[i] > y[best] ? i : best;
        }
        return x[best];
    }

    /** The first x at which it falls to a height, or the end. */
    public double fallsTo(double height) {
        for (int i = 0; i < x.length; i++) {
            if (y[i] <= height) {
                return x[i];
            }
        }
        return x[x.length - 1];
    }

    public double lowest() {
        double low = Double.POSITIVE_INFINITY;
        for (double value : y) {
            low = Math.min(low, value);
        }
        return low;
    }

    public double highest() {
        double high = Double.NEGATIVE_INFINITY;
        for (double value : y) {
            high = Math.max(high, value);
        }
        return high;
    }
}
