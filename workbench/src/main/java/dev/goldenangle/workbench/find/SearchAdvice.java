package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;
import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.toolkit.study.sensitivity.EffectMatrix;
import dev.goldenangle.workbench.text.Messages;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Advice when no suggestion reaches all goals: unlock the locked knob that influences the missed goal most, else allow one more knob, else
 * drop the missed goal.
 */
record SearchAdvice(String words, String button, Runnable action) {
    private static final double WORTH = 0.1;

    static SearchAdvice of(FindViewModel find) {
        ReachViewModel reach = find.reach();
        Optional<Goal> missed = reach.outcomeProperty().get().suggestions().stream().findFirst().flatMap(SearchAdvice::missed).or(() -> reach.wanted().stream().findFirst());
        Optional<StudyKnob> locked = missed.flatMap(goal -> locked(find, goal));
        if (locked.isPresent()) {
            String name = locked.get().parameter().label();
            return new SearchAdvice(Messages.text("find.advice.locked", name, missed.get().name()), Messages.text("find.advice.unlock", StudyWords.lower(name)), () -> {
                reach.setMayChange(locked.get().parameter(), true);
                reach.search();
            });
        }
        if (reach.atMost() < ReachQuestion.MOST_KNOBS) {
            return new SearchAdvice(Messages.text("find.advice.most", reach.atMost()), Messages.text("find.advice.allow", reach.atMost() + 1), () -> {
                reach.setAtMost(reach.atMost() + 1);
                reach.search();
            });
        }
        return new SearchAdvice(Messages.text("find.advice.none"), missed.map(goal -> Messages.text("find.advice.without", goal.name())).orElseGet(() -> Messages.text("find.search.again")), () -> {
            missed.ifPresent(goal -> reach.wanted().stream().filter(other -> other.name().equals(goal.name())).forEach(reach::remove));
            reach.search();
        });
    }

    private static Optional<Goal> missed(Suggestion suggestion) {
        return suggestion.goals().stream().filter(goal -> !goal.reached()).map(Suggestion.Reached::goal).findFirst();
    }

    private static Optional<StudyKnob> locked(FindViewModel find, Goal goal) {
        Optional<EffectsViewModel.Effects> effects = find.effects().effects();
        List<Goal> goals = find.effects().goals();
        int column = IntStream.range(0, goals.size()).filter(i -> goals.get(i).name().equals(goal.name())).findFirst().orElse(-1);
        if (effects.isEmpty() || column < 0 || column >= effects.get().matrix().measures().size()) {
            return Optional.empty();
        }
        EffectMatrix matrix = effects.get().matrix();
        return IntStream.range(0, matrix.knobs().size()).boxed().filter(knob -> find.isLocked(matrix.knobs().get(knob)) && matrix.share(knob, column) >= WORTH)
                .max(Comparator.comparingDouble(knob -> matrix.share(knob, column))).map(matrix.knobs()::get);
    }
}
