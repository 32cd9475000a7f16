package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class LimitInputTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();
    private static final Goal SPEED = Goal.usual(GoalMetrics.find("top_speed").orElseThrow(), 16, ARENA, 10);

    private static Limits typed(String text) {
        return LimitInput.parse(text, SPEED.limits(), SPEED, ARENA);
    }

    @Test
    void missingUnitOrRelationIsUnchanged() {
        assertEquals(Limits.one(Relation.AT_LEAST, new Amount(1.45, "W")), typed("1.45"));
        assertEquals(Limits.one(Relation.AT_MOST, new Amount(1.45, "W")), typed("<= 1.45"));
        assertEquals(Limits.one(Relation.AT_LEAST, new Amount(14, "m/s")), typed("14 m/s"));
        assertEquals(Limits.two(Relation.BETWEEN, new Amount(1.5, "W"), new Amount(1.7, "W")), typed("1.5 – 1.7"));
        assertEquals(Limits.two(Relation.BETWEEN, new Amount(15, "m/s"), new Amount(17, "m/s")), typed("15 to 17 m/s"));
        assertEquals(Limits.two(Relation.ABOUT, new Amount(1.6, "W"), new Amount(0.05, "W")), typed("1.6 ± 0.05"));
    }

    @Test
    void invalidLimitIsRefusedWithAReason() {
        assertEquals("enter a number", assertThrows(IllegalArgumentException.class, () -> typed(" ")).getMessage());
        assertEquals("\"fast\" is not a number", assertThrows(IllegalArgumentException.class, () -> typed("fast")).getMessage());
        assertTrue(assertThrows(IllegalArgumentException.class, () -> typed("3 kg")).getMessage().startsWith("\"kg\" is not a unit of top_speed"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> typed("2 – 1")).getMessage().startsWith("no value is between"));
    }

    @Test
    void arrowsChangeTheLastDigitOfTheNumberAtTheCaret() {
        assertEquals("1.1", LimitInput.turn("1.0", 3, 1, LimitInput.Fineness.DIGIT).orElseThrow().text());
        assertEquals("0.99", LimitInput.turn("1.0", 3, -1, LimitInput.Fineness.TENTH).orElseThrow().text());
        assertEquals("1.55 – 1.66", LimitInput.turn("1.55 – 1.65", 9, 1, LimitInput.Fineness.DIGIT).orElseThrow().text());
        assertEquals("1.56 – 1.65", LimitInput.turn("1.55 – 1.65", 2, 1, LimitInput.Fineness.DIGIT).orElseThrow().text());
        assertTrue(LimitInput.turn("", 0, 1, LimitInput.Fineness.DIGIT).isEmpty());
    }

    @Provide
    Arbitrary<Goal> goals() {
        return Combinators.combine(Arbitraries.of(GoalMetrics.of(ARENA)), Arbitraries.of(Relation.values()), Arbitraries.integers().between(0, 99_999), Arbitraries.integers().between(0, 9999),
                Arbitraries.integers().between(0, 4)).as((measure, relation, first, second, digits) -> goal(measure, relation, first / Math.pow(10, digits), second / Math.pow(10, digits)));
    }

    private static Goal goal(GoalMetric measure, Relation relation, double first, double second) {
        String unit = UnitScale.units(measure.quantity(), ARENA).get(0);
        Amount amount = new Amount(Math.rint(first * 1e4) / 1e4, unit);
        Amount other = new Amount(Math.rint((relation == Relation.BETWEEN ? first + second : second) * 1e4) / 1e4, unit);
        Limits limits = relation.hasTwoLimits() ? Limits.two(relation, amount, other) : Limits.one(relation, amount);
        return Goal.usual(measure, 1, ARENA, 10).withLimits(limits);
    }

    @Property(tries = 500)
    void textOfTheFieldParsesToTheSameLimit(@ForAll("goals") Goal goal) {
        if (goal.measure().problem(goal.limits(), ARENA).isEmpty()) {
            assertEquals(goal.limits(), LimitInput.parse(LimitInput.text(goal), goal.limits(), goal, ARENA), LimitInput.text(goal));
        }
    }

    @Property(tries = 500)
    void anyTextIsASavableLimitOrIsRefusedWithAReason(@ForAll String text, @ForAll("goals") Goal goal) {
        try {
            Limits limits = LimitInput.parse(text, goal.limits(), goal, ARENA);
            assertTrue(goal.measure().problem(limits, ARENA).isEmpty());
        } catch (IllegalArgumentException refused) {
            assertTrue(!refused.getMessage().isBlank());
        }
    }
}
