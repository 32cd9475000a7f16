package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.look.Icons;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * A limit while it is typed: a menu of relations, the number or numbers, and the unit. What is valid is judged at once; what is not
 * turns the field red and leaves the old limit in force. Arrows turn the number at the caret, Enter keeps, Esc restores, Tab goes on.
 */
final class LimitEditor extends HBox {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");
    private static final double ONE = 88;
    private static final double TWO = 150;
    private final Goal goal;
    private final Model model;
    private final Actions actions;
    private final Button operator = new Button();
    private final TextField field = new TextField();
    private final Label unit = new Label();
    private Limits valid;
    private boolean open = true;
    private ContextMenu opened;

    /** What comes of typing. */
    interface Actions {
        /** Something valid so far. */
        void tried(Limits limits);

        /** What stands there is no limit. */
        void refused(String reason);

        void kept(Limits limits);

        void restored();

        /** To the limit after this one, or before. */
        void go(int step);
    }

    LimitEditor(Goal goal, Model model, Actions actions) {
        this.goal = goal;
        this.model = model;
        this.actions = actions;
        valid = goal.limits();
        getStyleClass().add("limit-editor");
        setAlignment(Pos.CENTER_LEFT);
        operator.getStyleClass().add("limit-operator");
        operator.setGraphic(Icons.of(MaterialDesignC.CHEVRON_DOWN));
        operator.setContentDisplay(ContentDisplay.RIGHT);
        operator.setFocusTraversable(false);
        operator.setAccessibleText("How the limit bounds the value");
        operator.setOnAction(event -> menu().show(operator, Side.BOTTOM, 0, 2));
        field.getStyleClass().add("limit-field");
        field.setId("limit-field");
        field.setAccessibleText("Limit of " + goal.name());
        HBox.setHgrow(field, Priority.ALWAYS);
        unit.getStyleClass().add("limit-unit");
        getChildren().addAll(operator, field, unit);
        field.setText(LimitInput.text(goal));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        field.textProperty().addListener(observable -> typed());
        field.focusedProperty().addListener((observable, old, focused) -> {
            if (!focused && open && !isMenuOpen()) {
                keep();
            }
        });
        show();
    }

    private boolean isMenuOpen() {
        return opened != null && opened.isShowing();
    }

    private ContextMenu menu() {
        opened = new ContextMenu();
        for (Relation relation : LimitInput.relations()) {
            MenuItem item = new MenuItem(LimitInput.symbol(relation));
            item.setOnAction(event -> choose(relation));
            opened.getItems().add(item);
        }
        return opened;
    }

    private void choose(Relation relation) {
        valid = valid.as(relation);
        field.setText(LimitInput.text(goal.withLimits(valid)));
        show();
        actions.tried(valid);
        start();
    }

    private void show() {
        operator.setText(valid.relation() == Relation.BETWEEN ? "–" : LimitInput.symbol(valid.relation()));
        unit.setText(valid.unit());
        double width = valid.relation().hasTwoLimits() ? TWO : ONE;
        setPrefWidth(width);
        setMinWidth(width);
    }

    /** Everything selected, so that what is typed replaces it. */
    void start() {
        field.requestFocus();
        field.selectAll();
    }

    private void typed() {
        try {
            valid = LimitInput.parse(field.getText(), valid, goal, model);
            pseudoClassStateChanged(INVALID, false);
            show();
            actions.tried(valid);
        } catch (IllegalArgumentException refused) {
            pseudoClassStateChanged(INVALID, true);
            actions.refused(refused.getMessage());
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

    /** Takes what is valid; what is not goes, and the old limit stays. */
    void keep() {
        boolean isValid = !getPseudoClassStates().contains(INVALID);
        close();
        if (isValid && !valid.equals(goal.limits())) {
            actions.kept(valid);
        } else {
            actions.restored();
        }
    }

    private void close() {
        open = false;
    }
}
