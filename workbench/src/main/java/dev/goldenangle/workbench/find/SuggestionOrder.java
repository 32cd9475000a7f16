package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.study.reach.Suggestion;

import java.util.Comparator;
import java.util.List;

/** Sort orders for suggestions. */
enum SuggestionOrder {
    FEWEST_KNOBS("fewest knobs first", Comparator.comparingInt(suggestion -> suggestion.changes().size())),
    SMALLEST_CHANGE("smallest change first", Comparator.comparingDouble(Suggestion::size)),
    HUMAN("best for humans first", Comparator.comparingLong(suggestion -> -suggestion.human().stream().filter(Suggestion.Human::reached).count()));

    private final String label;
    private final Comparator<Suggestion> comparator;

    SuggestionOrder(String label, Comparator<Suggestion> comparator) {
        this.label = label;
        this.comparator = comparator;
    }

    String label() {
        return label;
    }

    /** Suggestions that miss a goal come last; ties keep their order. */
    List<Suggestion> sorted(List<Suggestion> suggestions) {
        return suggestions.stream().sorted(Comparator.comparingLong((Suggestion suggestion) -> -suggestion.reachedCount()).thenComparing(comparator)).toList();
    }
}
