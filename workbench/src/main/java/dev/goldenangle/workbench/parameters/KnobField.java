package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.look.Controls;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.controlsfx.control.textfield.CustomTextField;

import java.util.Optional;

/**
 * A text field for the number of a knob, with the unit at its right. A click or Tab selects the number. Enter applies the text and Esc
 * restores the value. Up, Down and the wheel nudge the value while the field has the keyboard; Shift nudges finely.
 */
final class KnobField extends CustomTextField {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final int MIN_COLUMNS = 3;
    private static final int MAX_COLUMNS = 14;

    private final Label unit = Controls.label("", "knob-unit");
    private final Listener listener;
    private String number = "";
    private boolean focusedByThisClick;

    /** Receives user actions. */
    interface Listener {
        /** Applies a typed text; returns the reason if it is refused. */
        Optional<String> apply(String text);

        /** @param reason why the text was refused, or empty when the text is valid */
        void showProblem(String reason);

        /** @param direction 1 for up, −1 for down */
        void nudge(int direction, boolean fine);
    }

    KnobField(Listener listener) {
        this.listener = listener;
        getStyleClass().add("knob-field");
        unit.setMinWidth(USE_PREF_SIZE);
        setRight(unit);
        setMinWidth(USE_PREF_SIZE);
        // A column is as wide as a W; a digit needs two thirds of that.
        prefColumnCountProperty().bind(Bindings.createIntegerBinding(() -> Math.max(MIN_COLUMNS, Math.min(MAX_COLUMNS, (2 * getLength() + 3) / 3)), textProperty()));
        setOnAction(event -> {
            commit();
            selectAll();
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        addEventHandler(ScrollEvent.SCROLL, this::scroll);
        addEventFilter(MouseEvent.MOUSE_PRESSED, event -> focusedByThisClick = !isFocused());
        addEventHandler(MouseEvent.MOUSE_RELEASED, event -> {
            if (focusedByThisClick && getSelection().getLength() == 0) {
                selectAll();
            }
        });
        focusedProperty().addListener((observable, old, focused) -> {
            if (!focused) {
                commit();
                restore();
            }
        });
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case UP, DOWN -> nudge(event.getCode() == KeyCode.UP ? 1 : -1, event.isShiftDown());
            case ESCAPE -> {
                restore();
                getScene().getRoot().requestFocus();
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** Shift turns a vertical scroll into a horizontal one on most systems. */
    private void scroll(ScrollEvent event) {
        double amount = event.getDeltaY() + event.getDeltaX();
        if (isFocused() && amount != 0) {
            nudge(amount > 0 ? 1 : -1, event.isShiftDown());
            event.consume();
        }
    }

    private void nudge(int direction, boolean fine) {
        commit();
        listener.nudge(direction, fine);
    }

    private void commit() {
        Optional<String> refused = getText().equals(number) ? Optional.empty() : listener.apply(getText());
        if (refused.isEmpty()) {
            restore();
        } else {
            showProblem(refused.get());
        }
    }

    private void restore() {
        setText(number);
        showProblem("");
    }

    void show(String newNumber, String newUnit, boolean changed) {
        unit.setText(newUnit);
        pseudoClassStateChanged(CHANGED, changed);
        if (!newNumber.equals(number)) {
            boolean isAllSelected = isFocused() && getSelection().getLength() == getLength();
            number = newNumber;
            restore();
            if (isAllSelected) {
                selectAll();
            }
        }
    }

    private void showProblem(String reason) {
        pseudoClassStateChanged(INVALID, !reason.isEmpty());
        listener.showProblem(reason);
    }
}
