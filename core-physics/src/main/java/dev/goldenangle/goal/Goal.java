package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.motor.Model;

/**
 * A goal: the range in which a designer wants a metric of a preset to be.
 *
 * @param name     name for people; by default the measure's label
 * @param measure  the metric
 * @param landing  number of the landing from 1, for metrics of one landing; otherwise 0
 * @param limits   the range the value should be in
 * @param weight   how much it counts, 0 (not at all) to {@value #HEAVIEST}
 * @param scenario where and by which bot it is measured
 * @param note     the designer's comment in the file; may be empty
 */
public record Goal(String name, GoalMetric measure, int landing, Limits limits, int weight, GoalScenario scenario, String note) {
    public static final int HEAVIEST = 3;
    private static final String SOURCE = "goal ";
    public static final int USUAL_LANDING = 5;
    public static final int LONGEST_NAME = 200;
    public static final int MOST_LANDINGS = 1000;

    /** A goal whose limit is the current value of a preset, rounded so that the preset meets it; 0 if nothing could be measured. */
    public static Goal of(GoalMetric measure, GoalScenario scenario, int landing, double value, Model model, double w) {
        String unit = UnitScale.units(measure.quantity(), model).get(0);
        double measured = Double.isFinite(value) ? value : 0;
        double exact = measured / UnitScale.factor(measure.quantity(), unit, model, w).orElse(1);
        Relation relation = measure.better() == Better.LOWER ? Relation.AT_MOST : Relation.AT_LEAST;
        Limits limits = measure.quantity() == Quantity.COUNT ? Limits.one(relation, new Amount(Rounding.rint(exact), unit)) : passing(relation, exact, unit);
        return new Goal(measure.label(), measure, landing, limits, 1, scenario, "");
    }

    /** The limit with two decimals that is nearest to a value and that the value meets. */
    private static Limits passing(Relation relation, double value, String unit) {
        Limits nearest = Limits.one(relation, new Amount(Rounded.to(value, 2), unit));
        double step = relation == Relation.AT_MOST ? 0.01 : -0.01;
        return nearest.hold(value) ? nearest : Limits.one(relation, new Amount(Rounded.to(nearest.first().number() + step, 2), unit));
    }

    /** A goal in the measure's usual scenario; only for a model it fits. */
    public static Goal usual(GoalMetric measure, double value, Model model, double w) {
        return of(measure, measure.usual().apply(model).orElseThrow(), measure.kind() == GoalMetric.Kind.LANDING ? USUAL_LANDING : 0, value, model, w);
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

    /** With another number of seeds, if the bot is random. */
    public Goal withSeeds(int seeds) {
        return withScenario(scenario.withSeeds(seeds));
    }

    public Goal withName(String other) {
        return new Goal(other, measure, landing, limits, weight, scenario, note);
    }

    public boolean counts() {
        return weight > 0;
    }

    /** Everything its value depends on besides the preset; goals that differ only in their limits share it. */
    public Question question() {
        return new Question(measure, landing, scenario);
    }

    /** What is measured and where, without limits. */
    public record Question(GoalMetric measure, int landing, GoalScenario scenario) {
        /** The input source that its runs name. */
        public String source() {
            return SOURCE + measure.key() + (scenario.bot().isEmpty() ? "" : " by " + scenario.bot());
        }
    }

    /** Whether it can be measured on a run of this source: a trial only on its own, a metric on any. */
    public boolean readsFrom(String source) {
        return measure.kind() == GoalMetric.Kind.TRIAL ? source.equals(question().source()) : !source.startsWith(SOURCE) || source.equals(question().source());
    }
}
