package dev.goldenangle.toolkit.study;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/**
 * Doubles as text that reads back as the same double, and is the same text on every Java: what {@link Double#toString} writes changed
 * between versions.
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

    /** @throws NumberFormatException when it is no number */
    static double parse(String text) {
        return Double.parseDouble(text);
    }
}
