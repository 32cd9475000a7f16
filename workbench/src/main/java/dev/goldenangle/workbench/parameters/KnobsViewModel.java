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

/** What the knob pane shows of the session: the table in tuning order, what the search lets through, what is changed. */
public final class KnobsViewModel {
    private final Document document;
    private final StringProperty search = new SimpleStringProperty(this, "search", "");
    private final BooleanProperty onlyChanged = new SimpleBooleanProperty(this, "onlyChanged", false);
    private final StringProperty wanted = new SimpleStringProperty(this, "wanted", "");
    private final ObjectProperty<Map<Parameter, Value>> recipe = new SimpleObjectProperty<>(this, "recipe", Map.of());
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

    /** The key of a knob that the pane should bring into view; set it from outside. */
    public StringProperty wantedProperty() {
        return wanted;
    }

    /** Where a recipe that somebody looks at would put knobs; set it from outside. */
    public ObjectProperty<Map<Parameter, Value>> recipeProperty() {
        return recipe;
    }

    /** @param action answers what a knob changes */
    public void setOnExplain(Consumer<Parameter> action) {
        onExplain = action;
    }

    /** @param source names the measures that a knob moves, as far as that is known */
    public void setMoved(Function<Parameter, List<String>> source) {
        moved = source;
    }

    List<String> moved(Parameter knob) {
        return moved.apply(knob);
    }

    /** Whether somebody knows what a knob changes: one that is a number. */
    boolean canExplain(Parameter knob) {
        return onExplain != null && knob.spec().options().isEmpty();
    }

    void explain(Parameter knob) {
        onExplain.accept(knob);
    }

    /** What the button that saves does. */
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
        history().begin("Lock changed knobs");
        knobs().changed().forEach(knobs()::lock);
        history().commit();
    }

    void unlockAll() {
        history().begin("Unlock all knobs");
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

    ObservableValue<?> document() {
        return document.presetProperty();
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
