package dev.goldenangle.math;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class DecimalsTest {
    @Property
    void fixedRoundsAsTheFormatterDoes(@ForAll @DoubleRange(min = 0, max = 1e9) double value, @ForAll @IntRange(max = 6) int digits) {
        String expected = String.format(Locale.ROOT, "%." + digits + "f", value);
        assertEquals(expected, Decimals.fixed(value, digits));
        assertEquals(Double.parseDouble(expected), Decimals.round(value, digits));
        assertEquals(-Double.parseDouble(expected), Decimals.round(-value, digits), 0);
    }

    @Property
    void trimmedTextIsTheSameNumber(@ForAll @DoubleRange(min = -1e9, max = 1e9) double value, @ForAll @IntRange(max = 6) int digits) {
        String trimmed = Decimals.trimmed(value, digits);
        assertEquals(Double.parseDouble(Decimals.fixed(value, digits)), Double.parseDouble(trimmed));
        assertTrue(!trimmed.contains(".") || !trimmed.endsWith("0"), trimmed);
    }

    @Test
    void halvesAreRoundedAwayFromZero() {
        assertEquals("1.01", Decimals.fixed(1.005, 2));
        assertEquals("-3", Decimals.fixed(-2.5, 0));
        assertEquals(-0.3, Decimals.round(-0.25, 1));
    }

    @Test
    void zeroHasNoSign() {
        assertEquals("0.0", Decimals.fixed(-0.04, 1));
        assertEquals("0", Decimals.trimmed(-0.0, 3));
        assertEquals("0.00", Decimals.signed(-0.004, 2));
        assertEquals("0.00", Decimals.signed(0.004, 2));
    }

    @Test
    void differencesHaveATypographicSign() {
        assertEquals("+3.0", Decimals.signed(3, 1));
        assertEquals("\u22123.0", Decimals.signed(-3, 1));
        assertEquals("\u22121", Decimals.withMinus("-1"));
    }

    @Test
    void trailingZerosAreRemovedOnlyAfterThePoint() {
        assertEquals("6.5", Decimals.trimmed(6.50, 3));
        assertEquals("100", Decimals.trimmed(100, 3));
        assertEquals("-0.125", Decimals.trimmed(-0.125, 3));
    }

    @Test
    void nanAndInfinityAreShownAsADash() {
        assertEquals("–", Decimals.fixed(Double.NaN, 2));
        assertEquals("–", Decimals.trimmed(Double.POSITIVE_INFINITY, 2));
        assertEquals("–", Decimals.signed(Double.NaN, 2));
        assertTrue(Double.isNaN(Decimals.round(Double.NaN, 2)));
        assertEquals(Double.NEGATIVE_INFINITY, Decimals.round(Double.NEGATIVE_INFINITY, 2));
    }
}
