package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.motor.Model;

/**
 * What a designer wants of a preset.
 *
 * @param name     for people; the measure's label unless said
 * @param measure  what is measured
 * @param landing  which landing, counted from 1, for a measure that asks; otherwise 0
 * @param limits   where the value should lie
 * @param weight   how much it counts, 0 (not at all) to {@value #HEAVIEST}
 * @param scenario where and by whom it is measured
 * @param note     the designer's comment in the file; may be empty
 */
public record Goal(String name, Measure measure, int landing, Limits limits, int weight, GoalScenario scenario, String note) {
    public static final int HEAVIEST = 3;
    private static final String SOURCE = "goal ";
    public static final int USUAL_LANDING = 5;
    public static final int LONGEST_NAME = 200;
    public static final int MOST_LANDINGS = 1000;

    /** A goal that asks of a preset what it does now; 0 of what could not be measured. */
    public static Goal of(Measure measure, GoalScenario scenario, int landing, double value, Model model, double w) {
        String unit = UnitScale.units(measure.quantity(), model).get(0);
        double measured = Double.isFinite(value) ? value : 0;
        double exact = measured / UnitScale.factor(measure.quantity(), unit, model, w).orElse(1);
        double shown = measure.quantity() == Quantity.COUNT ? Math.rint(exact) : Rounded.to(exact, 2);
        Relation relation = measure.better() == Better.LOWER ? Relation.AT_MOST : Relation.AT_LEAST;
        return new Goal(measure.label(), measure, landing, Limits.one(relation, new Amount(shown, unit)), 1, scenario, "");
    }

    /** Where a measure is usually taken; only for a model it fits. */
    public static Goal usual(Measure measure, double value, Model model, double w) {
        return of(measure, measure.usual().apply(model).orElseThrow(), measure.kind() == Measure.Kind.LANDING ? USUAL_LANDING : 0, value, model, w);
    }

    public Goal withLimits(Limits other) {
        return new Goal(name, measure, landing, other, weight, scenario, note);
    }

    public Goal withWeight(int other) {
        return new Goal(name, measure, landing, limits, other, scenario, note);
    }

    public Goal withScenario(GoalScenario other) {
        return new Goal(name, measure, landing, limits, weight, other, note);
    }

    public Goal withName(String other) {
        return new Goal(other, measure, landing, limits, weight, scenario, note);
    }

    public boolean counts() {
        return weight > 0;
    }

    /** What its value depends on besides the preset: goals that differ only in their limits share it. */
    public Question question() {
        return new Question(measure, landing, scenario);
    }

    /** What is measured, and where; without a judgement. */
    public record Question(Measure measure, int landing, GoalScenario scenario) {
        /** What its runs say gave their commands. */
        public String source() {
            return SOURCE + measure.key() + (scenario.bot().isEmpty() ? "" : " by " + scenario.bot());
        }
    }

    /** Whether it can be read off a run of this source: a trial only off its own, a metric off any. */
    public boolean readsFrom(String source) {
        return measure.kind() == Measure.Kind.TRIAL ? source.equals(question().source()) : !source.startsWith(SOURCE) || source.equals(question().source());
    }
}
