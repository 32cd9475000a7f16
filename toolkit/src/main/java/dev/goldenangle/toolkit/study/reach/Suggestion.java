package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.study.StudyKnob;

import java.util.Comparator;
import java.util.List;

/**
 * A few knob changes and their effect on the goals.
 *
 * @param parameters the preset with the changes
 * @param goals      results of the wanted goals; one value for all seeds of a random bot
 * @param human      results of the perfect strafer's goals with a human bot
 * @param lost       kept goals that were met before and are now missed
 * @param keptGoals  results of all kept goals; empty if not measured
 */
public record Suggestion(List<Change> changes, ParameterSet parameters, List<Reached> goals, List<Human> human, List<GoalResult> lost, List<GoalResult> keptGoals) {
    /** More wanted goals reached come first, then fewer kept goals lost. */
    public static final Comparator<Suggestion> BEST_FOR_GOALS = Comparator.comparingLong((Suggestion suggestion) -> -suggestion.reachedCount())
            .thenComparingInt(suggestion -> suggestion.lost().size());

    /**
     * A change of one knob.
     *
     * @param from the current value
     * @param to   the suggested value
     */
    public record Change(StudyKnob knob, Value from, Value to) {
        /** The size of the change, as a share of the range. */
        public double share() {
            return Math.abs(knob.share(to.amount()) - knob.share(from.form() == knob.form() ? from.amount() : knob.low()));
        }

        /** Whether the new value is at an end of the range. */
        public boolean isAtEnd() {
            double share = knob.share(to.amount());
            return knob.isSmooth() ? share < 0.005 || share > 0.995 : to.amount() == Math.rint(knob.low()) || to.amount() == Math.rint(knob.high());
        }
    }

    /** The result of a goal, in the unit of its limits. */
    public record Reached(Goal goal, double value, double before, boolean reached) {
    }

    /** The result of a goal with a human bot: the value and the worst of several seeds. */
    public record Human(Goal goal, double mean, double worst, int seeds, boolean reached) {
    }

    public long reachedCount() {
        return goals.stream().filter(Reached::reached).count();
    }

    public boolean reachesAll() {
        return goals.stream().allMatch(Reached::reached);
    }

    /** Whether all wanted goals are reached and no kept goal is lost: applying it makes no goal worse. */
    public boolean reachesAllAndKeepsOthers() {
        return reachesAll() && lost.isEmpty();
    }

    /** Whether all goals are reached, also with the human bot. */
    public boolean isRobust() {
        return human.stream().allMatch(Human::reached);
    }

    /** The sum of all changes, as shares of their ranges. */
    public double size() {
        return changes.stream().mapToDouble(Change::share).sum();
    }
}
