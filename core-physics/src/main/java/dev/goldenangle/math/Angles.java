package dev.goldenangle.math;

/**
 * Angles in radians: wrapping, conversion, and sine and cosine that are the same bits on every machine, because they
 * come from {@link StrictMath}.
 */
public final class Angles {
    public static final float PI = (float) Math.PI;
    public static final float TWO_PI = (float) (2 * Math.PI);
    private static final double SHORT_PER_RADIAN = 65536 / (2 * Math.PI);

    private Angles() {
    }

    /** The same direction in [−π, π); NaN and infinity become 0, so that a wild command cannot poison a state. */
    public static float wrap(float radians) {
        if (radians >= -PI && radians < PI) {
            return radians;
        }
        if (!Float.isFinite(radians)) {
            return 0f;
        }
        double turns = StrictMath.floor((radians + Math.PI) / (2 * Math.PI));
        float wrapped = (float) (radians - turns * 2 * Math.PI);
        return wrapped >= PI ? -PI : Math.max(wrapped, -PI);
    }

    /** The signed turn in [−π, π) that leads from one direction to the other. */
    public static float difference(float from, float to) {
        return wrap(wrap(to) - wrap(from));
    }

    public static float sin(float radians) {
        return (float) StrictMath.sin(radians);
    }

    public static float cos(float radians) {
        return (float) StrictMath.cos(radians);
    }

    public static float atan2(float y, float x) {
        return (float) StrictMath.atan2(y, x);
    }

    /** Arc cosine with its argument held inside [−1, 1]. */
    public static float acos(float cosine) {
        return (float) StrictMath.acos(Math.max(-1f, Math.min(1f, cosine)));
    }

    /** The angle between two horizontal directions, 0 to π; 0 when either is zero. */
    public static float between(float ax, float ay, float bx, float by) {
        if (ax == 0f && ay == 0f || bx == 0f && by == 0f) {
            return 0f;
        }
        return Math.abs(atan2(ax * by - ay * bx, ax * bx + ay * by));
    }

    /** Rounds to the nearest of 65,536 directions, as the Quake games send them: 0 to 65535. */
    public static int toShort(float radians) {
        return (int) StrictMath.floor(wrap(radians) * SHORT_PER_RADIAN + 0.5) & 0xFFFF;
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
