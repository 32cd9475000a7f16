package dev.goldenangle.workbench.parameters;

import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** A number with its unit in one box. Enter takes what was typed, Esc brings the old value back. */
final class KnobField extends Pane {
    static final double HEIGHT = 22;
    private static final double MIN_WIDTH = 68;
    private static final double PADDING = 7;
    private static final double GAP = 4;
    private static final PseudoClass EDITING = PseudoClass.getPseudoClass("editing");
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final TextField number = new TextField();
    private final Label unit = new Label();
    private final Text ruler = new Text();
    private final Function<String, Optional<String>> take;
    private final Consumer<String> onProblem;
    private String shownNumber = "";

    /**
     * @param take      tries a typed text; returns why it is refused
     * @param onProblem told the reason of a refusal, or an empty text when all is well again
     */
    KnobField(Function<String, Optional<String>> take, Consumer<String> onProblem) {
        this.take = take;
        this.onProblem = onProblem;
        getStyleClass().add("knob-field");
        number.getStyleClass().add("knob-number");
        unit.getStyleClass().add("knob-unit");
        unit.setCursor(Cursor.TEXT);
        unit.setOnMouseClicked(event -> number.requestFocus());
        getChildren().addAll(number, unit);
        number.textProperty().addListener(observable -> requestLayout());
        number.focusedProperty().addListener((observable, old, focused) -> {
            pseudoClassStateChanged(EDITING, focused);
            if (focused) {
                Platform.runLater(number::selectAll);
            } else {
                commit();
            }
        });
        number.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                commit();
                number.selectAll();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE) {
                number.setText(shownNumber);
                problem("");
                getParent().requestFocus();
                event.consume();
            }
        });
    }

    TextField editor() {
        return number;
    }

    void show(String newNumber, String newUnit, boolean changed) {
        shownNumber = newNumber;
        unit.setText(newUnit);
        pseudoClassStateChanged(CHANGED, changed);
        if (!number.isFocused()) {
            number.setText(newNumber);
            problem("");
        }
        requestLayout();
    }

    private void commit() {
        if (number.getText().equals(shownNumber)) {
            problem("");
            return;
        }
        Optional<String> refused = take.apply(number.getText());
        problem(refused.orElse(""));
        if (refused.isEmpty()) {
            number.setText(shownNumber);
        }
    }

    private void problem(String reason) {
        pseudoClassStateChanged(INVALID, !reason.isEmpty());
        onProblem.accept(reason);
    }

    private double numberWidth() {
        ruler.setFont(number.getFont());
        ruler.setText(number.getText());
        return Math.ceil(ruler.getLayoutBounds().getWidth()) + 3;
    }

    @Override
    protected double computePrefWidth(double height) {
        double unitWidth = unit.getText().isEmpty() ? 0 : unit.prefWidth(-1) + GAP;
        return Math.max(MIN_WIDTH, numberWidth() + unitWidth + 2 * PADDING);
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        double unitWidth = unit.getText().isEmpty() ? 0 : unit.prefWidth(-1);
        double right = getWidth() - PADDING;
        unit.resizeRelocate(right - unitWidth, 0, unitWidth, HEIGHT);
        double end = unitWidth == 0 ? right : right - unitWidth - (unit.getText().startsWith("°") ? 1 : GAP);
        number.resizeRelocate(PADDING, 0, Math.max(10, end - PADDING), HEIGHT);
    }
}
