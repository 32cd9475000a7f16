package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.study.reach.Recipe;

import java.util.Comparator;
import java.util.List;

/** Which recipe comes first. */
enum RecipeOrder {
    FEWEST_KNOBS("fewest knobs first", Comparator.comparingInt(recipe -> recipe.changes().size())),
    SMALLEST_CHANGE("smallest change first", Comparator.comparingDouble(Recipe::size)),
    HUMAN("best by hand first", Comparator.comparingLong(recipe -> -recipe.human().stream().filter(Recipe.Human::reached).count()));

    private final String label;
    private final Comparator<Recipe> comparator;

    RecipeOrder(String label, Comparator<Recipe> comparator) {
        this.label = label;
        this.comparator = comparator;
    }

    String label() {
        return label;
    }

    /** Those that miss a goal come last; what is equal stays in the order it was found to be best in. */
    List<Recipe> sorted(List<Recipe> recipes) {
        return recipes.stream().sorted(Comparator.comparingLong((Recipe recipe) -> -recipe.reachedCount()).thenComparing(comparator)).toList();
    }
}
