package dev.goldenangle.math;

import java.math.BigInteger;

/**
 * Reads plain decimal numbers, rounded to the nearest double or float. Hexadecimal numbers, "NaN" and trailing letters are
 * refused. The platform's parser is not used, because browsers differ from it in the last bit.
 */
public final class Decimal {
    private static final double[] POWERS = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
        1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    /** Longer numbers are refused. */
    private static final int MAX_LENGTH = 64;
    private static final long MAX_EXACT = 1L << 53;
    /** Beyond this power of ten, a number of 64 digits is zero or infinite. */
    private static final int MAX_EXPONENT = 500;
    private static final int DOUBLE_BITS = 53;
    private static final int DOUBLE_LOWEST = -1074;
    private static final int FLOAT_BITS = 24;
    private static final int FLOAT_LOWEST = -149;

    private Decimal() {
    }

    /** The number, or NaN when the text is not a decimal number with a finite value. */
    public static double parse(String text) {
        return parse(text, 0, text.length());
    }

    /** The float nearest to the number, or NaN as in {@link #parse(String)}. */
    public static float parseFloat(String text) {
        double value = parse(text);
        if (value != value) {
            return Float.NaN;
        }
        // Rounded to a float directly: by way of the nearest double, some numbers would be rounded the wrong way.
        double nearest = read(text, 0, text.length(), FLOAT_BITS, FLOAT_LOWEST);
        return Math.abs(nearest) <= Float.MAX_VALUE ? (float) nearest : Float.NaN;
    }

    /** The number between two indices, or NaN when the text is not a decimal number with a finite value. */
    public static double parse(String text, int from, int to) {
        double value = read(text, from, to, DOUBLE_BITS, DOUBLE_LOWEST);
        return Math.abs(value) <= Double.MAX_VALUE ? value : Double.NaN;
    }

    private static double read(String text, int from, int to, int bits, int lowest) {
        if (to - from > MAX_LENGTH || to <= from) {
            return Double.NaN;
        }
        int i = from;
        boolean negative = text.charAt(i) == '-';
        if (negative || text.charAt(i) == '+') {
            i++;
        }
        int firstDigit = i;
        long digits = 0;
        int count = 0;
        int scale = 0;
        boolean fraction = false;
        boolean exact = bits == DOUBLE_BITS;
        for (; i < to; i++) {
            char c = text.charAt(i);
            if (c == '.' && !fraction) {
                fraction = true;
            } else if (c >= '0' && c <= '9') {
                exact &= digits <= MAX_EXACT / 10 - 1;
                digits = exact ? digits * 10 + c - '0' : digits;
                count++;
                scale += fraction ? 1 : 0;
            } else {
                break;
            }
        }
        if (count == 0 || i < to && !isExponent(text, i, to)) {
            return Double.NaN;
        }
        double size = i == to && exact && scale < POWERS.length
                ? digits / POWERS[scale]            // both exact, so the quotient is the nearest double
                : nearest(new BigInteger(text.substring(firstDigit, i).replace(".", "")), exponent(text, i, to) - scale, bits, lowest);
        return negative ? -size : size;
    }

    private static boolean isExponent(String text, int from, int to) {
        char e = text.charAt(from);
        int i = from + 1;
        if (e != 'e' && e != 'E' || i >= to) {
            return false;
        }
        if (text.charAt(i) == '-' || text.charAt(i) == '+') {
            i++;
        }
        int first = i;
        while (i < to && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
            i++;
        }
        return i == to && i > first;
    }

    private static int exponent(String text, int from, int to) {
        int size = 0;
        for (int i = from + 1; i < to; i++) {
            char c = text.charAt(i);
            size = c >= '0' && c <= '9' ? Math.min(10 * size + c - '0', 2 * MAX_EXPONENT) : size;
        }
        return from < to && text.charAt(from + 1) == '-' ? -size : size;
    }

    /** digits · 10^exponent, rounded to a number of bits, halves to even; the lowest bit is worth at least 2^lowest. */
    private static double nearest(BigInteger digits, int exponent, int bits, int lowest) {
        if (digits.signum() == 0 || exponent < -MAX_EXPONENT) {
            return 0;
        }
        if (exponent > MAX_EXPONENT) {
            return Double.POSITIVE_INFINITY;
        }
        BigInteger power = BigInteger.TEN.pow(Math.abs(exponent));
        BigInteger above = exponent > 0 ? digits.multiply(power) : digits;
        BigInteger below = exponent > 0 ? BigInteger.ONE : power;
        // The quotient has one or two bits more than are kept, unless the number is so small that it has fewer.
        int shift = Math.max(above.bitLength() - below.bitLength() - bits - 1, lowest - 1);
        BigInteger[] quotient = (shift > 0 ? above : above.shiftLeft(-shift)).divideAndRemainder(shift > 0 ? below.shiftLeft(shift) : below);
        long whole = quotient[0].longValue();
        boolean hasRest = quotient[1].signum() != 0;
        while (whole >= 1L << bits + 1) {
            hasRest |= (whole & 1) != 0;
            whole >>= 1;
            shift++;
        }
        boolean isHalf = (whole & 1) != 0;
        whole >>= 1;
        shift++;
        if (isHalf && (hasRest || (whole & 1) != 0)) {
            whole++;
        }
        return shift > Double.MAX_EXPONENT - DOUBLE_BITS + 1 ? Double.POSITIVE_INFINITY : whole * Rounding.powerOfTwo(shift);
    }
}
