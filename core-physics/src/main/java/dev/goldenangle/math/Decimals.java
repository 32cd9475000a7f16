package dev.goldenangle.math;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Writes rounded numbers: the same on every machine, half away from zero as the shortest digits of a double say, and zero
 * without a sign. Files that must be read back bit for bit write all digits instead.
 */
public final class Decimals {
    /** What stands where there is no number. */
    public static final String NONE = "–";
    private static final char MINUS = '\u2212';

    private Decimals() {
    }

    /** With so many digits after the point; what is not finite stays so. */
    public static double round(double value, int digits) {
        return Double.isFinite(value) ? rounded(value, digits).doubleValue() : value;
    }

    /** With so many digits after the point, as files and other programs read it; a dash for what is not finite. */
    public static String fixed(double value, int digits) {
        return Double.isFinite(value) ? rounded(value, digits).toPlainString() : NONE;
    }

    /** The shortest of up to so many digits after the point. */
    public static String trimmed(double value, int digits) {
        if (!Double.isFinite(value)) {
            return NONE;
        }
        BigDecimal rounded = rounded(value, digits);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** For people: with a real plus or minus, and none for zero. */
    public static String signed(double value, int digits) {
        String text = fixed(value, digits);
        return round(value, digits) > 0 ? "+" + text : withMinus(text);
    }

    /** With a real minus instead of a hyphen. */
    public static String withMinus(String number) {
        return number.replace('-', MINUS);
    }

    private static BigDecimal rounded(double value, int digits) {
        return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
    }
}
