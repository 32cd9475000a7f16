package dev.goldenangle.math;

/**
 * Angles in radians: wrapping, conversion, and sine, cosine and directions for the tick path, where only the precision of
 * a float is needed and the functions of {@link Elementary} would take as long as the rest of a tick. Results have the
 * same bits on every machine, because only single IEEE operations are used.
 */
public final class Angles {
    public static final float PI = (float) Math.PI;
    public static final float TWO_PI = (float) (2 * Math.PI);
    /** Largest angle whose reduction to an eighth of a turn is exact to float precision. */
    private static final float FAST_RANGE = 1000f;
    private static final double SHORT_PER_RADIAN = 65536 / (2 * Math.PI);
    /** 1.5 · 2⁵²: adding this to a moderate number rounds it to the nearest whole number, halves to even. */
    private static final double TO_WHOLE = 0x1.8p52;

    private static final int ARCS = 16;
    private static final double[] SIXTEENTHS = new double[ARCS + 1];
    private static final double[] ARC_OF_SIXTEENTHS = new double[ARCS + 1];
    /** Below this size the ratio of two numbers is not representable as a float. */
    private static final double SMALLEST = 1e-30;

    static {
        for (int i = 0; i <= ARCS; i++) {
            SIXTEENTHS[i] = i / (double) ARCS;
            ARC_OF_SIXTEENTHS[i] = Elementary.atan(SIXTEENTHS[i]);
        }
    }

    private Angles() {
    }

    /** The same direction in [−π, π). NaN and infinity become 0, so that an invalid command cannot corrupt a state. */
    public static float wrap(float radians) {
        if (radians >= -PI && radians < PI) {
            return radians;
        }
        if (!Float.isFinite(radians)) {
            return 0f;
        }
        double turns = Math.floor((radians + Math.PI) / (2 * Math.PI));
        float wrapped = (float) (radians - turns * 2 * Math.PI);
        return wrapped >= PI ? -PI : Math.max(wrapped, -PI);
    }

    /** The signed turn from one direction to the other, in [−π, π). */
    public static float difference(float from, float to) {
        return wrap(wrap(to) - wrap(from));
    }

    public static float sin(float radians) {
        return Math.abs(radians) <= FAST_RANGE ? (float) quadrant(radians, 0) : (float) Elementary.sin(radians);
    }

    public static float cos(float radians) {
        return Math.abs(radians) <= FAST_RANGE ? (float) quadrant(radians, 1) : (float) Elementary.cos(radians);
    }

    /** Sine of a moderate angle, not rounded to a float. */
    public static double preciseSin(double radians) {
        return quadrant(radians, 0);
    }

    /** Cosine of a moderate angle, not rounded to a float. */
    public static double preciseCos(double radians) {
        return quadrant(radians, 1);
    }

    /**
     * Sine of an angle plus a number of quarter turns. The angle is reduced to an eighth of a turn; the series there is
     * more precise than a float.
     */
    private static double quadrant(double radians, int quarters) {
        double turns = radians * (2 / Math.PI) + TO_WHOLE - TO_WHOLE;
        double r = radians - turns * (Math.PI / 2);
        int quarter = (int) turns + quarters;
        double size = (quarter & 1) == 0 ? sineSeries(r) : cosineSeries(r);
        return (quarter & 2) == 0 ? size : -size;
    }

    private static double sineSeries(double r) {
        double q = r * r;
        return r + r * q * (-1 / 6.0 + q * (1 / 120.0 + q * (-1 / 5040.0 + q * (1 / 362880.0 + q * (-1 / 39916800.0 + q / 6227020800.0)))));
    }

    private static double cosineSeries(double r) {
        double q = r * r;
        return 1 + q * (-0.5 + q * (1 / 24.0 + q * (-1 / 720.0 + q * (1 / 40320.0 + q * (-1 / 3628800.0 + q * (1 / 479001600.0 - q / 87178291200.0))))));
    }

    public static float atan2(float y, float x) {
        return (float) preciseAtan2(y, x);
    }

    /** Not rounded to a float. Agrees with {@link Elementary#atan2} to about the last bit. */
    public static double preciseAtan2(double y, double x) {
        double width = Math.abs(x);
        double height = Math.abs(y);
        if (!(width + height < Double.POSITIVE_INFINITY) || width + height < SMALLEST) {
            return Elementary.atan2(y, x);
        }
        boolean isSteep = height > width;
        double angle = isSteep ? Math.PI / 2 - arc(width, height) : arc(height, width);
        return Math.copySign(x < 0 ? Math.PI - angle : angle, y);
    }

    /** Arc tangent of a ratio from 0 to 1: the value at the nearest sixteenth plus a short series for the remainder. */
    private static double arc(double height, double width) {
        int nearest = (int) ((float) height / (float) width * ARCS + 0.5f);
        double t = (height - SIXTEENTHS[nearest] * width) / (width + SIXTEENTHS[nearest] * height);
        double q = t * t;
        return ARC_OF_SIXTEENTHS[nearest] + (t - t * q * (1 / 3.0 - q * (1 / 5.0 - q * (1 / 7.0 - q * (1 / 9.0 - q * (1 / 11.0))))));
    }

    /** Arc cosine, with the argument clamped to [−1, 1]. */
    public static float acos(float cosine) {
        double x = Math.min(1.0, Math.abs(cosine));
        double angle = Math.sqrt(1 - x) * arcSeries(x);
        return (float) (cosine < 0f ? Math.PI - angle : angle);
    }

    /** Polynomial for the arc cosine divided by √(1 − x) (Abramowitz and Stegun 4.4.46), accurate to 2e-8. */
    private static double arcSeries(double x) {
        return 1.5707963050 + x * (-0.2145988016 + x * (0.0889789874 + x * (-0.0501743046 + x * (0.0308918810
                + x * (-0.0170881256 + x * (0.0066700901 + x * -0.0012624911))))));
    }

    /** The angle between two horizontal directions, 0 to π; 0 when either is zero. */
    public static float between(float ax, float ay, float bx, float by) {
        if (ax == 0f && ay == 0f || bx == 0f && by == 0f) {
            return 0f;
        }
        return Math.abs(atan2(ax * by - ay * bx, ax * bx + ay * by));
    }

    /** Rounds to the nearest of 65,536 directions, 0 to 65535, as Quake sends them. */
    public static int toShort(float radians) {
        double steps = wrap(radians) * SHORT_PER_RADIAN + 0.5;
        int cut = (int) steps;
        return (steps < cut ? cut - 1 : cut) & 0xFFFF;
    }

    /** The direction of a 16-bit angle in [−π, π); {@link #toShort} gives the same 16 bits back. */
    public static float fromShort(int angle) {
        return (float) ((short) angle / SHORT_PER_RADIAN);
    }

    public static double toDegrees(double radians) {
        return radians * (180 / Math.PI);
    }

    public static double toRadians(double degrees) {
        return degrees * (Math.PI / 180);
    }
}
