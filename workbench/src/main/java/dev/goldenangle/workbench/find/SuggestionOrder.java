package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.study.reach.Suggestion;
import dev.goldenangle.workbench.text.Messages;

import java.util.Comparator;
import java.util.List;

/** Sort orders for suggestions. */
enum SuggestionOrder {
    FEWEST_KNOBS("find.order.fewest", Comparator.comparingInt(suggestion -> suggestion.changes().size())),
    SMALLEST_CHANGE("find.order.smallest", Comparator.comparingDouble(Suggestion::size)),
    HUMAN("find.order.human", Comparator.comparingLong(suggestion -> -suggestion.human().stream().filter(Suggestion.Human::reached).count()));

    private final String key;
    private final Comparator<Suggestion> comparator;

    SuggestionOrder(String key, Comparator<Suggestion> comparator) {
        this.key = key;
        this.comparator = comparator;
    }

    String label() {
        return Messages.text(key);
    }

    /** Suggestions that reach the same goals are sorted by how many kept goals they lose, and then by this order. Ties keep their order. */
    List<Suggestion> sorted(List<Suggestion> suggestions) {
        return suggestions.stream().sorted(Suggestion.BEST_FOR_GOALS.thenComparing(comparator)).toList();
    }
}
