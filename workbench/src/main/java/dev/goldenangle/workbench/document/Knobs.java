package dev.goldenangle.workbench.document;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;

import java.util.List;
import java.util.Optional;

/**
 * The preset's values, the values last accepted, the values being tuned, and the locks. Every edit creates a new set
 * and can be undone.
 */
public final class Knobs {
    private final History history;
    private final ReadOnlyObjectWrapper<ParameterSet> saved = new ReadOnlyObjectWrapper<>(this, "saved");
    private final ReadOnlyObjectWrapper<ParameterSet> before = new ReadOnlyObjectWrapper<>(this, "before");
    private final ReadOnlyObjectWrapper<ParameterSet> values = new ReadOnlyObjectWrapper<>(this, "values");
    private final ObservableSet<Parameter> locked = FXCollections.observableSet();
    /** Kept in a field: an unreferenced read-only view would be garbage-collected and stop notifying listeners. */
    private final ObservableSet<Parameter> lockedView = FXCollections.unmodifiableObservableSet(locked);

    Knobs(History history, ParameterSet start) {
        this.history = history;
        saved.set(start);
        before.set(start);
        values.set(start);
    }

    /** The values of the preset as opened or last saved. */
    public ReadOnlyObjectProperty<ParameterSet> savedProperty() {
        return saved.getReadOnlyProperty();
    }

    public ParameterSet saved() {
        return saved.get();
    }

    /** The values last accepted, which runs are compared with. Saving or reloading a file does not change them. */
    public ReadOnlyObjectProperty<ParameterSet> beforeProperty() {
        return before.getReadOnlyProperty();
    }

    public ParameterSet before() {
        return before.get();
    }

    /** Makes the current values the reference for comparisons. */
    public void accept() {
        ParameterSet old = before();
        ParameterSet accepted = values();
        if (!accepted.equals(old)) {
            before.set(accepted);
            history.did(Messages.text("document.accept-knobs"), before, () -> before.set(old), () -> before.set(accepted));
        }
    }

    /** The values being tuned. */
    public ReadOnlyObjectProperty<ParameterSet> valuesProperty() {
        return values.getReadOnlyProperty();
    }

    public ParameterSet values() {
        return values.get();
    }

    /** The parameters that differ from the preset, in table order; empty while another model is being opened. */
    public List<Parameter> changed() {
        return isOfOneModel() ? values().differences(saved()) : List.of();
    }

    private boolean isOfOneModel() {
        return values().table() == saved().table();
    }

    public boolean isChanged(Parameter parameter) {
        return isOfOneModel() && !values().value(parameter).equals(saved().value(parameter));
    }

    /** Sets one value. If it is not allowed, changes nothing and returns the reason. */
    public Optional<String> set(Parameter parameter, Value value) {
        if (isLocked(parameter)) {
            return Optional.of(Messages.text("document.knob-locked"));
        }
        Optional<String> problem = values().problem(parameter, value);
        if (problem.isEmpty()) {
            replace(Messages.text("document.change-knob", parameter.label()), values().with(parameter, value));
        }
        return problem;
    }

    /**
     * Sets a derived knob by changing the unlocked parameters behind it. If their values are not allowed, changes
     * nothing and returns the reason.
     */
    public Optional<String> set(Derived knob, double value) {
        List<Parameter> free = knob.replaces().stream().filter(parameter -> !isLocked(parameter)).toList();
        if (free.isEmpty()) {
            return Optional.of(Messages.text("document.knob-locked"));
        }
        try {
            boolean isHeld = free.size() < knob.replaces().size();
            replace(Messages.text("document.change-knob", knob.label()), isHeld ? KnobSolver.solve(values(), knob, free.get(0), value) : knob.write(values(), value));
            return Optional.empty();
        } catch (IllegalArgumentException refused) {
            return Optional.of(refused.getMessage());
        }
    }

    /** Changes all values that are not locked. */
    public void replace(String label, ParameterSet wanted) {
        ParameterSet next = keepLocked(wanted);
        ParameterSet old = values();
        if (!next.equals(old)) {
            values.set(next);
            history.did(label, values, () -> values.set(old), () -> values.set(next));
        }
    }

    private ParameterSet keepLocked(ParameterSet wanted) {
        ParameterSet kept = wanted.unlimited();
        for (Parameter parameter : locked) {
            if (wanted.table().contains(parameter) && !wanted.value(parameter).equals(values().value(parameter))) {
                kept = kept.with(parameter, values().value(parameter));
            }
        }
        return isLegal(kept) ? kept.limited() : values();
    }

    /** Locked and other values may be allowed separately but not in combination; then nothing changes. */
    private static boolean isLegal(ParameterSet set) {
        return set.table().parameters().stream().allMatch(parameter -> set.problem(parameter, set.value(parameter)).isEmpty());
    }

    /** Applies values for a trial, without an undo step. The caller records the result. */
    public void tryOut(ParameterSet wanted) {
        values.set(keepLocked(wanted));
    }

    /** Reverts a trial, including parameters locked since. */
    public void restore(ParameterSet left) {
        values.set(left);
    }

    public void reset(Parameter parameter) {
        set(parameter, saved().value(parameter));
    }

    /** Resets all unlocked values to the preset. */
    public void resetAll() {
        replace(Messages.text("document.reset-all"), saved());
    }

    public ObservableSet<Parameter> locked() {
        return lockedView;
    }

    public boolean isLocked(Parameter parameter) {
        return locked.contains(parameter);
    }

    public void lock(Parameter parameter) {
        if (locked.add(parameter)) {
            history.did(Messages.text("document.lock-knob", parameter.label()), List.of(locked, parameter), () -> locked.remove(parameter), () -> locked.add(parameter));
        }
    }

    public void unlock(Parameter parameter) {
        if (locked.remove(parameter)) {
            history.did(Messages.text("document.unlock-knob", parameter.label()), List.of(locked, parameter), () -> locked.add(parameter), () -> locked.remove(parameter));
        }
    }

    /** Opens another preset without an undo step; the session records that. */
    void open(ParameterSet newSaved, ParameterSet newBefore, ParameterSet newValues) {
        if (newSaved.table() != saved().table()) {
            locked.clear();
        }
        saved.set(newSaved);
        before.set(newBefore);
        values.set(newValues);
    }
}
