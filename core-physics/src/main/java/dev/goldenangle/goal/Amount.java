package dev.goldenangle.goal;

import dev.goldenangle.math.Decimal;
import dev.goldenangle.parameter.Value;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number with the unit a designer wrote it in: {@code 1.6W}, {@code 1m}, {@code 95%}, {@code 3}.
 *
 * @param number the number
 * @param unit   the unit; empty for a plain number
 */
public record Amount(double number, String unit) {
    /** Matches in linear time: each repetition takes all it can and never gives back. */
    private static final Pattern TEXT = Pattern.compile("([+-]?(?:[0-9]++(?:\\.[0-9]*+)?|\\.[0-9]++)(?:[eE][+-]?[0-9]++)?)\\s*+([^0-9\\s.].*+)?");

    /** Turns −0 into 0: −0 would be written as "0" and not survive a round trip. */
    public Amount {
        number += 0.0;
    }

    /** Reads a finite number and any text after it; the measure decides whether that text is a unit. */
    public static Optional<Amount> parse(String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        double number = Decimal.parse(matcher.group(1));
        String unit = matcher.group(2) == null ? "" : matcher.group(2);
        return Double.isFinite(number) ? Optional.of(new Amount(number, unit)) : Optional.empty();
    }

    public Amount withNumber(double other) {
        return new Amount(other, unit);
    }

    /** The shortest text that reads back as this amount. */
    public String text() {
        return Value.digits(number) + unit;
    }
}
