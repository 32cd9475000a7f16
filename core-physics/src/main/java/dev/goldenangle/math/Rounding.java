package dev.goldenangle.math;

/** Rounding to whole numbers and remainders, exact and with the same bits in every virtual machine and browser. */
public final class Rounding {
    /** Adding this to a smaller number and subtracting it again rounds to a whole number, halves to even. */
    private static final double WHOLE = 0x1p52;
    private static final int MANTISSA_BITS = 52;
    /** How far a mantissa of 53 bits can be shifted in a long. */
    private static final int SHIFT = 10;

    private Rounding() {
    }

    /** The nearest whole number, halves to even; zero keeps the sign of the argument. */
    public static double rint(double value) {
        double size = Math.abs(value);
        return size < WHOLE ? Math.copySign(size + WHOLE - WHOLE, value) : value;
    }

    /** The nearest whole number, halves upwards; NaN gives 0, and too large numbers the nearest long. */
    public static long round(double value) {
        double floor = Math.floor(value);
        return (long) (value - floor >= 0.5 ? floor + 1 : floor);
    }

    /** The nearest whole number, halves upwards; NaN gives 0, and too large numbers the nearest int. */
    public static int round(float value) {
        double floor = Math.floor(value);
        return (int) (value - floor >= 0.5 ? floor + 1 : floor);
    }

    /** x − n·y for the whole number n nearest to x/y, halves to even. The result is exact; zero keeps the sign of x. */
    public static double remainder(double x, double y) {
        double divisor = Math.abs(y);
        if (!(Math.abs(x) <= Double.MAX_VALUE) || !(divisor > 0)) {
            return Double.NaN;
        }
        if (divisor > Double.MAX_VALUE) {
            return x;
        }
        // The remainder of twice the divisor shows whether n is even.
        double rest = divisor <= Double.MAX_VALUE / 2 ? modulo(Math.abs(x), 2 * divisor) : Math.abs(x);
        if (rest > divisor) {
            rest -= divisor;
            rest = rest >= divisor - rest ? rest - divisor : rest;
        } else if (rest > divisor - rest) {
            rest -= divisor;
        }
        return Math.copySign(1, x) < 0 ? -rest : rest;
    }

    /** The remainder of a division of two positive numbers, by long division. */
    private static double modulo(double x, double y) {
        if (x < y) {
            return x;
        }
        int exponent = exponent(y);
        long divisor = mantissa(y);
        long rest = mantissa(x) % divisor;
        for (int left = exponent(x) - exponent; left > 0; left -= SHIFT) {
            rest = (rest << Math.min(SHIFT, left)) % divisor;
        }
        return rest * powerOfTwo(exponent);
    }

    private static int exponent(double value) {
        return Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - MANTISSA_BITS;
    }

    private static long mantissa(double value) {
        long bits = Double.doubleToRawLongBits(value);
        long fraction = bits & 0xFFFFFFFFFFFFFL;
        return bits >>> MANTISSA_BITS == 0 ? fraction : fraction | 1L << MANTISSA_BITS;
    }

    /** 2 to an exponent from −1074 to 1023. */
    static double powerOfTwo(int exponent) {
        return exponent >= Double.MIN_EXPONENT ? Double.longBitsToDouble((long) (exponent + 1023) << MANTISSA_BITS) : Double.longBitsToDouble(1L << exponent + 1074);
    }
}
