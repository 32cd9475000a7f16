package dev.goldenangle.math;

/** Signed 16.16 fixed point on plain ints: one is 65,536. */
public final class Fixed {
    public static final int ONE = 1 << 16;

    private Fixed() {
    }

    /** The nearest fixed-point value, clamped to the range. */
    public static int fromDouble(double value) {
        return (int) Rounding.rint(value * ONE);
    }
}
