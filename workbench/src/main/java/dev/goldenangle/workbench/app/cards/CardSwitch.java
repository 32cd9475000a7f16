package dev.goldenangle.workbench.app.cards;

import atlantafx.base.controls.ToggleSwitch;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.HorizontalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** Something of a card that is on or off: one click, or the space bar. */
final class CardSwitch extends ToggleSwitch {
    private boolean wasSelected;

    CardSwitch(String text, String id, BooleanProperty on) {
        super(text);
        setId(id);
        setLabelPosition(HorizontalDirection.RIGHT);
        getStyleClass().addAll("knob-switch", "card-switch");
        selectedProperty().bindBidirectional(on);
        // The library's switch turns by the mouse alone, and not by its words.
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> wasSelected = isSelected());
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (isSelected() == wasSelected) {
                fire();
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.SPACE) {
                fire();
                event.consume();
            }
        });
    }
}
