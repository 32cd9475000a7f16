package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.study.StudyKnob;

import java.util.List;

/**
 * A few knobs to turn, and what comes of it.
 *
 * @param changes    what to turn
 * @param parameters the preset with the changes
 * @param goals      what the wanted goals come to, the mean over the seeds where a bot takes chances
 * @param human      the goals that a perfect strafer plays, played by a person
 * @param lost       kept goals that held before and do not any more
 * @param keptGoals  all kept goals, as they are then; empty when they were not looked at
 */
public record Recipe(List<Change> changes, ParameterSet parameters, List<Reached> goals, List<Human> human, List<GoalResult> lost, List<GoalResult> keptGoals) {
    /**
     * One knob.
     *
     * @param knob the knob with its range
     * @param from its value now
     * @param to   its value then
     */
    public record Change(StudyKnob knob, Value from, Value to) {
        /** How far, as a share of the range. */
        public double share() {
            return Math.abs(knob.share(to.amount()) - knob.share(from.form() == knob.form() ? from.amount() : knob.low()));
        }

        /** Whether it went to an end of its range. */
        public boolean isAtEnd() {
            double share = knob.share(to.amount());
            return knob.isSmooth() ? share < 0.005 || share > 0.995 : to.amount() == Math.rint(knob.low()) || to.amount() == Math.rint(knob.high());
        }
    }

    /** What a goal comes to, in the unit of its limits. */
    public record Reached(Goal goal, double value, double before, boolean reached) {
    }

    /** What a goal comes to when a person plays it: the mean and the worst of several seeds. */
    public record Human(Goal goal, double mean, double worst, int seeds, boolean reached) {
    }

    public long reachedCount() {
        return goals.stream().filter(Reached::reached).count();
    }

    public boolean reachesAll() {
        return goals.stream().allMatch(Reached::reached);
    }

    /** Also when a person plays. */
    public boolean isRobust() {
        return human.stream().allMatch(Human::reached);
    }

    /** All changes together, in shares of their ranges. */
    public double size() {
        return changes.stream().mapToDouble(Change::share).sum();
    }
}
