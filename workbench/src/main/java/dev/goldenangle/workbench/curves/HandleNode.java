package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.Handle;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** A knob as a draggable point of a curve. Shift drags finely, Alt snaps to the preset, Esc cancels the drag, a double click resets. */
final class HandleNode extends Region {
    static final double SIZE = 11;
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final PseudoClass DRAGGED = PseudoClass.getPseudoClass("dragged");
    private static final double FINE = 0.1;
    private static final double NUDGE = 0.01;
    private final Handle handle;
    private final CurvesViewModel model;
    private final Holder holder;
    private final Label tag = Controls.label("", "curve-tag");
    private boolean dragging;
    private double lastX;
    private double lastY;
    private double wantedX;
    private double wantedY;

    /** The plot that contains a handle. */
    interface Holder {
        /** The knob's internal value for a handle centred at these pixels. */
        double valueAt(Handle handle, double x, double y);

        /** Freezes the scale of the plot until the end of the drag. */
        void hold();

        void letGo();
    }

    HandleNode(String curveKey, Handle handle, CurvesViewModel model, Holder holder) {
        this.handle = handle;
        this.model = model;
        this.holder = holder;
        setId("handle-" + curveKey + "-" + handle.parameter().key());
        getStyleClass().add("curve-handle");
        setManaged(false);
        setFocusTraversable(true);
        setCursor(Cursor.HAND);
        setAccessibleRole(AccessibleRole.SLIDER);
        setAccessibleText(handle.parameter().label());
        tag.setManaged(false);
        tag.setMouseTransparent(true);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(event -> finish());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        hoverProperty().addListener(observable -> showTag());
        focusedProperty().addListener(observable -> showTag());
    }

    Label tag() {
        return tag;
    }

    Handle handle() {
        return handle;
    }

    private Parameter knob() {
        return handle.parameter();
    }

    void place(double x, double y, double plotRight) {
        // The curves of the previous model stay until the new ones are computed, but its knobs are already gone.
        boolean isThere = model.knobs().values().table().contains(knob());
        setVisible(isThere);
        if (!isThere) {
            tag.setVisible(false);
            return;
        }
        resizeRelocate(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE);
        tag.setText(KnobText.of(knob(), model.knobs().values().value(knob())));
        boolean isChanged = model.knobs().isChanged(knob());
        pseudoClassStateChanged(CHANGED, isChanged);
        tag.pseudoClassStateChanged(CHANGED, isChanged);
        setDisable(model.knobs().isLocked(knob()));
        tag.applyCss();
        double width = Math.ceil(tag.prefWidth(-1));
        double tagX = x + 12 + width > plotRight ? x - 12 - width : x + 12;
        tag.resizeRelocate(Math.round(tagX), Math.round(y < 26 ? y + 8 : y - 26), width, 20);
        showTag();
    }

    private void showTag() {
        tag.setVisible(dragging || isHover() || isFocused());
        if (tag.isVisible()) {
            tag.toFront();
        }
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        requestFocus();
        if (event.getClickCount() == 2) {
            model.knobs().reset(knob());
            return;
        }
        dragging = true;
        pseudoClassStateChanged(DRAGGED, true);
        holder.hold();
        model.history().begin(Messages.text("curves.change", knob().label()));
        lastX = event.getSceneX();
        lastY = event.getSceneY();
        wantedX = getLayoutX() + SIZE / 2;
        wantedY = getLayoutY() + SIZE / 2;
        event.consume();
    }

    private void drag(MouseEvent event) {
        if (!dragging) {
            return;
        }
        double share = event.isShiftDown() ? FINE : 1;
        wantedX += (event.getSceneX() - lastX) * share;
        wantedY += (event.getSceneY() - lastY) * share;
        lastX = event.getSceneX();
        lastY = event.getSceneY();
        if (event.isAltDown()) {
            model.knobs().reset(knob());
        } else {
            model.turn(knob(), holder.valueAt(handle, wantedX, wantedY));
        }
        event.consume();
    }

    private void finish() {
        if (dragging) {
            model.history().commit();
            end();
        }
    }

    private void end() {
        dragging = false;
        pseudoClassStateChanged(DRAGGED, false);
        holder.letGo();
        showTag();
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && dragging) {
            model.history().cancel();
            end();
            event.consume();
            return;
        }
        switch (event.getCode()) {
            case LEFT, DOWN -> nudge(-1, event);
            case RIGHT, UP -> nudge(1, event);
            case DELETE, BACK_SPACE -> {
                model.knobs().reset(knob());
                event.consume();
            }
            default -> { }
        }
    }

    private void nudge(int direction, KeyEvent event) {
        double w = model.knobs().values().w();
        double range = knob().spec().sliderMax().resolve(w) - knob().spec().sliderMin().resolve(w);
        model.turn(knob(), model.knobs().values().get(knob()) + direction * range * NUDGE);
        event.consume();
    }
}
