package dev.goldenangle.toolkit.study.reach;

import java.util.List;

/**
 * The result of a recipe search.
 *
 * @param recipes best first; if none reaches all goals, the first comes nearest
 * @param now     the wanted goals before any change
 * @param runs    number of knob settings tried
 */
public record ReachAnswer(List<Recipe> recipes, List<Recipe.Reached> now, long runs, double seconds) {
    public boolean reachesAll() {
        return recipes.stream().anyMatch(Recipe::reachesAll);
    }
}
