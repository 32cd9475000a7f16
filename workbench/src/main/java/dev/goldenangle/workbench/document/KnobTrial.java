package dev.goldenangle.workbench.document;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.SetChangeListener;

/**
 * Tries other knob values and restores the old ones when the trial ends. A trial alone is not an undo step. If the
 * user turns a knob, accepts or saves during the trial, the tried values are kept as an undo step of their own.
 */
public final class KnobTrial {
    private final Document document;
    private final ReadOnlyStringWrapper tried = new ReadOnlyStringWrapper(this, "tried", "");
    private ParameterSet left;
    private ParameterSet tries;
    private boolean ours;

    public KnobTrial(Document document) {
        this.document = document;
        document.knobs().valuesProperty().addListener(observable -> somebodyElse());
        document.knobs().savedProperty().addListener(observable -> somebodyElse());
        document.knobs().beforeProperty().addListener(observable -> somebodyElse());
        // Restoring would skip a knob locked during the trial.
        document.knobs().locked().addListener((SetChangeListener<Parameter>) change -> somebodyElse());
        document.history().beforeReplay(this::back);
    }

    /** The name of the trial, for the screen; empty if there is none. */
    public ReadOnlyStringProperty triedProperty() {
        return tried.getReadOnlyProperty();
    }

    public boolean isOn() {
        return !tried.get().isEmpty();
    }

    /** The values without the trial. */
    public ParameterSet untouched() {
        return isOn() ? left : document.knobs().values();
    }

    /** @param label name of the trial: "run 1706" */
    public void begin(String label, ParameterSet wanted) {
        back();
        left = document.knobs().values();
        put(wanted);
        tries = document.knobs().values();
        tried.set(label);
    }

    /** Ends the trial and restores the knobs. */
    public void back() {
        if (isOn()) {
            tried.set("");
            ours = true;
            document.knobs().restore(left);
            ours = false;
        }
    }

    /** Keeps the tried values as one undo step. */
    public void keep() {
        if (isOn()) {
            String label = tried.get();
            ParameterSet wanted = tries;
            back();
            document.knobs().replace(Messages.text("document.apply", label), wanted);
        }
    }

    private void put(ParameterSet values) {
        ours = true;
        document.knobs().tryOut(values);
        ours = false;
    }

    private void somebodyElse() {
        if (isOn() && !ours) {
            String label = tried.get();
            ParameterSet from = left;
            ParameterSet to = tries;
            tried.set("");
            document.history().did(Messages.text("document.apply", label), this, () -> document.knobs().restore(from), () -> document.knobs().restore(to));
        }
    }
}
