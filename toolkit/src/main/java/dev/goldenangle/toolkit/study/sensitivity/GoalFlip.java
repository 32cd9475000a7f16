package dev.goldenangle.toolkit.study.sensitivity;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the knob value at which a goal changes between met and missed, by halving the range. Use it for a goal that one end of the range
 * meets and the other misses. If the goal changes several times in between, one of the places is found.
 *
 * @param steps   all measurements in order: the two ends, then the middles
 * @param meets   the value nearest to the change that meets the goal; NaN if the goal does not change
 * @param misses  the value nearest to the change that misses the goal; NaN if the goal does not change
 */
public record GoalFlip(List<Step> steps, double meets, double misses) {
    /**
     * One measurement.
     *
     * @param amount the knob's value, in its form
     * @param value  the goal's value, in the unit of its limits; NaN if not measurable
     */
    public record Step(double amount, double value, boolean pass) {
    }

    /**
     * @param space      the preset; the knob may be any of its model
     * @param knob       the knob with the range to search
     * @param evaluator  measures only the goal
     * @param resolution the width at which to stop, in the knob's form; whole numbers stop at neighbours
     */
    public static GoalFlip of(KnobSpace space, StudyKnob knob, Goal goal, Evaluator evaluator, double resolution) {
        KnobSpace line = space.only(List.of(knob));
        List<Step> steps = new ArrayList<>();
        Step low = step(line, goal, evaluator, knob.amount(0), steps);
        Step high = step(line, goal, evaluator, knob.amount(1), steps);
        if (low.pass == high.pass) {
            return new GoalFlip(List.copyOf(steps), Double.NaN, Double.NaN);
        }
        double finest = knob.isSmooth() ? Math.max(resolution, 2 * Math.ulp(Math.max(Math.abs(knob.low()), Math.abs(knob.high())))) : 1;
        while (high.amount - low.amount > finest) {
            double middle = low.amount + (high.amount - low.amount) / 2;
            Step next = step(line, goal, evaluator, knob.isSmooth() ? middle : Math.floor(middle), steps);
            low = next.pass == low.pass ? next : low;
            high = next.pass == low.pass ? high : next;
        }
        return new GoalFlip(List.copyOf(steps), low.pass ? low.amount : high.amount, low.pass ? high.amount : low.amount);
    }

    private static Step step(KnobSpace line, Goal goal, Evaluator evaluator, double amount, List<Step> steps) {
        double value = line.at(new double[] {amount}).map(set -> evaluator.means(evaluator.take(set))[0]).orElse(Double.NaN);
        Step step = new Step(amount, value, goal.limits().hold(value));
        steps.add(step);
        return step;
    }

    public boolean isFound() {
        return !Double.isNaN(meets);
    }
}
