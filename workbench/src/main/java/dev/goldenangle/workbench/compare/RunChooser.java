package dev.goldenangle.workbench.compare;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.runs.RunEntry;
import javafx.beans.property.ObjectProperty;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.Locale;

/** A button that says which run a side is, and offers the others. */
final class RunChooser extends Button {
    private final Label name = new Label();
    private final ObservableList<RunEntry> entries;
    private final ObjectProperty<RunEntry> chosen;
    private final ContextMenu menu = new ContextMenu();

    RunChooser(Side side, ObservableList<RunEntry> entries, ObjectProperty<RunEntry> chosen) {
        this.entries = entries;
        this.chosen = chosen;
        setId("compare-" + side.name().toLowerCase(Locale.ROOT));
        setAccessibleText("Run " + side.name());
        getStyleClass().add("chooser");
        name.getStyleClass().add("strong");
        name.setMaxWidth(120);
        HBox content = new HBox(8, side.badge(), name, Icons.of(MaterialDesignC.CHEVRON_DOWN));
        content.setAlignment(Pos.CENTER_LEFT);
        setGraphic(content);
        setMinWidth(Region.USE_PREF_SIZE);
        setOnAction(event -> open());
        chosen.addListener(observable -> show());
        show();
    }

    private void show() {
        name.setText(chosen.get() == null ? "–" : chosen.get().name());
    }

    private void open() {
        menu.getItems().clear();
        for (RunEntry entry : entries) {
            RadioMenuItem item = new RadioMenuItem(entry.name() + (entry.isBaseline() ? " ★" : ""));
            item.setSelected(entry == chosen.get());
            item.setDisable(entry.run() == null || entry.run().length() == 0);
            item.setOnAction(event -> chosen.set(entry));
            menu.getItems().add(item);
        }
        menu.show(this, javafx.geometry.Side.BOTTOM, 0, 4);
    }
}
