package dev.goldenangle.workbench.find;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.KnobTrial;
import dev.goldenangle.toolkit.study.reach.Recipe;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Optional;

/** A recipe that is tried: the knobs stand as it says, and go back when the trial ends, as {@link KnobTrial} tells. */
final class RecipeTrial {
    private final Document document;
    private final KnobTrial trial;
    private final ReadOnlyObjectWrapper<Recipe> tried = new ReadOnlyObjectWrapper<>(this, "tried");

    RecipeTrial(Document document) {
        this.document = document;
        trial = new KnobTrial(document);
        trial.triedProperty().addListener((observable, old, now) -> tried.set(now.isEmpty() ? null : tried.get()));
    }

    /** The recipe that is tried; null for none. */
    ReadOnlyObjectProperty<Recipe> triedProperty() {
        return tried.getReadOnlyProperty();
    }

    boolean isOn() {
        return trial.isOn();
    }

    /** The knobs as they are without what is only tried. */
    ParameterSet base() {
        return trial.untouched();
    }

    /** The preset with what a recipe changes; the other knobs stay as they are now. Empty when that is not allowed together. */
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

    /** Returns whether the knobs allow it. */
    boolean begin(Recipe recipe) {
        Optional<ParameterSet> wanted = with(recipe);
        wanted.ifPresent(values -> {
            trial.begin("recipe", values);
            tried.set(recipe);
        });
        return wanted.isPresent();
    }

    /** The knobs go back to where they were. */
    void back() {
        trial.back();
    }

    /** Takes a recipe for good: one step of history. Returns whether the knobs allow it. */
    boolean apply(Recipe recipe) {
        Optional<ParameterSet> wanted = with(recipe);
        wanted.ifPresent(values -> {
            back();
            document.knobs().replace("Apply recipe", values);
        });
        return wanted.isPresent();
    }
}
