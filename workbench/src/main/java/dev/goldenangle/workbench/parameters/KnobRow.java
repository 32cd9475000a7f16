package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Icons;
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

/** One knob: name and value on top, the slider with its range below; reset and lock appear under the mouse. */
final class KnobRow extends Pane {
    static final double HEIGHT = 40;
    private static final double LEFT = 28;
    private static final double RIGHT = 12;
    private static final double SLIDER_INSET = 58;
    private static final double RANGE_Y = 26;
    private static final double LINE = 14;
    private static final double REASON_SIZE = 11;
    private static final double RANGE_SIZE = 10;
    /** Up to this width a name that does not fit is written smaller, before it is cut. */
    private static final double ROOMY = 400;
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass WARNED = PseudoClass.getPseudoClass("warned");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final PseudoClass LOCKED = PseudoClass.getPseudoClass("locked");

    private final Knob knob;
    private final History history;
    private final Label name = new Label();
    /** Made when they can first be seen. */
    private Circle dot;
    private Button reset;
    private Button lock;
    private Label reason;
    private final Label low = new Label();
    private final Label high = new Label();
    private KnobField field;
    private KnobSlider slider;
    private WordControl choice;
    private Region control;
    private boolean tight;
    private double nameWidth;

    KnobRow(Knob knob, History history) {
        this.knob = knob;
        this.history = history;
        getStyleClass().add("knob-row");
        setId("knob-" + knob.key());
        name.setText(knob.label());
        name.getStyleClass().add("knob-name");
        low.getStyleClass().add("knob-range");
        high.getStyleClass().add("knob-range");
        high.setAlignment(Pos.CENTER_RIGHT);
        getChildren().add(name);
        if (knob.words().isEmpty()) {
            addSlider();
        } else {
            addChoice();
        }
        setOnMouseEntered(event -> installTooltip());
        hoverProperty().addListener(observable -> makeButtons());
        focusWithinProperty().addListener(observable -> makeButtons());
        ContextActions.on(this, knob::actions);
        update();
    }

    String key() {
        return knob.key();
    }

    private static Button button(Ikon icon, String purpose) {
        Button button = new Button(null, Icons.of(icon));
        button.getStyleClass().addAll("knob-button");
        button.setAccessibleText(purpose);
        button.setFocusTraversable(false);
        return button;
    }

    /** Under the mouse, with the keyboard in the row, or locked: before that nobody sees them, and a start is the quicker for it. */
    private void makeButtons() {
        if (lock == null) {
            reset = button(MaterialDesignR.RESTORE, "Back to the preset");
            lock = button(MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE, "Lock");
            reset.setOnAction(event -> knob.reset());
            lock.setOnAction(event -> knob.toggleLock());
            getChildren().addAll(getChildren().indexOf(name) + 1, List.of(reset, lock));
        }
    }

