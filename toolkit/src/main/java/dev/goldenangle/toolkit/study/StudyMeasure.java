package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;

/**
 * A metric that a study takes at every point.
 *
 * @param name     shown to the user and used as column name
 * @param question what is measured, and where
 * @param unit     unit of the value
 * @param seeds    number of bot seeds, starting with the question's; fewer than the question's for an estimate
 */
public record StudyMeasure(String name, Goal.Question question, String unit, int seeds) {
    /** The value that every part of the program shows: one value for all seeds of the question. */
    public static StudyMeasure of(String name, Goal.Question question, String unit) {
        return new StudyMeasure(name, question, unit, question.scenario().seeds());
    }

    /** A goal's value, in the unit of its limits: the same number as on the scorecard. */
    public static StudyMeasure of(Goal goal) {
        return of(goal.name(), goal.question(), goal.limits().unit());
    }

    /** A faster estimate of a goal's value from at most this number of seeds. */
    public static StudyMeasure estimate(Goal goal, int seeds) {
        return of(goal).withSeeds(Math.min(seeds, goal.scenario().seeds()));
    }

    /** With another number of seeds, if the bot is random. */
    StudyMeasure withSeeds(int number) {
        return new StudyMeasure(name, question, unit, question.scenario().isRandom() ? number : 1);
    }

    /** The same measure with as many seeds as the goal's scenario has. */
    public StudyMeasure exact() {
        return withSeeds(question.scenario().seeds());
    }

    /** Whether its value may differ from the goal's, because it uses another number of seeds. */
    public boolean isEstimate() {
        return seeds != question.scenario().seeds();
    }

    /** A measure in its default scenario and the default unit of a new goal. */
    public static StudyMeasure usual(GoalMetric measure, Model model, ParameterSet parameters) {
        return of(Goal.usual(measure, 0, model, parameters.w()));
    }

    /** Converts from this unit to the unit of runs. */
    double factor(Model model, double w) {
        return UnitScale.factor(question.measure().quantity(), unit, model, w).orElse(1);
    }

    /** The one value of its seeds; NaN if any seed is NaN. */
    public double value(double... seedValues) {
        return question.scenario().statistic().of(seedValues);
    }

    List<Long> seedList() {
        return question.scenario().withSeeds(seeds).seedList();
    }

    /** Column names: the measure's name, or one for each seed. */
    List<String> columns() {
        return seeds == 1 ? List.of(name) : seedList().stream().map(seed -> name + "@" + seed).toList();
    }

    GoalScenario scenario(long seed) {
        return question.scenario().only(seed);
    }
}
