package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The legend of the parallel axes. */
final class SweepLegend extends HBox {
    SweepLegend() {
        super(16);
        getStyleClass().add("sweep-legend");
        setAlignment(Pos.CENTER_LEFT);
        add("run", Messages.text("sweep.legend.run"));
        add("kept", Messages.text("sweep.legend.kept"));
        add("selected", Messages.text("sweep.selected"));
        add("range", Messages.text("sweep.legend.range"));
        add("goal-limit", Messages.text("sweep.legend.goal-limit"));
    }

    private void add(String style, String text) {
        Region mark = new Region();
        mark.getStyleClass().addAll("sweep-mark", "sweep-mark-" + style);
        Label label = new Label(text, mark);
        label.setGraphicTextGap(6);
        label.getStyleClass().add("caption");
        getChildren().add(label);
    }
}
