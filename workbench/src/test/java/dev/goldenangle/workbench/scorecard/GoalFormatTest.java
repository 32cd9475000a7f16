package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.Relation;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class GoalFormatTest {
    private static final Limits AT_LEAST = Limits.one(Relation.AT_LEAST, new Amount(1.45, "W"));
    private static final Limits BAND = Limits.two(Relation.BETWEEN, new Amount(1.55, "W"), new Amount(1.65, "W"));

    private static GoalResult result(Limits limits, double value) {
        Goal goal = Goal.usual(GoalMetrics.find("top_speed").orElseThrow(), 10, ModelCatalog.find("arena").orElseThrow(), 10).withLimits(limits);
        return new GoalResult(goal, value, limits.hold(value), "", Optional.empty());
    }

    private static GoalLine line(Limits limits, double value) {
        return new GoalLine(result(limits, value).goal(), Optional.of(result(limits, value)), Optional.empty(), List.of());
    }

    @Test
    void valueNearItsLimitShowsASeparateExtraDigit() {
        assertEquals(new GoalFormat.Digits("1.44", "8"), GoalFormat.digits(AT_LEAST, 1.448, 0));
        assertEquals(new GoalFormat.Digits("1.58", ""), GoalFormat.digits(AT_LEAST, 1.58, 0));
        assertEquals(new GoalFormat.Digits("1.41", "1"), GoalFormat.digits(AT_LEAST, 1.411, 3), "the previous value has as many digits as the current one");
        assertEquals("never", GoalFormat.digits(AT_LEAST, Double.POSITIVE_INFINITY, 0).text());
    }

    @Property
    void missedGoalNeverLooksEqualToItsLimit(@ForAll @IntRange(min = 1_000_000, max = 1_449_999) int millionths) {
        Assume.that(!AT_LEAST.hold(millionths / 1e6));
        assertNotEquals(1.45, Double.parseDouble(GoalFormat.digits(AT_LEAST, millionths / 1e6, 0).text()));
    }

    /** Jump height 1.6 typed, measured as 1.599966: no red miss of 0.0 %. */
    @Property
    void missedGoalNeverShowsAMarginOfZero(@ForAll @IntRange(min = 1, max = 30_000) int limit, @ForAll @IntRange(min = 0, max = 4) int decimals, @ForAll @IntRange(min = -3000, max = 3000) int millionthsOff) {
        double number = limit / Math.pow(10, decimals);
        GoalResult result = result(Limits.one(Relation.AT_LEAST, new Amount(number, "W")), number * (1 + millionthsOff * 1e-6));
        Assume.that(!result.pass());
        assertTrue(GoalFormat.margin(result).matches(".*[1-9].*"), GoalFormat.margin(result));
    }

    @Test
    void marginIsAShareOfASingleLimitOrASideOfARange() {
        assertEquals("0.1 % under", GoalFormat.margin(result(AT_LEAST, 1.448)));
        assertEquals("10 % to spare", GoalFormat.margin(result(AT_LEAST, 1.595)));
        assertEquals("inside", GoalFormat.margin(result(BAND, 1.6)));
        assertEquals("0.03 over", GoalFormat.margin(result(BAND, 1.68)));
        assertEquals("0.03 under", GoalFormat.margin(result(BAND, 1.52)));
    }

    @Test
    void missOfLessThanHalfAPercentIsMarkedAsNearly() {
        assertEquals(GoalLine.State.NEARLY, line(AT_LEAST, 1.448).state());
        assertEquals(GoalLine.State.MISSED, line(AT_LEAST, 1.40).state());
        assertEquals(GoalLine.State.REACHED, line(AT_LEAST, 1.45).state());
        assertEquals(GoalLine.State.UNMEASURED, line(AT_LEAST, Double.NaN).state());
    }

    @Test
    void rangeFillsTheMiddleThirdOfTheBar() {
        assertEquals(-1 / 3.0, LimitBar.inBand(BAND, 1.55), 1e-9);
        assertEquals(1 / 3.0, LimitBar.inBand(BAND, 1.65), 1e-9);
        assertEquals(0, LimitBar.inBand(BAND, 1.60), 1e-9);
        assertEquals(2 / 3.0, LimitBar.inBand(BAND, 1.70), 1e-9, "half a range width outside is halfway to the end");
    }
}