    private void addSlider() {
        field = new KnobField(knob::take, this::showReason);
        field.setAccessibleText(knob.label());
        slider = new KnobSlider(new KnobSlider.Listener() {
            @Override
            public void begin() {
                history.begin("Change " + knob.label());
            }

            @Override
            public void moveTo(double position, boolean fine) {
                knob.slideTo(position, fine);
                update();     // at once: the next step goes on from here, however long the next frame takes
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
        });
        slider.setAccessibleText(knob.label());
        control = field;
        getChildren().addAll(field, low, high, slider);
    }

    private void addChoice() {
        choice = knob.isSwitch() ? new KnobSwitch(knob.words(), knob::choose) : new KnobChoice(knob.words(), knob::choose);
        makeReason();
        control = choice.node();
        control.setAccessibleText(knob.label());
        getChildren().add(control);
    }

    private void makeReason() {
        reason = new Label();
        reason.getStyleClass().add("knob-reason");
        getChildren().add(reason);
    }

    private void showReason(String text) {
        boolean invalid = !text.isEmpty();
        if (reason == null && invalid) {
            makeReason();
        }
        if (reason != null) {
            reason.setText(text);
            reason.setVisible(invalid);
        }
        slider.setVisible(!invalid);
        low.setVisible(!invalid);
        high.setVisible(!invalid);
    }

    /** Shows the value of the set in force. */
    void update() {
        boolean changed = knob.isChanged();
        boolean locked = knob.isLocked();
        pseudoClassStateChanged(CHANGED, changed);
        pseudoClassStateChanged(LOCKED, locked);
        showDot(changed);
        updateLock(locked);
        if (choice != null) {
            choice.show(knob.chosen());
            choice.node().setDisable(locked);
        } else {
            updateNumber(changed, locked);
        }
        requestLayout();
    }

    private void showDot(boolean changed) {
        if (dot == null && changed) {
            dot = new Circle(2.5);
            dot.getStyleClass().add("changed-dot-shape");
            getChildren().add(0, dot);
        }
        if (dot != null) {
            dot.setVisible(changed);
        }
    }

    private void updateLock(boolean locked) {
        if (locked) {
            makeButtons();
        }
        if (lock != null) {
            // A locked slider cannot have the keyboard, so its lock can.
            lock.setFocusTraversable(locked);
            ((FontIcon) lock.getGraphic()).setIconCode(locked ? MaterialDesignL.LOCK_OUTLINE : MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE);
        }
    }

    private void updateNumber(boolean changed, boolean locked) {
        field.show(knob.number(), knob.unit(), changed);
        field.setDisable(locked);
        slider.setDisable(locked);
        slider.show(knob.position(), knob.tick(), changed);
        slider.showRecipe(knob.recipe());
        low.setText(knob.low());
        high.setText(knob.warning().orElseGet(knob::high));
        high.pseudoClassStateChanged(WARNED, knob.warning().isPresent());
    }

    /** Only the name explains itself: over the slider the card would come between the pointer and the thumb. */
    private void installTooltip() {
        Tooltip.install(name, KnobTooltip.beside(this, knob::card));
        setOnMouseEntered(null);
    }

    /** Puts the keyboard into the value. */
    void focusValue() {
        if (field == null) {
            choice.node().requestFocus();
        } else {
            field.edit();
        }
    }

    /** A long name is written smaller; its width is remembered as it is in full size, or it would go back and forth. */
    private void writeTightly(double room, boolean narrow) {
        if (!tight) {
            nameWidth = name.prefWidth(-1) / scale();
        }
        tight = narrow && nameWidth * scale() > room;
        name.pseudoClassStateChanged(TIGHT, tight);
    }

    /** How large text is written, from a label that is not written smaller where there is little room. */
    private double scale() {
        return Math.max(1, slider == null ? reason.getFont().getSize() / REASON_SIZE : low.getFont().getSize() / RANGE_SIZE);
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.rint(HEIGHT * scale());
    }

    /** Returns how far the name may reach. */
    private double placeButtons(double controlX, double controlY) {
        if (lock == null) {
            return controlX - 6;
        }
        lock.resizeRelocate(controlX - 24, controlY + 1, 20, 20);
        reset.resizeRelocate(controlX - 44, controlY + 1, 20, 20);
        return lock.isVisible() ? controlX - 44 : controlX - 6;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double fieldHeight = Math.rint(KnobField.HEIGHT * scale());
        double lineHeight = Math.rint(LINE * scale());
        double lineY = Math.rint((RANGE_Y - 2) * scale());
        double controlWidth = control.prefWidth(-1);
        double controlX = width - RIGHT - controlWidth;
        double controlY = slider == null ? Math.rint((height - fieldHeight) / 2) : 2;
        control.resizeRelocate(controlX, controlY, controlWidth, fieldHeight);
        if (dot != null) {
            dot.relocate(12, controlY + fieldHeight / 2 - 2.5);
        }
        double nameEnd = placeButtons(controlX, controlY);
        double room = Math.max(40, Math.min(nameEnd, controlX - 6) - LEFT);
        writeTightly(room, width < ROOMY);
        name.resizeRelocate(LEFT, controlY, room, fieldHeight);
        if (reason != null) {
            reason.resizeRelocate(LEFT, lineY, width - LEFT - RIGHT, lineHeight);
        }
        if (slider != null) {
            double inset = LEFT + (SLIDER_INSET - LEFT) * scale();
            low.resizeRelocate(LEFT, lineY, inset - LEFT - 4, lineHeight);
            high.resizeRelocate(width - RIGHT - 40 * scale(), lineY, 40 * scale(), lineHeight);
            double sliderWidth = Math.max(60, width - inset - RIGHT - 44 * scale());
            slider.resizeRelocate(inset, lineY + (lineHeight - LINE) / 2, sliderWidth, KnobSlider.HEIGHT);
        }
    }
}
