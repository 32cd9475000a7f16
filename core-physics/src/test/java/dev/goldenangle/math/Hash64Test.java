package dev.goldenangle.math;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

class Hash64Test {
    /** By hand: offset xor bits, times the prime, folded by 29 bits. */
    @Test
    void digestOfANumberFollowsTheFormula() {
        long mixed = (0xcbf29ce484222325L ^ 5L) * 0x100000001b3L;
        assertEquals(mixed ^ mixed >>> 29, new Hash64().add(5L).value());
        long again = (7L ^ 5L) * 0x100000001b3L;
        assertEquals(again ^ again >>> 29, new Hash64().reset(7L).add(5L).value());
    }

    @Test
    void resetDiscardsWhatWasAdded() {
        Hash64 used = new Hash64();
        used.add(1L);
        assertEquals(new Hash64().value(), used.reset().value());
    }

    @Test
    void everyFloatCountsButBothZerosAreEqual() {
        assertEquals(new Hash64().add(0f).value(), new Hash64().add(-0f).value());
        assertEquals(new Hash64().add((long) Float.floatToIntBits(1.5f)).value(), new Hash64().add(1.5f).value());
        assertNotEquals(new Hash64().add(1f).value(), new Hash64().add(Math.nextUp(1f)).value());
    }

    @Test
    void vectorIsHashedComponentByComponent() {
        assertEquals(new Hash64().add(1f).add(2f).add(3f).value(), new Hash64().add(new Vec3(1f, 2f, 3f)).value());
        assertNotEquals(new Hash64().add(new Vec3(1f, 2f, 3f)).value(), new Hash64().add(new Vec3(2f, 1f, 3f)).value());
    }

    @Test
    void textIsHashedWithItsLength() {
        assertEquals(new Hash64().add((long) 'a').add((long) 'b').add(2L).value(), new Hash64().add("ab").value());
        assertNotEquals(new Hash64().add("a").add("b").value(), new Hash64().add("ab").value());
    }

    @Test
    void hexHasSixteenDigits() {
        assertEquals("000000000000002a", Hash64.hex(42));
        assertEquals("ffffffffffffffff", Hash64.hex(-1));
    }
}
