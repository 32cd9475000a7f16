package dev.goldenangle.workbench.sweep;

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
        for (String word : new String[] {"run", "kept", "selected", "range", "goal limit"}) {
            Region mark = new Region();
            mark.getStyleClass().addAll("sweep-mark", "sweep-mark-" + word.replace(' ', '-'));
            Label label = new Label(word);
            label.getStyleClass().add("caption");
            HBox entry = new HBox(6, mark, label);
            entry.setAlignment(Pos.CENTER_LEFT);
            getChildren().add(entry);
        }
    }
}
