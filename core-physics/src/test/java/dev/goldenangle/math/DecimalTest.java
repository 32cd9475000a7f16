package dev.goldenangle.math;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.math.BigDecimal;

import static org.junit.jupiter.api.Assertions.assertEquals;

final class DecimalTest {
    private static double parse(String text) {
        return Decimal.parse(text, 0, text.length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-0", "7", "+7", "-12.5", ".5", "5.", "1e3", "1E-3", "-2.66454e-16", "804.9230769230662", "123456789012345678",
        "0.1", "00012", "1.7976931348623157e308", "0.0000000000000000000000000001", "9007199254740993", "900719925474099.3"})
    void areReadAsTheNearestDouble(String text) {
        assertEquals(Double.parseDouble(text), parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", ".", "+.", "e5", "1e", "1e+", "nan", "NaN", "inf", "Infinity", "0x10", "1f", "1d", "1e999", "1,5", "1.2.3", "--1", " 1"})
    void nothingElseIsANumber(String text) {
        assertEquals(Double.NaN, parse(text));
    }

    @Property
    void everyFiniteDoubleSurvivesBeingWritten(@ForAll double value) {
        assertEquals(value, parse(Double.toString(value)));
    }

    @Property
    void everyFiniteFloatSurvivesBeingWritten(@ForAll float value) {
        assertEquals(value, Decimal.parseFloat(Float.toString(value)));
        assertEquals(value, Decimal.parseFloat(Double.toString(value)));
    }

    /** Twenty digits are more than a double holds, so that halves and their neighbours are rounded. */
    @Property(tries = 2000)
    void longNumbersAreRoundedToTheNearest(@ForAll @LongRange(min = 0) long high, @ForAll @LongRange(min = 0) long low, @ForAll @IntRange(min = -370, max = 330) int exponent) {
        String text = high + "." + low + "e" + exponent;
        double nearest = Double.parseDouble(text);
        assertEquals(Double.isInfinite(nearest) ? Double.NaN : nearest, parse(text), text);
        float nearestFloat = Float.parseFloat(text);
        assertEquals(Double.isNaN(parse(text)) || Float.isInfinite(nearestFloat) ? Float.NaN : nearestFloat, Decimal.parseFloat(text), text);
    }

    /** The middle between two neighbours is rounded to the even one, and a digit far behind decides otherwise. */
    @Property
    void halvesAreRoundedToEven(@ForAll @DoubleRange(min = 1, max = 1e15) double value) {
        String middle = new BigDecimal(value).add(new BigDecimal(Math.nextUp(value))).divide(BigDecimal.valueOf(2)).toPlainString();
        if (middle.length() < 60) {
            assertEquals(Double.parseDouble(middle), parse(middle), middle);
            assertEquals(Double.parseDouble(middle + "01"), parse(middle + "01"), middle);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072014e-308", "1.7976931348623158e308",
        "1e-500", "-1e-400", "0e999999999999"})
    void smallestAndLargestNumbersAreRead(String text) {
        assertEquals(Double.parseDouble(text), parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.4e-45", "7.0e-46", "7.1e-46", "1.17549435e-38", "3.4028235e38", "3.4028235677973366e38", "1.00000005960464477539", "1.00000005960464477540"})
    void smallestAndLargestFloatsAreRead(String text) {
        float nearest = Float.parseFloat(text);
        assertEquals(Float.isInfinite(nearest) ? Float.NaN : nearest, Decimal.parseFloat(text));
    }
}
