package dev.goldenangle.math;

/** Signed 16.16 fixed point on plain ints: one is 65,536. Products are formed in 64 bits and shifted, never rounded. */
public final class Fixed {
    public static final int FRACTION_BITS = 16;
    public static final int ONE = 1 << FRACTION_BITS;

    private Fixed() {
    }

    public static int fromInt(int whole) {
        return whole << FRACTION_BITS;
    }

    /** Nearest fixed value, held at the ends of the range. */
    public static int fromDouble(double value) {
        return (int) Math.rint(value * ONE);
    }

    public static double toDouble(int fixed) {
        return fixed / (double) ONE;
    }

    /** Whole part, rounded towards minus infinity. */
    public static int toInt(int fixed) {
        return fixed >> FRACTION_BITS;
    }

    /** Product, rounded towards minus infinity. */
    public static int multiply(int a, int b) {
        return (int) ((long) a * b >> FRACTION_BITS);
    }

    /** Quotient, truncated towards zero; dividing by zero gives the end of the range with the sign of a. */
    public static int divide(int a, int b) {
        if (b == 0) {
            return a < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }
        return (int) (((long) a << FRACTION_BITS) / b);
    }
}
