package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** The state of the knob pane: the parameters in tuning order, which match the search, and which have changed. */
public final class KnobsViewModel {
    private final Document document;
    private final StringProperty search = new SimpleStringProperty(this, "search", "");
    private final BooleanProperty onlyChanged = new SimpleBooleanProperty(this, "onlyChanged", false);
    private final StringProperty wanted = new SimpleStringProperty(this, "wanted", "");
    private final ObjectProperty<Map<Parameter, Value>> suggestion = new SimpleObjectProperty<>(this, "suggestion", Map.of());
    private Runnable onSave = () -> { };
    private Consumer<Parameter> onExplain;
    private Function<Parameter, List<String>> moved = knob -> List.of();

    public KnobsViewModel(Document document) {
        this.document = document;
    }

    public StringProperty searchProperty() {
        return search;
    }

    public BooleanProperty onlyChangedProperty() {
        return onlyChanged;
    }

    /** The key of a knob to scroll into view; set from outside. */
    public StringProperty wantedProperty() {
        return wanted;
    }

    /** The values that a previewed suggestion suggests; set from outside. */
    public ObjectProperty<Map<Parameter, Value>> suggestionProperty() {
        return suggestion;
    }

    /** @param action shows which metrics a knob affects */
    public void setOnExplain(Consumer<Parameter> action) {
        onExplain = action;
    }

    /** @param source returns the metrics that a knob affects, as far as they are known */
    public void setMoved(Function<Parameter, List<String>> source) {
        moved = source;
    }

    List<String> moved(Parameter knob) {
        return moved.apply(knob);
    }

    /** Only numeric knobs can be explained. */
    boolean canExplain(Parameter knob) {
        return onExplain != null && knob.spec().options().isEmpty();
    }

    void explain(Parameter knob) {
        onExplain.accept(knob);
    }

    /** @param action the action of the save button */
    public void setOnSave(Runnable action) {
        onSave = action;
    }

    void save() {
        onSave.run();
    }

    Knobs knobs() {
        return document.knobs();
    }

    History history() {
        return document.history();
    }

    void lockChanged() {
        history().begin(Messages.text("parameters.lock-changed"));
        knobs().changed().forEach(knobs()::lock);
        history().commit();
    }

    void unlockAll() {
        history().begin(Messages.text("parameters.unlock-all"));
        List.copyOf(knobs().locked()).forEach(knobs()::unlock);
        history().commit();
    }

    ParameterTable table() {
        return knobs().values().table();
    }

    ReadOnlyObjectProperty<ParameterSet> values() {
        return knobs().valuesProperty();
    }

    ReadOnlyObjectProperty<ParameterSet> saved() {
        return knobs().savedProperty();
    }

    boolean isListed(Parameter parameter) {
        return matches(parameter) && (!onlyChanged.get() || knobs().isChanged(parameter));
    }

    boolean isListed(Derived derived, boolean isChanged) {
        return matches(derived.label(), derived.key(), derived.group().label(), derived.doc()) && (!onlyChanged.get() || isChanged);
    }

    private boolean matches(Parameter parameter) {
        return matches(parameter.label(), parameter.key(), parameter.spec().group().label(), parameter.spec().doc());
    }

    private boolean matches(String... texts) {
        String words = String.join(" ", texts).toLowerCase(Locale.ROOT);
        return List.of(search.get().strip().toLowerCase(Locale.ROOT).split("\\s+")).stream().allMatch(words::contains);
    }

    int changedIn(Group group) {
        return (int) table().inGroup(group).stream().filter(knobs()::isChanged).count();
    }

    boolean isFiltering() {
        return onlyChanged.get() || !search.get().isBlank();
    }
}
