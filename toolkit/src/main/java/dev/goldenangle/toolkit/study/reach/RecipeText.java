package dev.goldenangle.toolkit.study.reach;

import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.toolkit.library.GoalText;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Describes recipes in sentences. */
public final class RecipeText {
    private static final String[] COUNTS = {"none", "the one", "both", "all three", "all four", "all five", "all six", "all seven", "all eight", "all nine"};

    private RecipeText() {
    }

    /** For example "Friction 6 → 7.9, Jump speed 8.44 → 8.9: all three reached, stop 0.98 m, 1.61 W (human 1.47 W), no other goal lost". */
    public static String sentence(Recipe recipe) {
        return changes(recipe) + ": " + reached(recipe) + ", " + values(recipe) + ", " + lost(recipe);
    }

    /** The knob changes. */
    public static String changes(Recipe recipe) {
        return recipe.changes().isEmpty() ? "No changes needed"
                : recipe.changes().stream().map(change -> change.knob().parameter().label() + " " + shown(change.from()) + " → " + shown(change.to())).collect(Collectors.joining(", "));
    }

    /** Rounded for display; applying the recipe uses the exact value. */
    public static String shown(Value value) {
        double rounded = Math.rint(value.amount() * 1e4) / 1e4;
        String number = Math.abs(value.amount()) < 1e-3 ? Value.digits(value.amount()) : Value.digits(rounded);
        String fewer = number.matches("-?[0-9]+\\.[0-9]{3,}") && Math.abs(rounded) >= 1 ? Decimals.fixed(rounded, 2) : number;
        return fewer + value.form().suffix().replace("deg", "°");
    }

    public static String reached(Recipe recipe) {
        int all = recipe.goals().size();
        boolean isAll = recipe.reachesAll();
        return (isAll ? all < COUNTS.length ? COUNTS[all] : "all " + all : recipe.reachedCount() + " of " + all) + " reached";
    }

    /** The goals' values, with the human bot's in brackets. */
    public static String values(Recipe recipe) {
        List<String> texts = new ArrayList<>();
        for (Recipe.Reached goal : recipe.goals()) {
            Limits limits = goal.goal().limits();
            String text = goal.goal().name().toLowerCase(Locale.ROOT) + " " + number(limits, goal.value());
            texts.add(text + human(recipe, goal).map(played -> " (human " + number(limits, played.mean()) + ")").orElse(""));
        }
        return String.join(", ", texts);
    }

    public static Optional<Recipe.Human> human(Recipe recipe, Recipe.Reached goal) {
        return recipe.human().stream().filter(played -> played.goal().name().equals(goal.goal().name())).findFirst();
    }

    private static String number(Limits limits, double value) {
        return GoalText.number(limits, value) + (Double.isFinite(value) ? GoalText.unit(limits) : "");
    }

    public static String lost(Recipe recipe) {
        if (recipe.lost().isEmpty()) {
            return "no other goal lost";
        }
        return "loses " + recipe.lost().stream().map(RecipeText::lost).collect(Collectors.joining(", "));
    }

    private static String lost(GoalResult result) {
        return result.goal().name().toLowerCase(Locale.ROOT) + " (" + GoalText.value(result) + ", " + result.goal().limits().text() + ")";
    }

    /** The missed goals of a recipe, and the knobs at the end of their range; empty if all goals are reached. */
    public static String binding(Recipe recipe) {
        if (recipe.reachesAll()) {
            return "";
        }
        String missed = recipe.goals().stream().filter(goal -> !goal.reached())
                .map(goal -> goal.goal().name() + " is " + number(goal.goal().limits(), goal.value()) + ", target " + goal.goal().limits().text()).collect(Collectors.joining("; "));
        List<String> ends = recipe.changes().stream().filter(Recipe.Change::isAtEnd).map(change -> change.knob().parameter().label() + " is at "
                + (change.knob().share(change.to().amount()) > 0.5 ? "the upper" : "the lower") + " end of its range, " + shown(change.to())).toList();
        return missed + "." + (ends.isEmpty() ? "" : " " + String.join(", ", ends) + ".");
    }

    /** How many recipes reach all goals, or how near the best one comes. */
    public static String verdict(ReachAnswer answer) {
        if (answer.reachesAll()) {
            long all = answer.recipes().stream().filter(Recipe::reachesAll).count();
            return all == 1 ? "One recipe reaches all goals." : all + " recipes reach all goals.";
        }
        return answer.recipes().isEmpty() ? "None of the unlocked knobs affects the chosen goals." : "No recipe reaches all goals within the slider ranges. Nearest: " + binding(answer.recipes().get(0));
    }
}
