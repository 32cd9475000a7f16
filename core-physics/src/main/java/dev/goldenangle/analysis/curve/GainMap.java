package dev.goldenangle.analysis.curve;

import dev.goldenangle.parameter.ParameterSet;

import java.util.function.BooleanSupplier;

/** The change of speed in one tick of flight, for every strafe angle and every speed: a map of what pays. */
public final class GainMap {
    /** How many angles and speeds are tried. */
    public static final int ANGLES = 61;
    public static final int SPEEDS = 46;
    public static final double LARGEST_ANGLE = Curves.LARGEST_ANGLE;
    private static final double FASTEST = 2;
    private final ParameterSet parameters;
    private final Keys keys;
    private final StrafeAngle strafeAngle;
    private final double topSpeed;
    private final float[] change = new float[ANGLES * SPEEDS];

    private GainMap(Probe probe, Keys keys) {
        this.parameters = probe.parameters();
        this.keys = keys;
        strafeAngle = probe.strafeAngle();
        topSpeed = FASTEST * probe.w();
    }

    /** Steps the mover once for every cell; null when it is no longer wanted. */
    public static GainMap of(Probe probe, Keys keys, BooleanSupplier isStale) {
        GainMap map = new GainMap(probe, keys);
        for (int row = 0; row < SPEEDS; row++) {
            if (isStale.getAsBoolean()) {
                return null;
            }
            for (int column = 0; column < ANGLES; column++) {
                probe.inAir(map.speed(row));
                map.change[row * ANGLES + column] = (float) probe.strafe(angle(column), keys);
            }
        }
        return map;
    }

    public ParameterSet parameters() {
        return parameters;
    }

    public Keys keys() {
        return keys;
    }

    /** What goes to the right. */
    public StrafeAngle strafeAngle() {
        return strafeAngle;
    }

    /** Where a tick of a run is on the map. */
    public Curve.Sample sample() {
        return new Curve.Sample(strafeAngle.column(), "speed", Curve.Ground.IN_AIR);
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

    /** Between the cells, smoothly; beyond the edges, as at the edge. */
    public double at(double angle, double speed) {
        double column = Math.max(0, Math.min(ANGLES - 1.001, angle / LARGEST_ANGLE * (ANGLES - 1)));
        double row = Math.max(0, Math.min(SPEEDS - 1.001, speed / topSpeed * (SPEEDS - 1)));
        int c = (int) column;
        int r = (int) row;
        double low = change(c, r) + (change(c + 1, r) - change(c, r)) * (column - c);
        double high = change(c, r + 1) + (change(c + 1, r + 1) - change(c, r + 1)) * (column - c);
        return low + (high - low) * (row - r);
    }

    /** The angle that gains most at the speed of a row: the ridge of the map. */
    public double bestAngle(int row) {
        int best = 0;
        for (int column = 1; column < ANGLES; column++) {
            best = change(column, row) > change(best, row) ? column : best;
        }
        if (best == 0 || best == ANGLES - 1) {
            return angle(best);
        }
        double before = change(best - 1, row);
        double after = change(best + 1, row);
        double bend = before - 2 * change(best, row) + after;
        double shift = bend == 0 ? 0 : 0.5 * (before - after) / bend;
        return angle(best) + shift * LARGEST_ANGLE / (ANGLES - 1);
    }

    /** The largest gain at a running speed or faster: what the colours of the map reach to. */
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
