package dev.goldenangle.toolkit.study;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/**
 * Formats doubles so that they read back exactly, with the same text on every Java version. {@link Double#toString} changed between
 * versions.
 */
final class ExactNumber {
    private static final int FEWEST_DIGITS = 15;
    private static final int ALWAYS_ENOUGH = 17;
    private static final double PLAIN = 1e15;

    private ExactNumber() {
    }

    static String text(double value) {
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
        }
        if (value == Math.rint(value) && Math.abs(value) < PLAIN) {
            return Long.toString((long) value);
        }
        BigDecimal exact = new BigDecimal(value);
        for (int digits = FEWEST_DIGITS; digits < ALWAYS_ENOUGH; digits++) {
            BigDecimal rounded = exact.round(new MathContext(digits));
            if (rounded.doubleValue() == value) {
                return plain(rounded);
            }
        }
        return plain(exact.round(new MathContext(ALWAYS_ENOUGH)));
    }

    private static String plain(BigDecimal number) {
        return number.stripTrailingZeros().toString().toLowerCase(Locale.ROOT);
    }

    /** @throws NumberFormatException if the text is not a number */
    static double parse(String text) {
        return Double.parseDouble(text);
    }
}
