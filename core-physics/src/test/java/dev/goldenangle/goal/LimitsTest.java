package dev.goldenangle.goal;

import dev.goldenangle.analysis.Rounded;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class LimitsTest {
    private static Amount amount(String text) {
        return Amount.parse(text).orElseThrow();
    }

    @Test
    void amountIsANumberWithAUnit() {
        assertEquals(new Amount(1.6, "W"), amount("1.6W"));
        assertEquals(new Amount(0.3, "s"), amount(" 0.30 s "));
        assertEquals(new Amount(-2, "tiles/s"), amount("-2tiles/s"));
        assertEquals(new Amount(3, ""), amount("3"));
        assertEquals("95%", amount("95.0%").text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "W", "1..2", "one", "1e999", "--1", "1 2"})
    void textWithoutANumberIsNotAnAmount(String text) {
        assertEquals(Optional.empty(), Amount.parse(text));
    }

    @Property(tries = 200)
    void amountsReadBackAsWritten(@ForAll @DoubleRange(min = -1e9, max = 1e9) double number) {
        for (String unit : new String[] {"", "m", "W", "%", "tiles/s", "WU"}) {
            Amount written = new Amount(number, unit);
            assertEquals(written, amount(written.text()));
        }
    }

    @Test
    void limitCanBeMetExactly() {
        assertTrue(Limits.one(Relation.AT_MOST, amount("1m")).hold(1));
        assertFalse(Limits.one(Relation.AT_MOST, amount("1m")).hold(1.001));
        assertTrue(Limits.one(Relation.AT_LEAST, amount("1m")).hold(1));
        assertFalse(Limits.one(Relation.AT_LEAST, amount("1m")).hold(0.999));
        Limits about = Limits.two(Relation.ABOUT, amount("1.5W"), amount("0.25W"));
        assertTrue(about.hold(1.25) && about.hold(1.75));
        assertFalse(about.hold(1.24) || about.hold(1.76) || about.hold(Double.NaN));
    }

    @Test
    void differenceTooSmallToBeShownCountsAsEqual() {
        assertTrue(Limits.one(Relation.AT_MOST, amount("1m")).hold(1.0000014305114746), "a stop of 1 m, measured in single precision");
        assertTrue(Limits.one(Relation.AT_LEAST, amount("1.6m")).hold(1.5999661684036255), "a jump of 1.6 m whose apex lies between two ticks");
        assertFalse(Limits.one(Relation.AT_LEAST, amount("1.6001m")).hold(1.6), "a limit with four decimals shows four");
        assertFalse(Limits.one(Relation.AT_MOST, amount("0")).hold(1e-9), "nothing is near 0");
        assertTrue(Limits.one(Relation.AT_MOST, amount("1m")).touch(1.0000014) && !Limits.one(Relation.AT_MOST, amount("1m")).touch(0.9));
    }

    /** The tolerance never changes what is shown: a value that it lets pass is shown as the limit itself. */
    @Property
    void toleratedValueLooksLikeTheLimit(@ForAll @IntRange(min = -2_000_000, max = 2_000_000) int written, @ForAll @IntRange(min = 0, max = 4) int decimals,
                                         @ForAll @IntRange(min = -2000, max = 2000) int millionthsOff, @ForAll Relation relation) {
        double limit = Rounded.to(written / StrictMath.pow(10, decimals), decimals);
        Limits limits = relation.hasTwoLimits() ? Limits.two(Relation.BETWEEN, new Amount(limit, "m"), new Amount(limit, "m")) : Limits.one(relation, new Amount(limit, "m"));
        double value = limit + millionthsOff * 1e-6 * Math.abs(limit);
        boolean isStrictlyInside = value >= limits.low() && value <= limits.high();
        if (limits.hold(value) && !isStrictlyInside) {
            assertEquals(limit, Rounded.to(value, limits.shownDigits()), 1e-9, limits.text() + " " + value);
            assertTrue(Math.abs(value - limit) <= 0.0005 * Math.abs(limit));
        }
        assertTrue(limits.hold(value) || !isStrictlyInside);
    }

    @Test
    void limitsThatNothingCanMeetAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Limits.two(Relation.BETWEEN, amount("2m"), amount("1m")));
        assertThrows(IllegalArgumentException.class, () -> Limits.two(Relation.BETWEEN, amount("1m"), amount("2s")));
        assertThrows(IllegalArgumentException.class, () -> Limits.two(Relation.ABOUT, amount("1m"), amount("-1m")));
        assertThrows(IllegalArgumentException.class, () -> Limits.one(Relation.BETWEEN, amount("1m")));
    }

    @Test
    void limitsAreWrittenAsALine() {
        assertEquals("≤ 1 m", Limits.one(Relation.AT_MOST, amount("1m")).text());
        assertEquals("1.55 – 1.65 W", Limits.two(Relation.BETWEEN, amount("1.55W"), amount("1.65W")).text());
        assertEquals("1.6 ± 0.05 W", Limits.two(Relation.ABOUT, amount("1.6W"), amount("0.05W")).text());
        assertEquals("≤ 0", Limits.one(Relation.AT_MOST, amount("0")).text());
    }

    @Test
    void endsCanBeMovedKeepingTheRelation() {
        Limits about = Limits.two(Relation.ABOUT, amount("1.6W"), amount("0.05W"));
        assertEquals(Limits.two(Relation.ABOUT, amount("3W"), amount("1W")), about.withEnds(2, 4));
        Limits between = Limits.two(Relation.BETWEEN, amount("1W"), amount("2W"));
        assertEquals(Limits.two(Relation.BETWEEN, amount("1.333333W"), amount("1.666667W")), between.withEnds(4 / 3.0, 5 / 3.0), "to six digits");
    }

    /** A missing second limit is set a tenth away: 11 above 10, 9 below it; −11 below −10. */
    @Test
    void otherRelationKeepsTheRange() {
        Limits least = Limits.one(Relation.AT_LEAST, amount("10m"));
        Limits most = Limits.one(Relation.AT_MOST, amount("10m"));
        assertEquals(least, least.as(Relation.AT_LEAST));
        assertEquals(Limits.two(Relation.BETWEEN, amount("10m"), amount("11m")), least.as(Relation.BETWEEN));
        assertEquals(Limits.two(Relation.BETWEEN, amount("9m"), amount("10m")), most.as(Relation.BETWEEN));
        assertEquals(Limits.two(Relation.ABOUT, amount("10.5m"), amount("0.5m")), least.as(Relation.ABOUT));
        assertEquals(Limits.one(Relation.AT_MOST, amount("11m")), least.as(Relation.AT_MOST));
        assertEquals(Limits.one(Relation.AT_LEAST, amount("9m")), most.as(Relation.AT_LEAST));
        assertEquals(Limits.two(Relation.BETWEEN, amount("-11m"), amount("-10m")), Limits.one(Relation.AT_MOST, amount("-10m")).as(Relation.BETWEEN));
        assertEquals(Limits.two(Relation.BETWEEN, amount("-10m"), amount("-9m")), Limits.one(Relation.AT_LEAST, amount("-10m")).as(Relation.BETWEEN));
    }
}
