package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.sensitivity.Advice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Which knobs to turn for the missed goals, measured at the current knob values.
 *
 * @param texts a sentence for each goal; empty if no knob affects it
 */
record GoalAdvice(Question question, Map<Goal, String> texts) {
    record Question(Model model, ParameterSet values, List<Goal> missed) {
    }

    /** Measures each goal twice per knob. Returns null when a newer question makes this one stale. */
    static GoalAdvice of(Question question, BooleanSupplier isStale) {
        Map<Goal, String> texts = new HashMap<>();
        for (Goal goal : question.missed) {
            if (isStale.getAsBoolean()) {
                return null;
            }
            texts.put(goal, Advice.of(goal, question.model, question.values, MapLibrary.levels(question.model), new Progress()).text());
        }
        return new GoalAdvice(question, texts);
    }

    boolean answers(Question other) {
        return question.model == other.model && question.values.equals(other.values) && texts.keySet().containsAll(other.missed);
    }

    /** Adds the advice to a result, if there is advice for these knobs. */
    GoalResult with(GoalResult result, Model model, ParameterSet values) {
        boolean isOfThis = model == question.model && values.equals(question.values) && !result.pass();
        return isOfThis && texts.containsKey(result.goal()) ? result.withAdvice(texts.get(result.goal())) : result;
    }
}
