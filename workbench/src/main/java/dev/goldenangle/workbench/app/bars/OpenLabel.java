package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.look.Icons;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.Ikon;

/** Names the open preset or map on its chooser, with a dot if it has unsaved changes. */
final class OpenLabel extends HBox {
    private final Label prefix = new Label();
    private final Label shown = new Label();
    private final Label changed = new Label("●");

    OpenLabel(Ikon icon) {
        super(6);
        prefix.getStyleClass().add("muted");
        shown.getStyleClass().add("strong");
        changed.getStyleClass().add("changed-dot");
        changed.managedProperty().bind(changed.visibleProperty());
        HBox names = new HBox(prefix, shown);
        names.setAlignment(Pos.CENTER_LEFT);
        setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(Icons.of(icon), names, changed);
    }

    void show(String before, String name, boolean isChanged) {
        prefix.setText(before);
        shown.setText(name);
        changed.setVisible(isChanged);
    }
}
