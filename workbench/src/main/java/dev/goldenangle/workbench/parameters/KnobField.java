package dev.goldenangle.workbench.parameters;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import javafx.scene.layout.Pane;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A number with its unit in one box. It turns into a text field when the keyboard or a click gets to it, because dozens of
 * text fields would slow down the start. Enter takes what was typed, Esc brings the old value back.
 */
final class KnobField extends Pane {
    static final double HEIGHT = 22;
    private static final double MIN_WIDTH = 68;
    private static final double EDITING_ROOM = 16;
    private static final double PADDING = 7;
    private static final double GAP = 4;
    private static final double LONGEST = 140;
    private static final PseudoClass EDITING = PseudoClass.getPseudoClass("editing");
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final Label number = new Label();
    private final Label unit = new Label();
    private final Function<String, Optional<String>> take;
    private final Consumer<String> onProblem;
    private TextField editor;

    /**
     * @param take      tries a typed text; returns why it is refused
     * @param onProblem told the reason of a refusal, or an empty text when all is well again
     */
    KnobField(Function<String, Optional<String>> take, Consumer<String> onProblem) {
        this.take = take;
        this.onProblem = onProblem;
        getStyleClass().add("knob-field");
        setAccessibleRole(AccessibleRole.TEXT_FIELD);
        setFocusTraversable(true);
        setCursor(Cursor.TEXT);
        number.getStyleClass().add("knob-number");
        number.setAlignment(Pos.CENTER_RIGHT);
        unit.getStyleClass().add("knob-unit");
        getChildren().addAll(number, unit);
        setOnMousePressed(event -> {
            edit();
            // The scroll pane would take the keyboard for itself.
            event.consume();
        });
        focusedProperty().addListener((observable, old, focused) -> {
            if (focused) {
                edit();
            }
        });
    }

    /** Opens the text field with everything selected. */
    void edit() {
        if (isDisabled() || editor != null) {
            return;
        }
        editor = new TextField(number.getText());
        editor.getStyleClass().add("knob-editor");
        editor.setAccessibleText(getAccessibleText());
        editor.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        editor.textProperty().addListener(observable -> requestLayout());
        editor.focusedProperty().addListener((observable, old, focused) -> {
            if (!focused) {
                commit();
                closeEditor();
            }
        });
        getChildren().add(editor);
        number.setVisible(false);
        // The box itself steps out of the way of Tab while its editor is there.
        setFocusTraversable(false);
        pseudoClassStateChanged(EDITING, true);
        editor.requestFocus();
        editor.selectAll();
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            commit();
            editor.selectAll();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            editor.setText(number.getText());
            getScene().getRoot().requestFocus();
            event.consume();
        }
    }

    private void commit() {
        if (editor == null || editor.getText().equals(number.getText())) {
            problem("");
            return;
        }
        Optional<String> refused = take.apply(editor.getText());
        problem(refused.orElse(""));
    }

    private void closeEditor() {
        if (editor != null) {
            getChildren().remove(editor);
            editor = null;
            number.setVisible(true);
            setFocusTraversable(true);
            pseudoClassStateChanged(EDITING, false);
            problem("");
        }
    }

    void show(String newNumber, String newUnit, boolean changed) {
        boolean isNew = !newNumber.equals(number.getText());
        number.setText(newNumber);
        unit.setText(newUnit);
        pseudoClassStateChanged(CHANGED, changed);
        if (editor != null && isNew) {
            boolean isAllSelected = editor.getSelection().getLength() == editor.getLength();
            editor.setText(newNumber);
            if (isAllSelected) {
                editor.selectAll();     // what is typed next replaces it, as it would have a moment ago
            }
            problem("");
        }
        requestLayout();
    }

    private void problem(String reason) {
        pseudoClassStateChanged(INVALID, !reason.isEmpty());
        onProblem.accept(reason);
    }

    @Override
    protected double computePrefWidth(double height) {
        double unitWidth = unit.getText().isEmpty() ? 0 : unit.prefWidth(-1) + GAP;
        return Math.ceil(Math.max(MIN_WIDTH, Math.max(number.prefWidth(-1), typedWidth()) + unitWidth + 2 * PADDING + (editor == null ? 0 : EDITING_ROOM)));
    }

    /** What is being typed is read as it stands, however long. */
    private double typedWidth() {
        if (editor == null) {
            return 0;
        }
        Text typed = new Text(editor.getText());
        typed.setFont(editor.getFont());
        return Math.min(LONGEST, typed.getLayoutBounds().getWidth());
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(HEIGHT, Math.rint(number.prefHeight(-1) + 6));
    }

    @Override
    protected void layoutChildren() {
        double unitWidth = unit.getText().isEmpty() ? 0 : unit.prefWidth(-1);
        double right = getWidth() - PADDING;
        unit.resizeRelocate(right - unitWidth, 0, unitWidth, getHeight());
        double end = unitWidth == 0 ? right : right - unitWidth - (unit.getText().startsWith("°") ? 1 : GAP);
        number.resizeRelocate(PADDING, 0, Math.max(10, end - PADDING), getHeight());
        if (editor != null) {
            editor.resizeRelocate(PADDING - 2, 0, Math.max(10, end - PADDING + 4), getHeight());
        }
    }
}
