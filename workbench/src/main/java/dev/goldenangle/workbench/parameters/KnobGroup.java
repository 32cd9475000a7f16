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
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** The knobs of one group under a collapsible heading. */
final class KnobGroup extends TitledPane {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    /** The width of the arrow and its padding. */
    private static final double ARROW = 48;
    private final KnobsViewModel model;
    private final Group group;
    private final Map<KnobRow, BooleanSupplier> rows = new LinkedHashMap<>();
    private final Label count = Controls.label("", "knob-group-count");
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
        heading.prefWidthProperty().bind(widthProperty().subtract(ARROW));
        setGraphic(heading);
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        for (Parameter parameter : model.table().inGroup(group)) {
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
        expandedProperty().addListener((observable, old, expanded) -> open = model.isFiltering() ? open : expanded);
        update();
        refilter();
    }

    void setOpen(boolean isOpen) {
        open = isOpen;
        refilter();
    }

    void update() {
        rows.keySet().forEach(KnobRow::update);
        int changed = model.changedIn(group);
        count.setText(changed > 0 ? Messages.text("parameters.changed-in-group", changed) : Integer.toString(model.table().inGroup(group).size()));
        count.pseudoClassStateChanged(CHANGED, changed > 0);
    }

    /** Shows the rows that match the search and opens collapsed groups. Returns the number of matches. */
    int refilter() {
        int listed = 0;
        for (Map.Entry<KnobRow, BooleanSupplier> row : rows.entrySet()) {
            boolean matches = row.getValue().getAsBoolean();
            row.getKey().setVisible(matches);
            row.getKey().setManaged(matches);
            listed += matches ? 1 : 0;
        }
        setExpanded(open || model.isFiltering());
        setVisible(listed > 0);
        setManaged(listed > 0);
        return listed;
    }

    Optional<KnobRow> find(String key) {
        return rows.keySet().stream().filter(row -> row.key().equals(key)).findFirst();
    }
}
