package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;
import java.util.stream.LongStream;

/**
 * A metric that a study takes at every point.
 *
 * @param name     shown to the user and used as column name
 * @param question what is measured, and where
 * @param unit     unit of the value
 * @param seeds    number of bot seeds, starting with the question's; 1 if the seed has no effect
 */
public record StudyMeasure(String name, Goal.Question question, String unit, int seeds) {
    /** Uses more than one seed only if the bot is random. */
    public static StudyMeasure of(String name, Goal.Question question, String unit, int seeds) {
        boolean isRandom = question.measure().kind() != GoalMetric.Kind.TRIAL && Driver.parse(question.scenario().bot()).type().takesChances();
        return new StudyMeasure(name, question, unit, isRandom ? seeds : 1);
    }

    /** A goal's measure, in the unit of its limits. */
    public static StudyMeasure of(Goal goal, int seeds) {
        return of(goal.name(), goal.question(), goal.limits().unit(), seeds);
    }

    /** A measure in its default scenario and the default unit of a new goal. */
    public static StudyMeasure usual(GoalMetric measure, Model model, ParameterSet parameters) {
        Goal goal = Goal.usual(measure, 0, model, parameters.w());
        return of(goal, 1);
    }

    /** Converts from this unit to the unit of runs. */
    double factor(Model model, double w) {
        return UnitScale.factor(question.measure().quantity(), unit, model, w).orElse(1);
    }

    List<Long> seedList() {
        long first = question.scenario().seed();
        return LongStream.range(first, first + seeds).boxed().toList();
    }

    /** Column names: the measure's name, or one for each seed. */
    List<String> columns() {
        return seeds == 1 ? List.of(name) : seedList().stream().map(seed -> name + "@" + seed).toList();
    }

    GoalScenario scenario(long seed) {
        GoalScenario at = question.scenario();
        return new GoalScenario(at.map(), at.bot(), at.seconds(), seed);
    }
}
