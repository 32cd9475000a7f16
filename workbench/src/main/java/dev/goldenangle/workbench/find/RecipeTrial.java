package dev.goldenangle.workbench.find;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.KnobTrial;
import dev.goldenangle.toolkit.study.reach.Recipe;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Optional;

/** Previews a recipe: sets its knobs, and restores them when the preview ends; see {@link KnobTrial}. */
final class RecipeTrial {
    private final Document document;
    private final KnobTrial trial;
    private final ReadOnlyObjectWrapper<Recipe> tried = new ReadOnlyObjectWrapper<>(this, "tried");

    RecipeTrial(Document document) {
        this.document = document;
        trial = new KnobTrial(document);
        trial.triedProperty().addListener((observable, old, now) -> tried.set(now.isEmpty() ? null : tried.get()));
    }

    /** The previewed recipe; null for none. */
    ReadOnlyObjectProperty<Recipe> triedProperty() {
        return tried.getReadOnlyProperty();
    }

    boolean isOn() {
        return trial.isOn();
    }

    /** The current parameters without the preview. */
    ParameterSet base() {
        return trial.untouched();
    }

    /** The current parameters with the recipe's changes. Empty if the combination is invalid. */
    Optional<ParameterSet> with(Recipe recipe) {
        ParameterSet from = base();
        try {
            ParameterSet set = from.unlimited();
            for (Recipe.Change change : recipe.changes()) {
                if (!from.table().contains(change.knob().parameter())) {
                    return Optional.empty();
                }
                set = set.with(change.knob().parameter(), change.to());
            }
            return Optional.of(set.limited());
        } catch (IllegalArgumentException refused) {
            return Optional.empty();
        }
    }

    /** Returns false, changing nothing, if the recipe does not fit the current knobs. */
    boolean begin(Recipe recipe) {
        Optional<ParameterSet> wanted = with(recipe);
        wanted.ifPresent(values -> {
            trial.begin("recipe", values);
            tried.set(recipe);
        });
        return wanted.isPresent();
    }

    /** Ends the preview and restores the knobs. */
    void back() {
        trial.back();
    }

    /** Applies a recipe as one undo step. Returns false if it does not fit the current knobs. */
    boolean apply(Recipe recipe) {
        Optional<ParameterSet> wanted = with(recipe);
        wanted.ifPresent(values -> {
            back();
            document.knobs().replace("Apply recipe", values);
        });
        return wanted.isPresent();
    }
}
