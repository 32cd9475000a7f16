package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.controlsfx.control.ToggleSwitch;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The knobs of one group under a collapsible heading. A group that can be off has a switch there and opens when it is switched on. */
final class KnobGroup extends TitledPane {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    /** The width of the arrow and its padding. */
    private static final double ARROW = 48;
    private final KnobsViewModel model;
    private final Group group;
    private final Map<KnobRow, BooleanSupplier> rows = new LinkedHashMap<>();
    private final Label count = Controls.label("", "knob-group-count");
    private final Optional<Parameter> master;
    private final ToggleSwitch toggle = new ToggleSwitch();
    private boolean open = true;

    KnobGroup(KnobsViewModel model, Group group) {
        this.model = model;
        this.group = group;
        getStyleClass().add("knob-group");
        setText(group.label());
        setAnimated(false);
        setMinWidth(0);
        Label title = Controls.label(group.label(), "knob-group-title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        count.setMinWidth(USE_PREF_SIZE);
        HBox heading = new HBox(title, count);
        heading.setAlignment(Pos.CENTER_LEFT);
        master = model.table().switchOf(group);
        master.ifPresent(parameter -> addSwitch(new RawKnob(model, parameter), heading));
        heading.prefWidthProperty().bind(widthProperty().subtract(ARROW));
        setGraphic(heading);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        for (Parameter parameter : model.table().inGroup(group).stream().filter(knob -> master.filter(knob::equals).isEmpty()).toList()) {
            rows.put(new KnobRow(new RawKnob(model, parameter), model.history()), () -> model.isListed(parameter));
        }
        for (Derived derived : model.table().derived()) {
            if (derived.group().equals(group)) {
                Knob knob = new DerivedKnob(model, derived);
                KnobRow row = new KnobRow(knob, model.history());
                row.getStyleClass().add("derived");
                rows.put(row, () -> model.isListed(derived, knob.isChanged()));
            }
        }
        VBox content = new VBox();
        content.getChildren().addAll(rows.keySet());
        setContent(content);
        String notes = model.table().notes().stream().filter(note -> note.group().equals(group)).map(note -> "\n" + note.shown(model.table())).collect(Collectors.joining());
        Tip.on(heading, group.doc() + notes);
        expandedProperty().addListener((observable, old, expanded) -> open = model.isFiltering() || !isOn() ? open : expanded);
        update();
        refilter();
    }

    private void addSwitch(RawKnob knob, HBox heading) {
        toggle.getStyleClass().add("knob-switch");
        toggle.setId("switch-" + knob.key());
        toggle.setAccessibleText(group.label());
        toggle.setSelected(isOn());
        toggle.selectedProperty().addListener((observable, was, is) -> {
            if (is != isOn()) {
                open = true;
                knob.choose(is ? 1 : 0);
                update();
                refilter();
            }
        });
        // Otherwise the click would also open or close the group.
        toggle.addEventHandler(MouseEvent.MOUSE_RELEASED, MouseEvent::consume);
        heading.setSpacing(8);
        heading.getChildren().add(toggle);
    }

    private boolean isOn() {
        return master.isEmpty() || model.values().get().isOn(master.get());
    }

    void setOpen(boolean isOpen) {
        open = isOpen;
        refilter();
    }

    void update() {
        rows.keySet().forEach(KnobRow::update);
        master.ifPresent(parameter -> {
            toggle.setSelected(isOn());
            toggle.setDisable(model.knobs().isLocked(parameter));
            expand();
        });
        int changed = model.changedIn(group);
        String size = isOn() ? Integer.toString(rows.size()) : Messages.text("parameters.off");
        count.setText(changed > 0 ? Messages.text("parameters.changed-in-group", changed) : size);
        count.pseudoClassStateChanged(CHANGED, changed > 0);
    }

    /** Shows the rows that match the search and opens collapsed groups. Returns the number of matches. */
    int refilter() {
        int listed = master.filter(model::isListed).isPresent() ? 1 : 0;
        for (Map.Entry<KnobRow, BooleanSupplier> row : rows.entrySet()) {
            boolean matches = row.getValue().getAsBoolean();
            Controls.show(row.getKey(), matches);
            listed += matches ? 1 : 0;
        }
        expand();
        setVisible(listed > 0);
        setManaged(listed > 0);
        return listed;
    }

    private void expand() {
        setExpanded(open && isOn() || model.isFiltering());
    }

    Optional<KnobRow> find(String key) {
        return rows.keySet().stream().filter(row -> row.key().equals(key)).findFirst();
    }

    /** The rows that match the search. */
    Stream<KnobRow> listed() {
        return rows.entrySet().stream().filter(row -> row.getValue().getAsBoolean()).map(Map.Entry::getKey);
    }
}
