package dev.goldenangle.workbench.look;

import dev.goldenangle.toolkit.theme.Numbers;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;

class NumbersTest {
    @Property
    void fixedRoundsLikeTheFormatter(@ForAll @DoubleRange(min = 0, max = 1e9) double value, @ForAll @IntRange(max = 6) int digits) {
        assertEquals(String.format(Locale.ROOT, "%." + digits + "f", value), Numbers.fixed(value, digits));
    }

    @Test
    void halvesRoundUp() {
        assertEquals("1.01", Numbers.fixed(1.005, 2));
        assertEquals("3", Numbers.fixed(2.5, 0));
    }

    @Test
    void minusSignIsTypographicAndZeroHasNoSign() {
        assertEquals("\u221212.5", Numbers.fixed(-12.5, 1));
        assertEquals("0.0", Numbers.fixed(-0.04, 1));
        assertEquals("+3.0", Numbers.signed(3, 1));
        assertEquals("0.0", Numbers.signed(0.01, 1));
        assertEquals("–", Numbers.fixed(Double.NaN, 1));
    }

    @Test
    void trailingZerosAreRemoved() {
        assertEquals("6.5", Numbers.trimmed(6.50, 3));
        assertEquals("100", Numbers.trimmed(100, 3));
    }
}
