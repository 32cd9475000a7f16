package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.util.Map;

/**
 * The measured values of goals under two sets of knobs. Limits are not part of it: goals are judged from these values without a run.
 *
 * @param before the knobs that were last accepted
 * @param values the current knobs
 * @param was    results under {@code before}
 * @param now    results under {@code values}
 */
public record Scores(Model model, ParameterSet before, ParameterSet values, Map<Goal.Question, TrialResult> was, Map<Goal.Question, TrialResult> now) {
}
