package dev.goldenangle.map;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
}
