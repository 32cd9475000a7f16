package dev.goldenangle.parameter;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class BisectionTest {
    /** Answers like a designer who prefers values closer to the best one. */
    private static Bisection answeredFor(Bisection start, double best) {
        Bisection left = start;
        while (!left.isDone()) {
            boolean higher = Math.abs(left.higher() - best) < Math.abs(left.lower() - best);
            left = higher ? left.higherIsBetter() : left.lowerIsBetter();
        }
        return left;
    }

    @Property(tries = 300)
    void preferringTheCloserValueFindsTheBest(@ForAll @DoubleRange(min = -50, max = 50) double low, @ForAll @DoubleRange(min = 0.1, max = 100) double width,
                                               @ForAll @DoubleRange(min = 0, max = 1) double place) {
        double best = low + place * width;
        Bisection end = answeredFor(new Bisection(low, low + width, width / 128, false), best);
        assertEquals(best, end.middle(), width / 128);
    }

    @Property(tries = 200)
    void wholeNumberIsFoundToWithinOne(@ForAll @IntRange(min = -20, max = 20) int low, @ForAll @IntRange(min = 1, max = 200) int width,
                                        @ForAll @DoubleRange(min = 0, max = 1) double place) {
        double best = low + Math.rint(place * width);
        Bisection end = answeredFor(new Bisection(low, low + width, 1, true), best);
        assertEquals(Math.rint(end.middle()), end.middle());
        assertEquals(best, end.middle(), 1);
    }

    @Property(tries = 100)
    void everyAnswerHalvesTheRangeAroundTheBetterValue(@ForAll @DoubleRange(min = -9, max = 9) double low,
                                                                   @ForAll @DoubleRange(min = 1, max = 9) double width) {
        Bisection all = new Bisection(low, low + width, 0.001, false);
        assertEquals(all.width() / 2, all.higherIsBetter().width(), 1e-12);
        assertEquals(all.higher(), all.higherIsBetter().middle(), 1e-12);
        assertEquals(all.lower(), all.lowerIsBetter().middle(), 1e-12);
        assertEquals(all.answersLeft() - 1, all.lowerIsBetter().answersLeft());
    }

    @Test
    void rangeOneToNineTriesThreeAndSeven() {
        Bisection all = new Bisection(1, 9, 1, false);
        assertEquals(3, all.lower());
        assertEquals(7, all.higher());
        assertEquals(3, all.answersLeft());
        assertEquals(6, all.higherIsBetter().lower());
        assertFalse(all.isDone());
        assertTrue(new Bisection(4, 4, 1, false).isDone());
    }

    @Test
    void invalidRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Bisection(2, 1, 1, false));
        assertThrows(IllegalArgumentException.class, () -> new Bisection(0, Double.NaN, 1, false));
        assertThrows(IllegalArgumentException.class, () -> new Bisection(0, 1, 0, false));
    }
}
