package dev.goldenangle.toolkit.study.reach;

import java.util.List;

/**
 * The result of a suggestion search.
 *
 * @param suggestions best first; if none reaches all goals, the first comes nearest
 * @param now     the wanted goals before any change
 * @param runs    number of knob settings tried
 */
public record ReachAnswer(List<Suggestion> suggestions, List<Suggestion.Reached> now, long runs, double seconds) {
    public boolean reachesAll() {
        return suggestions.stream().anyMatch(Suggestion::reachesAll);
    }
}
