package dev.goldenangle.parameter;

import dev.goldenangle.math.Decimal;
import dev.goldenangle.math.Rounding;

import java.util.Optional;

/**
 * A parameter's value as the designer wrote it.
 *
 * @param form   how it was written, kept when it is written back
 * @param amount the number in that form: 0.3 in "0.3W", 35 in "35deg"
 */
public record Value(Form form, double amount) {
    /** Turns −0 into 0: −0 would be written as "0" and not survive a round trip. */
    public Value {
        amount += 0.0;
    }

    public static Value of(double amount) {
        return new Value(Form.ABSOLUTE, amount);
    }

    public static Value ofW(double multiple) {
        return new Value(Form.OF_W, multiple);
    }

    public static Value degrees(double degrees) {
        return new Value(Form.DEGREES, degrees);
    }

    public static Value milliseconds(double milliseconds) {
        return new Value(Form.MILLISECONDS, milliseconds);
    }

    /** The value in internal units for the given W. */
    public double resolve(double w) {
        return form.resolve(amount, w);
    }

    /** The same form with another internal value. */
    public Value withInternal(double internal, double w) {
        return new Value(form, form.express(internal, w));
    }

    /** Reads "0.30W", "35deg", "8ms" or a plain number; empty for anything else. */
    public static Optional<Value> parse(String text) {
        String trimmed = text.strip();
        for (Form form : Form.values()) {
            if (form != Form.ABSOLUTE && trimmed.endsWith(form.suffix())) {
                return number(trimmed.substring(0, trimmed.length() - form.suffix().length())).map(n -> new Value(form, n));
            }
        }
        return number(trimmed).map(Value::of);
    }

    private static Optional<Double> number(String text) {
        double parsed = Decimal.parse(text.strip());
        return Double.isFinite(parsed) ? Optional.of(parsed) : Optional.empty();
    }

    /** The shortest text that reads back as this value: "0.3W", "35deg", "6". */
    public String text() {
        return digits(amount) + form.suffix();
    }

    /** The shortest decimal digits of a double, without a trailing ".0". */
    public static String digits(double number) {
        if (number == Rounding.rint(number) && Math.abs(number) < 1e15) {
            return Long.toString((long) number);
        }
        return Double.toString(number);
    }
}
