package dev.goldenangle.presets;

import dev.goldenangle.goal.GoalSet;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The result of reading a goal set: the set, or everything that is wrong with its file.
 *
 * @param set      the goal set; empty when there are problems
 * @param problems in the order of the file
 */
public record GoalReading(Optional<GoalSet> set, List<PresetProblem> problems) {
    static GoalReading failed(PresetProblem problem) {
        return new GoalReading(Optional.empty(), List.of(problem));
    }

    /** The set to use after this reading: a bad file does not replace the last good one. */
    public GoalSet setOr(GoalSet lastGood) {
        return set.orElse(lastGood);
    }

    /** All problems, one per line. */
    public String report() {
        return problems.stream().map(PresetProblem::toString).collect(Collectors.joining("\n"));
    }

    /** @throws IllegalArgumentException with all problems, one per line */
    public GoalSet orThrow() {
        return set.orElseThrow(() -> new IllegalArgumentException(report()));
    }
}
