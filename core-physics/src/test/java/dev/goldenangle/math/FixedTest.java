package dev.goldenangle.math;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class FixedTest {
    @Test
    void oneIsSixtyFiveThousand() {
        assertEquals(65536, Fixed.ONE);
        assertEquals(98304, Fixed.fromDouble(1.5));
        assertEquals(-1.5, Fixed.toDouble(-98304));
    }

    @Test
    void productsRoundTowardsMinusInfinity() {
        assertEquals(Fixed.fromInt(6), Fixed.multiply(Fixed.fromInt(2), Fixed.fromInt(3)));
        assertEquals(-1, Fixed.multiply(-1, 1));
        assertEquals(0, Fixed.multiply(1, 1));
    }

    @Test
    void quotientsTruncateAndNeverThrow() {
        assertEquals(Fixed.ONE / 2, Fixed.divide(Fixed.fromInt(1), Fixed.fromInt(2)));
        assertEquals(-21845, Fixed.divide(-Fixed.ONE, Fixed.fromInt(3)));
        assertEquals(Integer.MAX_VALUE, Fixed.divide(Fixed.ONE, 0));
        assertEquals(Integer.MIN_VALUE, Fixed.divide(-Fixed.ONE, 0));
    }

    @Test
    void wholePartsOfNegativesAreFloors() {
        assertEquals(-2, Fixed.toInt(Fixed.fromDouble(-1.5)));
    }
}
