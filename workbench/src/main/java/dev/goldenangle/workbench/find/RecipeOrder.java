package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.study.reach.Recipe;

import java.util.Comparator;
import java.util.List;

/** Sort orders for recipes. */
enum RecipeOrder {
    FEWEST_KNOBS("fewest knobs first", Comparator.comparingInt(recipe -> recipe.changes().size())),
    SMALLEST_CHANGE("smallest change first", Comparator.comparingDouble(Recipe::size)),
    HUMAN("best for humans first", Comparator.comparingLong(recipe -> -recipe.human().stream().filter(Recipe.Human::reached).count()));

    private final String label;
    private final Comparator<Recipe> comparator;

    RecipeOrder(String label, Comparator<Recipe> comparator) {
        this.label = label;
        this.comparator = comparator;
    }

    String label() {
        return label;
    }

    /** Recipes that miss a goal come last; ties keep their order. */
    List<Recipe> sorted(List<Recipe> recipes) {
        return recipes.stream().sorted(Comparator.comparingLong((Recipe recipe) -> -recipe.reachedCount()).thenComparing(comparator)).toList();
    }
}
