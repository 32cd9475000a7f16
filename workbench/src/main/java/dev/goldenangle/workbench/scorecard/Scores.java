package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.Measured;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.util.Map;

/**
 * What was measured for goals under two sets of knobs. It knows no limits: whether a goal is reached is judged from it without a run.
 *
 * @param model   of both
 * @param before  the knobs that were last accepted
 * @param values  the knobs as they are
 * @param was     what came of the one
 * @param now     what came of the other
 * @param seconds how long it took to find out
 */
public record Scores(Model model, ParameterSet before, ParameterSet values, Map<Goal.Question, Measured> was, Map<Goal.Question, Measured> now, double seconds) {
}
