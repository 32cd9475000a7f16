package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.controlsfx.control.textfield.CustomTextField;

import java.util.Optional;

/**
 * The fields that edit a limit: a list of relations, and a text field for one or two numbers with the unit at its right. Valid text takes
 * effect while typing. Invalid text is marked with the reason, and the old limit stays in force. Up and Down change the number at the
 * caret, Enter accepts, Esc restores, Tab goes to the next limit.
 */
final class LimitEditor extends HBox {
    private final Goal goal;
    private final Model model;
    private final Actions actions;
    private final ComboBox<Relation> relation = new ComboBox<>();
    private final CustomTextField field = new CustomTextField();
    private final Label unit = Controls.label("", "limit-unit");
    private final Label reason;
    private Limits valid;
    private boolean isWrong;
    private boolean open = true;

    /** Receives the results of typing. */
    interface Actions {
        /** The text is valid so far. */
        void tried(Limits limits);

        /** The text is not a limit. */
        void refused(String reason);

        void kept(Limits limits);

        void restored();

        /** Edits the next limit, or the one before. */
        void go(int step);
    }

    LimitEditor(Goal goal, Model model, Actions actions) {
        this.goal = goal;
        this.model = model;
        this.actions = actions;
        valid = goal.limits();
        getStyleClass().add("limit-editor");
        setAlignment(Pos.CENTER_LEFT);
        relation.getStyleClass().add("limit-relation");
        relation.getItems().setAll(LimitInput.relations());
        relation.setConverter(new ChoiceText<>(LimitInput::symbol));
        relation.setFocusTraversable(false);
        relation.setAccessibleText(Messages.text("scorecard.limit.type"));
        relation.valueProperty().addListener((observable, old, chosen) -> choose(chosen));
        // Wait until the list has closed, because closing it moves the focus.
        relation.setOnHidden(event -> Platform.runLater(this::start));
        unit.setMinWidth(USE_PREF_SIZE);
        field.getStyleClass().add("limit-field");
        field.setId("limit-field");
        field.setAccessibleText(Messages.text("scorecard.limit-of", goal.name()));
        field.setText(LimitInput.text(goal));
        field.setRight(unit);
        field.prefColumnCountProperty().bind(Bindings.createIntegerBinding(() -> Math.max(3, Math.min(10, (2 * field.getLength() + 3) / 3)), field.textProperty()));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        field.textProperty().addListener(observable -> typed());
        reason = new FieldReasons().check(field, this::problem);
        getChildren().addAll(relation, field);
        // Later, because the focus also leaves for a moment when a relation is chosen from the list.
        focusWithinProperty().addListener(observable -> Platform.runLater(this::keepIfLeft));
        show();
    }

    /** The label for the reason why the text is invalid. The row shows it, because this editor is too small. */
    Label reason() {
        return reason;
    }

    private Optional<String> problem(String text) {
        try {
            LimitInput.parse(text, valid, goal, model);
            return Optional.empty();
        } catch (IllegalArgumentException wrong) {
            return Optional.of(wrong.getMessage());
        }
    }

    private void choose(Relation chosen) {
        if (chosen != valid.relation()) {
            valid = valid.as(chosen);
            field.setText(LimitInput.text(goal.withLimits(valid)));
            show();
            actions.tried(valid);
        }
    }

    private void show() {
        relation.setValue(valid.relation());
        unit.setText(valid.unit());
    }

    /** Focuses the field and selects its text. */
    void start() {
        field.requestFocus();
        field.selectAll();
    }

    private void typed() {
        Optional<String> problem = problem(field.getText());
        isWrong = problem.isPresent();
        if (isWrong) {
            actions.refused(problem.get());
        } else {
            valid = LimitInput.parse(field.getText(), valid, goal, model);
            show();
            actions.tried(valid);
        }
    }

    private void key(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code == KeyCode.UP || code == KeyCode.DOWN) {
            turn(code == KeyCode.UP ? 1 : -1, event.isShiftDown() ? LimitInput.Fineness.TENTH : LimitInput.Fineness.DIGIT);
        } else if (code == KeyCode.ENTER) {
            keep();
        } else if (code == KeyCode.ESCAPE) {
            close();
            actions.restored();
        } else if (code == KeyCode.TAB) {
            keep();
            actions.go(event.isShiftDown() ? -1 : 1);
        } else {
            return;
        }
        event.consume();
    }

    private void turn(int steps, LimitInput.Fineness fineness) {
        LimitInput.turn(field.getText(), field.getCaretPosition(), steps, fineness).ifPresent(turned -> {
            field.setText(turned.text());
            field.selectRange(turned.start(), turned.end());
        });
    }

    private void keepIfLeft() {
        if (open && !isFocusWithin() && !relation.isShowing()) {
            keep();
        }
    }

    /** Accepts a valid limit, or drops invalid text and restores the old limit. */
    void keep() {
        close();
        if (!isWrong && !valid.equals(goal.limits())) {
            actions.kept(valid);
        } else {
            actions.restored();
        }
    }

    private void close() {
        open = false;
    }
}
