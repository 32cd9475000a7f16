package dev.goldenangle.workbench.find;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.workbench.study.reach.Recipe;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.SetChangeListener;

import java.util.Optional;

/**
 * A recipe that is tried: the knobs stand as it says, and go back when the trial ends. It is no step of history as long as nothing
 * else is done; whoever turns or locks a knob, accepts or saves while a recipe is tried has taken it, which is then a step of its own before.
 */
final class RecipeTrial {
    private final Document document;
    private final ReadOnlyObjectWrapper<Recipe> tried = new ReadOnlyObjectWrapper<>(this, "tried");
    private ParameterSet left;
    private ParameterSet tries;
    private boolean ours;

    RecipeTrial(Document document) {
        this.document = document;
        document.knobs().valuesProperty().addListener((observable, old, now) -> somebodyElse());
        document.knobs().savedProperty().addListener((observable, old, now) -> somebodyElse());
        document.knobs().beforeProperty().addListener((observable, old, now) -> somebodyElse());
        document.history().beforeReplay(this::back);
        // A knob that is locked now would not go back.
        document.knobs().locked().addListener((SetChangeListener<Parameter>) change -> somebodyElse());
    }

    /** The recipe that is tried; null for none. */
    ReadOnlyObjectProperty<Recipe> triedProperty() {
        return tried.getReadOnlyProperty();
    }

    boolean isOn() {
        return tried.get() != null;
    }

    /** The knobs as they are without what is only tried. */
    ParameterSet base() {
        return isOn() ? left : document.knobs().values();
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
        if (wanted.isEmpty()) {
            return false;
        }
        back();
        left = knobs().values();
        put(wanted.get());
        tries = knobs().values();
        tried.set(recipe);
        return true;
    }

    /** The knobs go back to where they were. */
    void back() {
        if (isOn()) {
            tried.set(null);
            restore(left);
        }
    }

    /** Takes a recipe for good: one step of history. Returns whether the knobs allow it. */
    boolean apply(Recipe recipe) {
        Optional<ParameterSet> wanted = with(recipe);
        if (wanted.isEmpty()) {
            return false;
        }
        back();
        knobs().replace("Apply recipe", wanted.get());
        return true;
    }

    private Knobs knobs() {
        return document.knobs();
    }

    private void put(ParameterSet values) {
        ours = true;
        knobs().tryOut(values);
        ours = false;
    }

    private void restore(ParameterSet values) {
        ours = true;
        knobs().restore(values);
        ours = false;
    }

    private void somebodyElse() {
        if (!isOn() || ours) {
            return;
        }
        ParameterSet from = left;
        ParameterSet to = tries;
        tried.set(null);
        document.history().did("Apply recipe", this, () -> knobs().restore(from), () -> knobs().restore(to));
    }
}
