package dev.goldenangle.workbench.scorecard;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** A number. The extra digits that show on which side of a limit it is are underlined. */
final class DigitsLabel extends HBox {
    private final Label usual = new Label();
    private final Label extra = new Label();

    DigitsLabel(String styleClass) {
        usual.getStyleClass().add(styleClass);
        extra.getStyleClass().addAll(styleClass, "extra-digits");
        usual.setMinWidth(Region.USE_PREF_SIZE);
        extra.setMinWidth(Region.USE_PREF_SIZE);
        extra.managedProperty().bind(extra.textProperty().isNotEmpty());
        setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(usual, extra);
    }

    void show(String usualText, String extraText) {
        usual.setText(usualText);
        extra.setText(extraText);
    }

    String text() {
        return usual.getText() + extra.getText();
    }

    String extra() {
        return extra.getText();
    }
}
