package dev.goldenangle.goal;

import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

class DriverTest {
    @Test
    void settingsOfEarlierVersionsAreRead() {
        assertEquals(Driver.parse("optimal-strafer:best_keys=false"), Driver.parse("optimal-strafer:counts_rounding=false"));
        assertNotEquals(Driver.parse("optimal-strafer"), Driver.parse("optimal-strafer:counts_rounding=false"));
    }
}
