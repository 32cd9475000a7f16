package dev.goldenangle.toolkit.theme;

import dev.goldenangle.math.Decimals;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

/** Numbers as the window writes them: a real minus, a space before units except the degree sign, fixed digits. */
public final class Numbers {
    private Numbers() {
    }

    /** With so many digits after the point; what rounds to zero has no sign. */
    public static String fixed(double value, int digits) {
        return Decimals.withMinus(Decimals.fixed(value, digits));
    }

    /** With a sign, for differences. */
    public static String signed(double value, int digits) {
        return Decimals.signed(value, digits);
    }

    /** The shortest of up to so many digits after the point. */
    public static String trimmed(double value, int digits) {
        return Decimals.withMinus(Decimals.trimmed(value, digits));
    }

    /** A knob's value in the form it is written in: "0.3 W", "35°", "8 ms", "6 m/s". */
    public static String value(Value value, Unit unit, int digits) {
        double shown = value.form() == Form.ABSOLUTE ? unit.toShown(value.amount()) : value.amount();
        return inForm(trimmed(shown, digits), value.form(), unit.symbol());
    }

    /** A number with what its form says it is a number of; an absolute one with its unit. */
    public static String inForm(String number, Form form, String unit) {
        return withUnit(number, switch (form) {
            case OF_W -> "W";
            case DEGREES -> "°";
            case MILLISECONDS -> "ms";
            case ABSOLUTE -> unit;
        });
    }

    public static String withUnit(String number, String unit) {
        return unit.isEmpty() ? number : unit.startsWith("°") ? number + unit : number + " " + unit;
    }
}
