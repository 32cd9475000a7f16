package dev.goldenangle.workbench.look;

import dev.goldenangle.workbench.text.Messages;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
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
        Button closing = Controls.flat(new Button(null, Icons.of(MaterialDesignC.CLOSE)), id + "-close", Messages.text("look.close"));
        closing.setOnAction(event -> close.run());
        getChildren().add(line(label(title, "pane-title"), space(), closing));
    }

    protected static HBox line(Node... nodes) {
        return Controls.line(nodes);
    }

    protected static Region space() {
        return Controls.space();
    }

    protected static Label label(String text, String styleClass) {
        return Controls.label(text, styleClass);
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
