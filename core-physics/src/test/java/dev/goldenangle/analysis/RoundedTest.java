package dev.goldenangle.analysis;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class RoundedTest {
    @Test
    void roundedPartsStillAddUp() {
        assertArrayEquals(new double[] {0.34, 0.33, 0.33}, Rounded.parts(List.of(1 / 3.0, 1 / 3.0, 1 / 3.0), 2), 1e-12);
        assertArrayEquals(new double[] {1.5, -0.5}, Rounded.parts(List.of(1.5, -0.5), 1), 1e-12);
        assertEquals(0, Rounded.parts(List.of(), 2).length);
    }

    @Property(tries = 300)
    void roundedPartsAddUpAndAreOffByAtMostOneUnit(@ForAll @Size(min = 1, max = 12) List<@DoubleRange(min = -50, max = 50) Double> values,
            @ForAll @IntRange(max = 3) int digits) {
        double unit = Math.pow(10, -digits);
        double[] parts = Rounded.parts(values, digits);
        double sum = values.stream().mapToDouble(Double::doubleValue).sum();
        assertEquals(Rounded.to(sum, digits), Arrays.stream(parts).sum(), unit * 1e-6);
        for (int i = 0; i < parts.length; i++) {
            assertTrue(Math.abs(parts[i] - values.get(i)) < 1.51 * unit);
        }
    }

    @Property(tries = 200)
    void roundingMatchesPrinting(@ForAll @DoubleRange(min = -1000, max = 1000) double value) {
        assertEquals(Double.parseDouble(String.format(Locale.ROOT, "%.2f", value)), Rounded.to(value, 2));
        assertTrue(Double.isNaN(Rounded.to(Double.NaN, 2)));
    }
}
