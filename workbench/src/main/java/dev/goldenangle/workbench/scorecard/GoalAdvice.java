package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.study.StudyMonitor;
import dev.goldenangle.toolkit.study.sensitivity.Advice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * What to turn for goals that are missed, measured where the knobs are.
 *
 * @param question what was asked
 * @param texts    a sentence for each goal; empty where nothing moves it
 */
record GoalAdvice(Question question, Map<Goal, String> texts) {
    /**
     * What is asked.
     *
     * @param missed the goals
     */
    record Question(Model model, ParameterSet values, List<Goal> missed) {
    }

    /** Takes each measure twice for every knob; null when a newer question has come. */
    static GoalAdvice of(Question question, BooleanSupplier isStale) {
        Map<Goal, String> texts = new HashMap<>();
        for (Goal goal : question.missed) {
            if (isStale.getAsBoolean()) {
                return null;
            }
            texts.put(goal, Advice.of(goal, question.model, question.values, MapLibrary.levels(question.model), new StudyMonitor()).text());
        }
        return new GoalAdvice(question, texts);
    }

    boolean answers(Question other) {
        return question.model == other.model && question.values.equals(other.values) && texts.keySet().containsAll(other.missed);
    }

    /** A result with what to turn, if that is known for these knobs. */
    GoalResult with(GoalResult result, Model model, ParameterSet values) {
        boolean isOfThis = model == question.model && values.equals(question.values) && !result.pass();
        return isOfThis && texts.containsKey(result.goal()) ? result.withAdvice(texts.get(result.goal())) : result;
    }
}
