package dev.goldenangle.workbench.compare;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.runs.RunEntry;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.Locale;

/** A button that says which run a side is, and offers the others, and presets to run. */
final class RunChooser extends Button {
    private final Label name = new Label();
    private final CompareViewModel model;
    private final ObjectProperty<RunEntry> chosen;
    private final ContextMenu menu = new ContextMenu();

    RunChooser(Side side, CompareViewModel model, ObjectProperty<RunEntry> chosen) {
        this.model = model;
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
        for (RunEntry entry : model.runs().list().entries()) {
            String unlike = entry.unlike() + entry.converted();
            RadioMenuItem item = new RadioMenuItem(entry.name() + (entry.isBaseline() ? " ★" : "") + (unlike.isEmpty() ? "" : " (" + unlike.substring(unlike.indexOf("made")) + ")"));
            item.setSelected(entry == chosen.get());
            item.setDisable(entry.run() == null || entry.run().length() == 0 || !unlike.isEmpty());
            item.setOnAction(event -> chosen.set(entry));
            menu.getItems().add(item);
        }
        Menu presets = new Menu("Preset");
        for (String id : model.presets()) {
            MenuItem item = new MenuItem(id);
            item.setOnAction(event -> model.choosePreset(chosen, id));
            presets.getItems().add(item);
        }
        menu.getItems().addAll(new SeparatorMenuItem(), presets);
        menu.show(this, javafx.geometry.Side.BOTTOM, 0, 4);
    }
}
