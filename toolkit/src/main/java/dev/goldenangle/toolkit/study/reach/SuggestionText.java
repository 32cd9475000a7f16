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

/** Describes suggestions in sentences. */
public final class SuggestionText {
    private static final String[] COUNTS = {"none", "the one", "both", "all three", "all four", "all five", "all six", "all seven", "all eight", "all nine"};

    private SuggestionText() {
    }

    /** For example "Friction 6 → 7.9, Jump speed 8.44 → 8.9: all three reached, stop 0.98 m, 1.61 W (human 1.47 W), no other goal lost". */
    public static String sentence(Suggestion suggestion) {
        return changes(suggestion) + ": " + reached(suggestion) + ", " + values(suggestion) + ", " + lost(suggestion);
    }

    /** The knob changes. */
    public static String changes(Suggestion suggestion) {
        return suggestion.changes().isEmpty() ? "No changes needed"
                : suggestion.changes().stream().map(change -> change.knob().parameter().label() + " " + shown(change.from()) + " → " + shown(change.to())).collect(Collectors.joining(", "));
    }

    /** Rounded for display; applying the suggestion uses the exact value. */
    public static String shown(Value value) {
        double rounded = Math.rint(value.amount() * 1e4) / 1e4;
        String number = Math.abs(value.amount()) < 1e-3 ? Value.digits(value.amount()) : Value.digits(rounded);
        String fewer = number.matches("-?[0-9]+\\.[0-9]{3,}") && Math.abs(rounded) >= 1 ? Decimals.fixed(rounded, 2) : number;
        return fewer + value.form().suffix().replace("deg", "°");
    }

    public static String reached(Suggestion suggestion) {
        int all = suggestion.goals().size();
        boolean isAll = suggestion.reachesAll();
        return (isAll ? all < COUNTS.length ? COUNTS[all] : "all " + all : suggestion.reachedCount() + " of " + all) + " reached";
    }

    /** The goals' values, with the human bot's in brackets. */
    public static String values(Suggestion suggestion) {
        List<String> texts = new ArrayList<>();
        for (Suggestion.Reached goal : suggestion.goals()) {
            Limits limits = goal.goal().limits();
            String text = goal.goal().name().toLowerCase(Locale.ROOT) + " " + number(limits, goal.value());
            texts.add(text + human(suggestion, goal).map(played -> " (human " + number(limits, played.mean()) + ")").orElse(""));
        }
        return String.join(", ", texts);
    }

    public static Optional<Suggestion.Human> human(Suggestion suggestion, Suggestion.Reached goal) {
        return suggestion.human().stream().filter(played -> played.goal().name().equals(goal.goal().name())).findFirst();
    }

    private static String number(Limits limits, double value) {
        return GoalText.number(limits, value) + (Double.isFinite(value) ? GoalText.unit(limits) : "");
    }

    public static String lost(Suggestion suggestion) {
        if (suggestion.lost().isEmpty()) {
            return "no other goal lost";
        }
        return "loses " + suggestion.lost().stream().map(SuggestionText::lost).collect(Collectors.joining(", "));
    }

    private static String lost(GoalResult result) {
        return result.goal().name().toLowerCase(Locale.ROOT) + " (" + GoalText.value(result) + ", " + result.goal().limits().text() + ")";
    }

    /** The missed goals of a suggestion, and the knobs at the end of their range; empty if all goals are reached. */
    public static String binding(Suggestion suggestion) {
        if (suggestion.reachesAll()) {
            return "";
        }
        String missed = suggestion.goals().stream().filter(goal -> !goal.reached())
                .map(goal -> goal.goal().name() + " is " + number(goal.goal().limits(), goal.value()) + ", target " + goal.goal().limits().text()).collect(Collectors.joining("; "));
        List<String> ends = suggestion.changes().stream().filter(Suggestion.Change::isAtEnd).map(change -> change.knob().parameter().label() + " is at "
                + (change.knob().share(change.to().amount()) > 0.5 ? "the upper" : "the lower") + " end of its range, " + shown(change.to())).toList();
        return missed + "." + (ends.isEmpty() ? "" : " " + String.join(", ", ends) + ".");
    }

    /** How many suggestions reach all goals, or how near the best one comes. */
    public static String verdict(ReachAnswer answer) {
        if (answer.reachesAll()) {
            long all = answer.suggestions().stream().filter(Suggestion::reachesAll).count();
            long clean = answer.suggestions().stream().filter(Suggestion::reachesAllAndKeepsOthers).count();
            String reach = all == 1 ? "One suggestion reaches all goals" : all + " suggestions reach all goals";
            return reach + (clean == all ? "." : clean == 0 ? ", but loses another goal." : ", " + clean + " of them without losing another goal.");
        }
        return answer.suggestions().isEmpty() ? "None of the unlocked knobs affects the chosen goals." : "No suggestion reaches all goals within the slider ranges. Nearest: " + binding(answer.suggestions().get(0));
    }
}
