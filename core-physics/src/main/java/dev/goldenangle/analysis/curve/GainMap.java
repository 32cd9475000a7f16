package dev.goldenangle.analysis.curve;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.CommonColumn;

import java.util.function.BooleanSupplier;

/** The change of speed in one tick in the air, for every strafe angle and every speed. */
public final class GainMap {
    /** Number of angles and speeds. */
    public static final int ANGLES = 61;
    public static final int SPEEDS = 46;
    public static final double LARGEST_ANGLE = Curves.LARGEST_ANGLE;
    private static final double FASTEST = 2;
    /** Steps of a ternary search, enough to narrow a cell to some hundredths of a degree. */
    private static final int RIDGE_STEPS = 10;
    private final ParameterSet parameters;
    private final HeldKeys keys;
    private final StrafeAngle strafeAngle;
    private final double topSpeed;
    private final float[] change = new float[ANGLES * SPEEDS];
    private final double[] ridge = new double[SPEEDS];

    private GainMap(Probe probe, HeldKeys keys) {
        this.parameters = probe.parameters();
        this.keys = keys;
        strafeAngle = probe.strafeAngle();
        topSpeed = FASTEST * probe.w();
    }

    /** Simulates one tick for every cell; returns null if the result is no longer needed. */
    public static GainMap of(Probe probe, HeldKeys keys, BooleanSupplier isStale) {
        GainMap map = new GainMap(probe, keys);
        for (int row = 0; row < SPEEDS; row++) {
            if (isStale.getAsBoolean()) {
                return null;
            }
            for (int column = 0; column < ANGLES; column++) {
                map.change[row * ANGLES + column] = (float) map.gain(probe, angle(column), row);
            }
            map.ridge[row] = map.findRidge(probe, row);
        }
        return map;
    }

    public ParameterSet parameters() {
        return parameters;
    }

    public HeldKeys keys() {
        return keys;
    }

    /** The angle on the horizontal axis. */
    public StrafeAngle strafeAngle() {
        return strafeAngle;
    }

    /** How a tick of a run is shown on the map. */
    public Curve.Sample sample() {
        return new Curve.Sample(strafeAngle.column(), CommonColumn.SPEED.key(), Curve.Ground.IN_AIR);
    }

    /** The speed of the last row. */
    public double topSpeed() {
        return topSpeed;
    }

    public static double angle(int column) {
        return LARGEST_ANGLE * column / (ANGLES - 1);
    }

    public double speed(int row) {
        return topSpeed * row / (SPEEDS - 1);
    }

    public double change(int column, int row) {
        return change[row * ANGLES + column];
    }

    /** Interpolated between cells; beyond the edges, the value at the edge. */
    public double at(double angle, double speed) {
        double column = Math.max(0, Math.min(ANGLES - 1.001, angle / LARGEST_ANGLE * (ANGLES - 1)));
        double row = Math.max(0, Math.min(SPEEDS - 1.001, speed / topSpeed * (SPEEDS - 1)));
        int c = (int) column;
        int r = (int) row;
        double low = change(c, r) + (change(c + 1, r) - change(c, r)) * (column - c);
        double high = change(c, r + 1) + (change(c + 1, r + 1) - change(c, r + 1)) * (column - c);
        return low + (high - low) * (row - r);
    }

    private double gain(Probe probe, double angle, int row) {
        probe.inAir(speed(row));
        return probe.strafe(angle, keys);
    }

    /** Peaks are sharp, so the best angle is searched between the neighbours of the best cell instead of interpolated. */
    private double findRidge(Probe probe, int row) {
        int best = 0;
        for (int column = 1; column < ANGLES; column++) {
            best = change(column, row) > change(best, row) ? column : best;
        }
        double low = angle(Math.max(0, best - 1));
        double high = angle(Math.min(ANGLES - 1, best + 1));
        for (int step = 0; step < RIDGE_STEPS; step++) {
            double left = low + (high - low) / 3;
            double right = high - (high - low) / 3;
            if (gain(probe, left, row) < gain(probe, right, row)) {
                low = left;
            } else {
                high = right;
            }
        }
        double between = (low + high) / 2;
        return gain(probe, between, row) > change(best, row) ? between : angle(best);
    }

    /** The angle that gains most at the speed of a row. */
    public double bestAngle(int row) {
        return ridge[row];
    }

    /** The largest gain at a running speed or faster: the end of the colour scale. */
    public double largestGain() {
        double most = 0;
        for (int row = SPEEDS / 2; row < SPEEDS; row++) {
            for (int column = 0; column < ANGLES; column++) {
                most = Math.max(most, change(column, row));
            }
        }
        return most;
    }
}
