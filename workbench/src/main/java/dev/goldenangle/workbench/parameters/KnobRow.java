package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.session.Knobs;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

import java.util.List;
import java.util.Optional;

/** One knob: name and value on top, the slider with its range below; reset and lock appear under the mouse. */
final class KnobRow extends Pane {
    static final double HEIGHT = 40;
    private static final double LEFT = 28;
    private static final double RIGHT = 12;
    private static final double SLIDER_INSET = 58;
    private static final double RANGE_Y = 26;
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final PseudoClass LOCKED = PseudoClass.getPseudoClass("locked");

    private final KnobsViewModel model;
    private final Parameter parameter;
    private final KnobFormat format;
    private final Label name = new Label();
    private final Circle dot = new Circle(2.5);
    private final Button reset = button(MaterialDesignR.RESTORE, "Back to the preset");
    private final Button lock = button(MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE, "Lock");
    private final Label reason = new Label();
    private final Label low = new Label();
    private final Label high = new Label();
    private KnobField field;
    private KnobSlider slider;
    private KnobChoice choice;
    private Region control;

    KnobRow(KnobsViewModel model, Parameter parameter) {
        this.model = model;
        this.parameter = parameter;
        format = new KnobFormat(parameter);
        getStyleClass().add("knob-row");
        setId("knob-" + parameter.key());
        name.setText(parameter.label());
        name.getStyleClass().add("knob-name");
        dot.getStyleClass().add("changed-dot-shape");
        reason.getStyleClass().add("knob-reason");
        low.getStyleClass().add("knob-range");
        high.getStyleClass().add("knob-range");
        high.setAlignment(Pos.CENTER_RIGHT);
        reset.setOnAction(event -> knobs().reset(parameter));
        lock.setOnAction(event -> toggleLock());
        getChildren().addAll(dot, name, reset, lock, reason);
        if (parameter.spec().options().isEmpty()) {
            addSlider();
        } else {
            addChoice();
        }
        setOnMouseEntered(event -> installTooltip());
        update();
    }

    private Knobs knobs() {
        return model.knobs();
    }

    Parameter parameter() {
        return parameter;
    }

    private static Button button(Ikon icon, String purpose) {
        Button button = new Button(null, Icons.of(icon, 13));
        button.getStyleClass().addAll("knob-button");
        button.setAccessibleText(purpose);
        button.setFocusTraversable(false);
        return button;
    }

    private void addSlider() {
        field = new KnobField(this::take, this::showReason);
        field.setAccessibleText(parameter.label());
        slider = new KnobSlider(new KnobSlider.Listener() {
            @Override
            public void begin() {
                model.history().begin("Change " + parameter.label());
            }

            @Override
            public void moveTo(double position, boolean fine) {
                slideTo(position, fine);
            }

            @Override
            public void commit() {
                model.history().commit();
            }

            @Override
            public void cancel() {
                model.history().cancel();
            }

            @Override
            public void reset() {
                knobs().reset(parameter);
            }
        });
        slider.setAccessibleText(parameter.label());
        control = field;
        getChildren().addAll(field, low, high, slider);
    }

    private void addChoice() {
        choice = new KnobChoice(parameter.spec().kind() == Spec.Kind.SWITCH ? List.of("off", "on") : parameter.spec().options(),
                index -> knobs().set(parameter, Value.of(index)));
        choice.setAccessibleText(parameter.label());
        control = choice;
        getChildren().add(choice);
    }

    private Optional<String> take(String text) {
        ParameterSet set = model.values().get();
        Optional<Value> value = format.parse(text, set.value(parameter).form());
        return value.isEmpty() ? Optional.of("Must be a number, or one like 0.3W or 35deg")
                : knobs().set(parameter, value.get()).map(KnobRow::sentence);
    }

    private static String sentence(String problem) {
        return Character.toUpperCase(problem.charAt(0)) + problem.substring(1);
    }

    private void showReason(String text) {
        reason.setText(text);
        boolean invalid = !text.isEmpty();
        reason.setVisible(invalid);
        slider.setVisible(!invalid);
        low.setVisible(!invalid);
        high.setVisible(!invalid);
    }

