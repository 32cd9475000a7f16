package dev.goldenangle.workbench.document;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.SetChangeListener;

/**
 * Other values for the knobs that are tried: they go back when the trial ends. It is no step of history as long as nothing else is done;
 * whoever turns a knob, accepts or saves meanwhile has taken them, which is then a step of its own before.
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
        // A knob that is locked now would not go back.
        document.knobs().locked().addListener((SetChangeListener<Parameter>) change -> somebodyElse());
        document.history().beforeReplay(this::back);
    }

    /** What is tried, for people; empty while nothing is. */
    public ReadOnlyStringProperty triedProperty() {
        return tried.getReadOnlyProperty();
    }

    public boolean isOn() {
        return !tried.get().isEmpty();
    }

    /** The values that a trial ends in, whether one is on or not. */
    public ParameterSet untouched() {
        return isOn() ? left : document.knobs().values();
    }

    /** @param label what is tried: "run 1706" */
    public void begin(String label, ParameterSet wanted) {
        back();
        left = document.knobs().values();
        put(wanted);
        tries = document.knobs().values();
        tried.set(label);
    }

    /** The knobs go back to where they were. */
    public void back() {
        if (isOn()) {
            tried.set("");
            ours = true;
            document.knobs().restore(left);
            ours = false;
        }
    }

    /** Takes what is tried for good: one step of history. */
    public void keep() {
        if (isOn()) {
            String label = tried.get();
            ParameterSet wanted = tries;
            back();
            document.knobs().replace("Apply " + label, wanted);
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
            document.history().did("Apply " + label, this, () -> document.knobs().restore(from), () -> document.knobs().restore(to));
        }
    }
}
