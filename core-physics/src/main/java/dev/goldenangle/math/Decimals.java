package dev.goldenangle.math;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Writes rounded numbers for people and reports. The result is the same on every machine, halves are rounded away from
 * zero on the shortest decimal form, and zero has no sign. Files that must be read back bit for bit write all digits
 * instead.
 */
public final class Decimals {
    /** Shown where there is no number. */
    public static final String NONE = "–";
    private static final char MINUS = '\u2212';

    private Decimals() {
    }

    /** Rounds to the given number of decimals; NaN and infinity are returned unchanged. */
    public static double round(double value, int digits) {
        return Double.isFinite(value) ? rounded(value, digits).doubleValue() : value;
    }

    /** A fixed number of decimals, readable by other programs; {@link #NONE} for NaN and infinity. */
    public static String fixed(double value, int digits) {
        return Double.isFinite(value) ? rounded(value, digits).toPlainString() : NONE;
    }

    /** At most the given number of decimals, without trailing zeros. */
    public static String trimmed(double value, int digits) {
        if (!Double.isFinite(value)) {
            return NONE;
        }
        BigDecimal rounded = rounded(value, digits);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** For people: with a typographic plus or minus sign, and no sign for zero. */
    public static String signed(double value, int digits) {
        String text = fixed(value, digits);
        return round(value, digits) > 0 ? "+" + text : withMinus(text);
    }

    /** Replaces the hyphen by a typographic minus sign. */
    public static String withMinus(String number) {
        return number.replace('-', MINUS);
    }

    private static BigDecimal rounded(double value, int digits) {
        return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
    }
}