    private void slideTo(double position, boolean fine) {
        ParameterSet set = model.values().get();
        double w = set.w();
        Spec spec = parameter.spec();
        double left = spec.sliderMin().resolve(w);
        double right = spec.sliderMax().resolve(w);
        double preset = model.saved().get().get(parameter);
        boolean atTick = Math.abs(position - (preset - left) / (right - left)) < 1e-9;
        Value value = atTick ? model.saved().get().value(parameter)
                : format.snapped(left + position * (right - left), set.value(parameter), w, fine ? 1 : 0);
        knobs().set(parameter, value);
    }

    private void toggleLock() {
        if (knobs().isLocked(parameter)) {
            knobs().unlock(parameter);
        } else {
            knobs().lock(parameter);
        }
    }

    /** Shows the value of the set in force. */
    void update() {
        ParameterSet set = model.values().get();
        boolean changed = knobs().isChanged(parameter);
        boolean locked = knobs().isLocked(parameter);
        pseudoClassStateChanged(CHANGED, changed);
        pseudoClassStateChanged(LOCKED, locked);
        dot.setVisible(changed);
        ((FontIcon) lock.getGraphic()).setIconCode(locked ? MaterialDesignL.LOCK_OUTLINE : MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE);
        if (choice != null) {
            choice.show(set.getInt(parameter));
            choice.setDisable(locked);
        } else {
            updateNumber(set, changed, locked);
        }
        requestLayout();
    }

    private void updateNumber(ParameterSet set, boolean changed, boolean locked) {
        Value value = set.value(parameter);
        Spec spec = parameter.spec();
        double w = set.w();
        double left = spec.sliderMin().resolve(w);
        double right = spec.sliderMax().resolve(w);
        field.show(format.number(value, w), format.unit(set), changed);
        field.setDisable(locked);
        slider.setDisable(locked);
        slider.show((set.get(parameter) - left) / (right - left), (model.saved().get().get(parameter) - left) / (right - left), changed);
        low.setText(format.end(spec.sliderMin(), value.form(), w));
        high.setText(format.end(spec.sliderMax(), value.form(), w));
    }

    /** Only the name explains itself: over the slider the card would come between the pointer and the thumb. */
    private void installTooltip() {
        Tooltip.install(name, KnobTooltip.of(parameter));
        setOnMouseEntered(null);
    }

    /** Puts the keyboard into the value. */
    void focusValue() {
        if (field == null) {
            choice.requestFocus();
        } else {
            field.edit();
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double controlWidth = control.prefWidth(-1);
        double controlX = width - RIGHT - controlWidth;
        double controlY = slider == null ? (HEIGHT - KnobField.HEIGHT) / 2 : 2;
        control.resizeRelocate(controlX, controlY, controlWidth, KnobField.HEIGHT);
        dot.relocate(12, controlY + KnobField.HEIGHT / 2 - 2.5);
        double buttonsX = controlX - 4;
        for (Button button : new Button[] {lock, reset}) {
            buttonsX -= 20;
            button.resizeRelocate(buttonsX, controlY + 1, 20, 20);
        }
        double nameEnd = lock.isVisible() ? buttonsX : controlX - 6;
        name.resizeRelocate(LEFT, controlY, Math.max(40, Math.min(nameEnd, controlX - 6) - LEFT), KnobField.HEIGHT);
        reason.resizeRelocate(LEFT, RANGE_Y - 2, width - LEFT - RIGHT, 14);
        if (slider != null) {
            low.resizeRelocate(LEFT, RANGE_Y - 2, SLIDER_INSET - LEFT - 4, 14);
            high.resizeRelocate(width - RIGHT - 40, RANGE_Y - 2, 40, 14);
            double sliderWidth = Math.max(60, width - SLIDER_INSET - RIGHT - 44);
            slider.resizeRelocate(SLIDER_INSET, RANGE_Y - 2, sliderWidth, KnobSlider.HEIGHT);
        }
    }
}
