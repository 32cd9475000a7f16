package dev.goldenangle.workbench.charts;

import dev.goldenangle.toolkit.plot.RoundSteps;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ScalesTest {
    @Test
    void labelsAreRoundNumbers() {
        assertEquals(1, RoundSteps.step(6, 8));
        assertEquals(20, RoundSteps.step(70, 4));
        assertEquals(0.25, RoundSteps.step(0.9, 4));
        assertEquals(2, RoundSteps.digits(0.25));
        assertEquals(0, RoundSteps.digits(20));
    }

    @Test
    void rangeContainsItsValuesWithASmallMargin() {
        AxisTicks ticks = AxisTicks.around(9.7, 16.1, 4);
        assertTrue(ticks.lower() < 9.7 && ticks.lower() > 8.5, ticks.toString());
        assertTrue(ticks.upper() > 16.1 && ticks.upper() < 17.5, ticks.toString());
        assertEquals(2, ticks.step());
    }

    @Test
    void flatOrMissingLineHasARange() {
        AxisTicks flat = AxisTicks.around(320, 320, 3);
        assertTrue(flat.lower() < 320 && flat.upper() > 320);
        AxisTicks none = AxisTicks.around(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 3);
        assertTrue(none.upper() > none.lower());
    }

    @Test
    void zeroIsLabelledWithoutDecimals() {
        for (double value : new double[] {0, 1e-5, -3e-4}) {
            AxisTicks flat = AxisTicks.around(value, value, 3);
            assertTrue(flat.digits() <= 1, flat.toString());
            assertEquals("0", flat.label(0));
        }
        AxisTicks small = AxisTicks.around(0, 0.005, 3);
        assertEquals("0", small.label(0));
        assertEquals("0.002", small.label(0.002));
    }
}
