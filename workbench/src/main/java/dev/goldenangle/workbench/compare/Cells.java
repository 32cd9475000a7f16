package dev.goldenangle.workbench.compare;

import dev.goldenangle.workbench.look.Look;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Rows of tables: a name on the left, numbers of fixed widths on the right. */
final class Cells {
    private final Look look;

    Cells(Look look) {
        this.look = look;
    }

    /** Numbers need more room when text is larger. */
    double scaled(double width) {
        return Math.rint(width * Math.max(1, look.textScaleProperty().get()));
    }

    /** The name of a row, with what it is measured in. */
    HBox name(String text, String unit) {
        Label name = new Label(text);
        name.setMinWidth(0);
        Label measure = new Label(unit);
        measure.getStyleClass().add("cell-unit");
        measure.setMinWidth(Region.USE_PREF_SIZE);
        HBox box = new HBox(4, name, measure);
        box.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(0);
        HBox.setHgrow(box, Priority.ALWAYS);
        return box;
    }

    Label number(String text, double width, String... styleClasses) {
        Label label = new Label(text);
        label.setMinWidth(scaled(width));
        label.setPrefWidth(scaled(width));
        label.setMaxWidth(scaled(width));
        label.setAlignment(Pos.CENTER_RIGHT);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }

    /** A side's letter over its column. */
    HBox badge(Side side, double width) {
        HBox box = new HBox(side.badge());
        box.setAlignment(Pos.CENTER_RIGHT);
        box.setMinWidth(scaled(width));
        box.setMaxWidth(scaled(width));
        return box;
    }

    HBox row(String id, Node... cells) {
        HBox row = new HBox(cells);
        row.setId(id);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("compare-row");
        return row;
    }

    /** A row that leads somewhere. */
    Button link(String id, Runnable action, Node... cells) {
        HBox line = new HBox(cells);
        line.setAlignment(Pos.CENTER_LEFT);
        Button button = new Button(null, line);
        button.setId(id);
        button.getStyleClass().addAll("compare-row", "compare-link");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        // A graphic is as wide as it likes; this one is to be as wide as the row.
        line.prefWidthProperty().bind(button.widthProperty().subtract(32));
        return button;
    }

    HBox heading(String title, Label note, Node... more) {
        Label name = new Label(title);
        name.getStyleClass().add("strong");
        note.getStyleClass().add("caption");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox box = new HBox(8, name, note, space);
        box.getChildren().addAll(more);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add("compare-heading");
        return box;
    }
}
