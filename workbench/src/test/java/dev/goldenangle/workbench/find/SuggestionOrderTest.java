package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.GoalSetReader;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The first card is the one that a designer applies, so it should not lose a goal if another card loses none. */
class SuggestionOrderTest {
    private static final List<Goal> GOALS = GoalSetReader.read("quick", "quick.toml", FindDesk.GOALS).orThrow().goals();
    private final List<StudyKnob> knobs;
    private final ParameterSet base;

    SuggestionOrderTest() throws Exception {
        var preset = PresetLibrary.shipped().preset("arena/default");
        base = preset.parameters();
        knobs = KnobSpace.sliders(PresetLibrary.model(preset), base, List.<Parameter>of()).knobs();
    }

    /** A suggestion that changes this number of knobs to their upper end. */
    private Suggestion suggestion(int changes, boolean isReached, boolean isLosing) {
        List<Suggestion.Change> changed = knobs.subList(0, changes).stream().map(knob -> new Suggestion.Change(knob, base.value(knob.parameter()), Value.of(knob.high()))).toList();
        GoalResult kept = new GoalResult(GOALS.get(1), 1.5, !isLosing, "", Optional.empty());
        return new Suggestion(changed, base, List.of(new Suggestion.Reached(GOALS.get(0), 1, 2, isReached)), List.of(), isLosing ? List.of(kept) : List.of(), List.of(kept));
    }

    @ParameterizedTest
    @EnumSource(SuggestionOrder.class)
    void suggestionsThatKeepAllGoalsComeFirstAndMissedGoalsLast(SuggestionOrder order) {
        Suggestion missing = suggestion(1, false, false);
        Suggestion losing = suggestion(2, true, true);
        Suggestion keeping = suggestion(3, true, false);
        assertEquals(List.of(keeping, losing, missing), order.sorted(List.of(missing, losing, keeping)));
        assertEquals(List.of(keeping, losing, missing), order.sorted(List.of(losing, keeping, missing)));
    }
}
