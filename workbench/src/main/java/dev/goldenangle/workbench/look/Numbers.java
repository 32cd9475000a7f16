package dev.goldenangle.workbench.look;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as the window writes them: a real minus, a space before units except the degree sign, fixed digits. */
public final class Numbers {
    private static final char MINUS = '\u2212';

    private Numbers() {
    }

    /** With so many digits after the point; what rounds to zero has no sign. */
    public static String fixed(double value, int digits) {
        if (!Double.isFinite(value)) {
            return "–";
        }
        String text = BigDecimal.valueOf(Math.abs(value)).setScale(digits, RoundingMode.HALF_UP).toPlainString();
        boolean isZero = text.chars().allMatch(c -> c == '0' || c == '.');
        return value < 0 && !isZero ? MINUS + text : text;
    }

    /** With a sign, for differences. */
    public static String signed(double value, int digits) {
        String text = fixed(value, digits);
        boolean isZero = text.chars().allMatch(c -> c == '0' || c == '.' || c == '–');
        return text.charAt(0) == MINUS || isZero ? text : "+" + text;
    }

    /** The shortest of up to so many digits after the point. */
    public static String trimmed(double value, int digits) {
        String text = fixed(value, digits);
        return text.indexOf('.') < 0 ? text : text.replaceAll("0+$", "").replaceAll("\\.$", "");
    }

    public static String withUnit(String number, String unit) {
        return unit.isEmpty() ? number : unit.startsWith("°") ? number + unit : number + " " + unit;
    }
}
