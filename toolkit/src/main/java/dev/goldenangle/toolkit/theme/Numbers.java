package dev.goldenangle.toolkit.theme;

import dev.goldenangle.math.Decimals;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

/** Formats numbers for the window: a real minus sign, a space before units except the degree sign, fixed decimals. */
public final class Numbers {
    private Numbers() {
    }

    /** With a fixed number of decimals; zero has no sign. */
    public static String fixed(double value, int digits) {
        return Decimals.withMinus(Decimals.fixed(value, digits));
    }

    /** Always with a sign, for differences. */
    public static String signed(double value, int digits) {
        return Decimals.signed(value, digits);
    }

    /** With at most this many decimals, without trailing zeros. */
    public static String trimmed(double value, int digits) {
        return Decimals.withMinus(Decimals.trimmed(value, digits));
    }

    /** A knob's value in its form: "0.3 W", "35°", "8 ms", "6 m/s". */
    public static String value(Value value, Unit unit, int digits) {
        double shown = value.form() == Form.ABSOLUTE ? unit.toShown(value.amount()) : value.amount();
        return inForm(trimmed(shown, digits), value.form(), unit.symbol());
    }

    /** A number with the unit of its form; an absolute number with the given unit. */
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
