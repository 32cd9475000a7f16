package dev.goldenangle.workbench.look;

import dev.goldenangle.workbench.text.Messages;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** A card beside the knobs that stays open while the user works with knobs and runs. */
public class ToolCard extends VBox {
    private static final double WIDTH = 320;

    /** Calls only JavaFX methods that no subclass overrides. */
    @SuppressWarnings("this-escape")
    protected ToolCard(String id, String title, Runnable close) {
        super(10);
        setId(id);
        getStyleClass().addAll("card", "tool-card");
        setPrefWidth(WIDTH);
        Button closing = new Button(null, Icons.of(MaterialDesignC.CLOSE));
        closing.setId(id + "-close");
        closing.getStyleClass().add("flat-icon");
        Tip.on(closing, Messages.text("look.close"));
        closing.setAccessibleText(Messages.text("look.close"));
        closing.setOnAction(event -> close.run());
        getChildren().add(line(label(title, "pane-title"), space(), closing));
    }

    protected static HBox line(Node... nodes) {
        HBox line = new HBox(8, nodes);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    protected static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    protected static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    protected static Button button(String id, String text) {
        Button button = new Button(text);
        button.setId(id);
        return button;
    }

    /** A label that wraps. */
    protected static Label words(String styleClass) {
        Label words = label("", styleClass);
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        words.setMaxWidth(Double.MAX_VALUE);
        return words;
    }
}
