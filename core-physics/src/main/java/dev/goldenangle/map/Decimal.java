package dev.goldenangle.map;

/** Reads plain decimal numbers as map editors write them, correctly rounded. Hexadecimal numbers and "NaN" are refused. */
final class Decimal {
    private static final double[] POWERS = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
        1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    /** Longer numbers are refused. */
    private static final int MAX_LENGTH = 64;
    private static final long MAX_EXACT = 1L << 53;

    private Decimal() {
    }

    /** The number between two indices, or NaN when the text is not a decimal number with a finite value. */
    static double parse(String text, int from, int to) {
        if (to - from > MAX_LENGTH || to <= from) {
            return Double.NaN;
        }
        int i = from;
        boolean negative = text.charAt(i) == '-';
        if (negative || text.charAt(i) == '+') {
            i++;
        }
        long digits = 0;
        int count = 0;
        int scale = 0;
        boolean fraction = false;
        boolean exact = true;
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
        if (i < to || !exact || scale >= POWERS.length) {
            double value = Double.parseDouble(text.substring(from, to));
            return Double.isInfinite(value) ? Double.NaN : value;
        }
        double value = digits / POWERS[scale];     // both exact, so the quotient is the nearest double
        return negative ? -value : value;
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
}
