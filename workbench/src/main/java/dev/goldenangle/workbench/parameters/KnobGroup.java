package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** The knobs of one group under a heading that folds them away. */
final class KnobGroup extends VBox {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private final KnobsViewModel model;
    private final Group group;
    private final Map<KnobRow, BooleanSupplier> rows = new LinkedHashMap<>();
    private final FontIcon chevron = Icons.of(MaterialDesignC.CHEVRON_DOWN);
    private final Label count = new Label();
    private boolean open = true;

    KnobGroup(KnobsViewModel model, Group group) {
        this.model = model;
        this.group = group;
        getStyleClass().add("knob-group");
        Label title = new Label(group.label());
        title.getStyleClass().add("knob-group-title");
        count.getStyleClass().add("knob-group-count");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(4, chevron, title, space, count);
        line.setAlignment(Pos.CENTER_LEFT);
        Button header = new Button(null, line);
        header.getStyleClass().add("knob-group-header");
        header.setMaxWidth(Double.MAX_VALUE);
        header.widthProperty().addListener((observable, old, width) -> line.setPrefWidth(width.doubleValue() - 20));
        header.setOnAction(event -> setOpen(!open));
        header.setAccessibleText(group.label());
        String notes = model.table().notes().stream().filter(note -> note.group().equals(group)).map(note -> "\n" + note.text()).collect(Collectors.joining());
        Tip.on(header, group.doc() + notes);
        getChildren().add(header);
    }

    /** Makes the rows; apart from the constructor, because many rows take longer than a frame. */
    void fill() {
        for (Parameter parameter : model.table().inGroup(group)) {
            add(new RawKnob(model, parameter), () -> model.isListed(parameter));
        }
        for (Derived derived : model.table().derived()) {
            if (derived.group().equals(group)) {
                Knob knob = new DerivedKnob(model, derived);
                add(knob, () -> model.isListed(derived, knob.isChanged())).getStyleClass().add("derived");
            }
        }
        getChildren().addAll(rows.keySet());
        update();
        refilter();
    }

    private KnobRow add(Knob knob, BooleanSupplier isListed) {
        KnobRow row = new KnobRow(knob, model.history());
        rows.put(row, isListed);
        return row;
    }

    void setOpen(boolean isOpen) {
        open = isOpen;
        refilter();
    }

    void update() {
        rows.keySet().forEach(KnobRow::update);
        int changed = model.changedIn(group);
        count.setText(changed > 0 ? "● " + changed + " changed" : Integer.toString(model.table().inGroup(group).size()));
        count.pseudoClassStateChanged(CHANGED, changed > 0);
    }

    /** Shows the rows that the search lets through; a search opens folded groups. Returns how many. */
    int refilter() {
        int listed = 0;
        for (Map.Entry<KnobRow, BooleanSupplier> row : rows.entrySet()) {
            boolean matches = row.getValue().getAsBoolean();
            boolean shown = matches && (open || model.isFiltering());
            row.getKey().setVisible(shown);
            row.getKey().setManaged(shown);
            listed += matches ? 1 : 0;
        }
        chevron.setIconCode(open || model.isFiltering() ? MaterialDesignC.CHEVRON_DOWN : MaterialDesignC.CHEVRON_RIGHT);
        setVisible(listed > 0);
        setManaged(listed > 0);
        return listed;
    }

    Optional<KnobRow> find(String key) {
        return rows.keySet().stream().filter(row -> row.key().equals(key)).findFirst();
    }
}
