package dev.goldenangle.toolkit.plot;

import dev.goldenangle.parameter.Unit;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Grid lines are at round values within the range, never more than requested. */
class RoundStepsTest {
    @Test
    void stepsAreMultiplesOfOneTwoTwoAndAHalfOrFive() {
        assertEquals(1, RoundSteps.step(6, 8));
        assertEquals(20, RoundSteps.step(70, 4));
        assertEquals(0.25, RoundSteps.step(0.9, 4));
    }

    @Test
    void anglesHaveTheirOwnSteps() {
        assertArrayEquals(new double[] {0, 15, 30, 45, 60, 75, 90}, RoundSteps.within(0, 90, 7, Unit.ANGLE).values());
        assertArrayEquals(new double[] {0, 45, 90}, RoundSteps.within(0, 90, 2.5, Unit.ANGLE).values());
    }

    @Test
    void labelHasAsManyDecimalsAsItsStep() {
        assertEquals(2, RoundSteps.within(0, 0.9, 4, Unit.NONE).digits());
        assertEquals(0, RoundSteps.within(0, 70, 4, Unit.NONE).digits());
        assertEquals(1, RoundSteps.within(0, 9, 4, Unit.NONE).digits());
    }

    @Test
    void emptyOrInfiniteRangeHasNoLines() {
        assertEquals(0, RoundSteps.within(1, 1, 4, Unit.NONE).count());
        assertEquals(0, RoundSteps.within(Double.NaN, 1, 4, Unit.NONE).count());
        assertEquals(0, RoundSteps.within(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 4, Unit.NONE).count());
    }

    @Property
    void linesAreWithinTheRangeAndNoMoreThanRequested(@ForAll @DoubleRange(min = -1e6, max = 1e6) double from, @ForAll @DoubleRange(min = 0.01, max = 1e6) double length,
                                                        @ForAll @IntRange(min = 2, max = 20) int parts) {
        RoundSteps steps = RoundSteps.within(from, from + length, parts, Unit.NONE);
        assertTrue(steps.count() >= 1 && steps.count() <= parts + 1, steps::toString);
        for (double value : steps.values()) {
            assertTrue(value >= from - 1e-5 * steps.step() && value <= from + length + 1e-5 * steps.step(), () -> value + " of " + steps);
        }
    }
}
