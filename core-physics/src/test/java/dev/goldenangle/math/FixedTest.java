package dev.goldenangle.math;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class FixedTest {
    @Test
    void oneIs65536() {
        assertEquals(65536, Fixed.ONE);
        assertEquals(98304, Fixed.fromDouble(1.5));
        assertEquals(-98304, Fixed.fromDouble(-1.5));
    }

    @Test
    void valuesAreRoundedToNearestAndClamped() {
        assertEquals(1, Fixed.fromDouble(0.9 / 65536));
        assertEquals(Integer.MAX_VALUE, Fixed.fromDouble(1e9));
        assertEquals(Integer.MIN_VALUE, Fixed.fromDouble(-1e9));
    }
}
