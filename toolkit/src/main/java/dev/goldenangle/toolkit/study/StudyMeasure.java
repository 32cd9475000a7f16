package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.Measure;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;
import java.util.stream.LongStream;

/**
 * A number that a study takes at every point.
 *
 * @param name     for people and for the columns of the table
 * @param question what is measured, and where
 * @param unit     what the number is in
 * @param seeds    how many seeds of the bot, counted from the question's; 1 where another seed changes nothing
 */
public record StudyMeasure(String name, Goal.Question question, String unit, int seeds) {
    /** With as many seeds as tell something: more than one only for a bot that takes chances. */
    public static StudyMeasure of(String name, Goal.Question question, String unit, int seeds) {
        boolean isRandom = question.measure().kind() != Measure.Kind.TRIAL && Driver.parse(question.scenario().bot()).type().takesChances();
        return new StudyMeasure(name, question, unit, isRandom ? seeds : 1);
    }

    /** What a goal asks, in the unit of its limits. */
    public static StudyMeasure of(Goal goal, int seeds) {
        return of(goal.name(), goal.question(), goal.limits().unit(), seeds);
    }

    /** A measure where it is usually taken, in the unit that a new goal of it gets. */
    public static StudyMeasure usual(Measure measure, Model model, ParameterSet parameters) {
        Goal goal = Goal.usual(measure, 0, model, parameters.w());
        return of(goal, 1);
    }

    /** How much one of its unit is in runs of a preset. */
    double factor(Model model, double w) {
        return UnitScale.factor(question.measure().quantity(), unit, model, w).orElse(1);
    }

    /** The seeds in order. */
    List<Long> seedList() {
        long first = question.scenario().seed();
        return LongStream.range(first, first + seeds).boxed().toList();
    }

    /** Names of its columns: its own, or one for each seed. */
    List<String> columns() {
        return seeds == 1 ? List.of(name) : seedList().stream().map(seed -> name + "@" + seed).toList();
    }

    GoalScenario scenario(long seed) {
        GoalScenario at = question.scenario();
        return new GoalScenario(at.map(), at.bot(), at.seconds(), seed);
    }
}
