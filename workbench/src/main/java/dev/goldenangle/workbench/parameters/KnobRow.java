package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.util.Duration;
import org.controlsfx.control.ToggleSwitch;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

import java.util.Optional;

/** One knob: name and value on top, the slider with its range below. Reset and lock buttons appear on hover. */
final class KnobRow extends VBox {
    /** The ratio of the normal font size of a name to the reduced one. */
    private static final double TIGHTER = 1.2;
    /** Nudges within this time of each other form one undo step. */
    private static final Duration ONE_GESTURE = Duration.millis(400);
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass WARNED = PseudoClass.getPseudoClass("warned");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final PseudoClass LOCKED = PseudoClass.getPseudoClass("locked");

    private final Knob knob;
    private final History history;
    private final Label name = Controls.label("", "knob-name");
    private final Circle dot = new Circle(2.5);
    private final Button reset = button(MaterialDesignR.RESTORE, Messages.text("parameters.reset-to-preset"));
    private final Button lock = button(MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE, Messages.text("parameters.lock"));
    private final Label reason = Controls.label("", "knob-reason");
    private final Label low = Controls.label("", "knob-range");
    private final Label high = Controls.label("", "knob-range");
    private final KnobSlider slider = new KnobSlider(new Hand());
    private final HBox range = new HBox(low, slider, high);
    private final PauseTransition nudging = new PauseTransition(ONE_GESTURE);
    private final Control control;
    private final Runnable showValue;

    KnobRow(Knob knob, History history) {
        this.knob = knob;
        this.history = history;
        getStyleClass().add("knob-row");
        setId("knob-" + knob.key());
        name.setText(knob.label());
        name.setMaxWidth(Double.MAX_VALUE);
        name.setMinWidth(0);
        name.widthProperty().addListener(observable -> fitName());
        HBox.setHgrow(name, Priority.ALWAYS);
        dot.getStyleClass().add("changed-dot-shape");
        reset.setOnAction(event -> knob.reset());
        lock.setOnAction(event -> knob.toggleLock());
        nudging.setOnFinished(event -> history.commit());
        if (knob.words().isEmpty()) {
            KnobField field = new KnobField(new Typing());
            control = field;
            showValue = () -> showNumber(field);
        } else if (knob.isSwitch()) {
            ToggleSwitch toggle = new ToggleSwitch();
            toggle.getStyleClass().add("knob-switch");
            toggle.selectedProperty().addListener((observable, was, is) -> choose(is ? 1 : 0));
            control = toggle;
            showValue = () -> {
                toggle.setSelected(knob.chosen() == 1);
                toggle.setText(knob.words().get(knob.chosen()));
            };
        } else {
            ComboBox<String> box = new ComboBox<>(FXCollections.observableList(knob.words()));
            box.getStyleClass().add("knob-choice");
            box.getSelectionModel().selectedIndexProperty().addListener((observable, was, is) -> choose(is.intValue()));
            control = box;
            showValue = () -> box.getSelectionModel().select(knob.chosen());
        }
        control.setAccessibleText(knob.label());
        HBox line = new HBox(dot, name, reset, lock, control);
        line.getStyleClass().add("knob-line");
        getChildren().add(line);
        if (knob.words().isEmpty()) {
            addSlider();
        }
        Tip.on(name, () -> KnobTooltip.beside(this, knob::card));
        ContextActions.on(this, knob::actions);
        update();
    }

    String label() {
        return knob.label();
    }

    String key() {
        return knob.key();
    }

    private static Button button(Ikon icon, String purpose) {
        Button button = new Button(null, Icons.of(icon));
        button.getStyleClass().add("knob-button");
        button.setAccessibleText(purpose);
        button.setFocusTraversable(false);
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }

    private void addSlider() {
        slider.setAccessibleText(knob.label());
        HBox.setHgrow(slider, Priority.ALWAYS);
        range.getStyleClass().add("knob-range-line");
        high.setAlignment(Pos.CENTER_RIGHT);
        reason.setVisible(false);
        StackPane below = new StackPane(range, reason);
        below.setAlignment(Pos.CENTER_LEFT);
        getChildren().add(below);
    }

    private void choose(int word) {
        if (word >= 0 && word != knob.chosen()) {
            knob.choose(word);
        }
    }

    void update() {
        boolean locked = knob.isLocked();
        pseudoClassStateChanged(CHANGED, knob.isChanged());
        pseudoClassStateChanged(LOCKED, locked);
        dot.setVisible(knob.isChanged());
        // A disabled control cannot be focused: the focus moves to the lock and back, and stays in this row.
        lock.setFocusTraversable(locked);
        ((FontIcon) lock.getGraphic()).setIconCode(locked ? MaterialDesignL.LOCK_OUTLINE : MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE);
        if (locked && (control.isFocused() || slider.isFocused())) {
            lock.requestFocus();
        }
        boolean wasUnlockedHere = !locked && lock.isFocused();
        control.setDisable(locked);
        showValue.run();
        if (wasUnlockedHere) {
            (knob.words().isEmpty() ? slider : control).requestFocus();
        }
    }

    private void showNumber(KnobField field) {
        field.show(knob.number(), knob.unit(), knob.isChanged());
        slider.setDisable(knob.isLocked());
        slider.show(knob.position(), knob.tick(), knob.isChanged());
        slider.showSuggestion(knob.suggestion());
        low.setText(knob.low());
        high.setText(knob.warning().orElseGet(knob::high));
        high.pseudoClassStateChanged(WARNED, knob.warning().isPresent());
    }

    /** Shrinks a name that does not fit before cutting it off. */
    private void fitName() {
        double full = name.prefWidth(-1) * (name.getPseudoClassStates().contains(TIGHT) ? TIGHTER : 1);
        name.pseudoClassStateChanged(TIGHT, full > name.getWidth() + 0.5);
    }

    /** Focuses the value field. */
    void focusValue() {
        control.requestFocus();
        if (control instanceof KnobField field) {
            field.selectAll();
        }
    }

    private final class Typing implements KnobField.Listener {
        @Override
        public Optional<String> apply(String text) {
            if (!knob.isOfOpenModel()) {
                return Optional.empty();
            }
            Optional<String> refused = knob.take(text);
            update();
            return refused;
        }

        @Override
        public void showProblem(String problem) {
            reason.setText(problem);
            reason.setVisible(!problem.isEmpty());
            range.setVisible(problem.isEmpty());
        }

        @Override
        public void nudge(int direction, boolean fine) {
            if (nudging.getStatus() != Animation.Status.RUNNING) {
                history.begin(Messages.text("document.change-knob", knob.label()));
            }
            knob.slideTo(slider.nudged(direction, fine), fine);
            update();
            nudging.playFromStart();
        }
    }

    private final class Hand implements KnobSlider.Listener {
        @Override
        public void begin() {
            history.begin(Messages.text("document.change-knob", knob.label()));
        }

        @Override
        public void moveTo(double position, boolean fine) {
            knob.slideTo(position, fine);
            // Immediately, because the next step starts from this value even if the next frame is late.
            update();
        }

        @Override
        public void commit() {
            history.commit();
        }

        @Override
        public void cancel() {
            history.cancel();
        }

        @Override
        public void reset() {
            knob.reset();
        }

        @Override
        public void lock() {
            knob.toggleLock();
        }
    }
}
