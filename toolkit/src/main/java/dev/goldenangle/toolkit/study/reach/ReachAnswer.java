package dev.goldenangle.toolkit.study.reach;

import java.util.List;

/**
 * What came of looking for a way to some goals.
 *
 * @param recipes best first; the first says how near it gets when none reaches all
 * @param now     what the wanted goals come to before anything is turned
 * @param runs    how many sets of knobs were tried
 * @param seconds how long it took
 */
public record ReachAnswer(List<Recipe> recipes, List<Recipe.Reached> now, long runs, double seconds) {
    public boolean reachesAll() {
        return recipes.stream().anyMatch(Recipe::reachesAll);
    }
}
