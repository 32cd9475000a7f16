package dev.goldenangle.workbench.look;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.kordamp.ikonli.Ikon;

/** Placeholder of an empty pane: an icon, one line, the next step, and at most one button. */
public final class EmptyState extends VBox {
    public EmptyState(Ikon icon, String line, String nextStep) {
        Label title = Controls.wrapped(line, "empty-title");
        title.setTextAlignment(TextAlignment.CENTER);
        Label next = Controls.wrapped(nextStep, "muted");
        next.setTextAlignment(TextAlignment.CENTER);
        setAlignment(Pos.CENTER);
        setSpacing(8);
        getStyleClass().add("empty-state");
        getChildren().addAll(Icons.of(icon), title, next);
    }

    public EmptyState withButton(String text, Runnable action) {
        Button button = new Button(text);
        button.setOnAction(event -> action.run());
        getChildren().add(button);
        return this;
    }
}
