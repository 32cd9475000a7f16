package dev.goldenangle.workbench.parameters;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

import java.util.Arrays;
import java.util.Objects;

/**
 * A thin slider with a tick at the preset's value, filled from the tick to the thumb. Shift drags finely, Alt snaps to the tick,
 * Esc cancels the drag; arrow keys step, Home and End go to the ends, Delete resets.
 */
final class KnobSlider extends Pane {
    static final double HEIGHT = 14;
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final double THUMB = 8;
    private static final double RING = 9;
    private static final double FINE = 0.1;
    private static final double STEP = 0.01;

    private final Listener listener;
    private final DoubleProperty position = new SimpleDoubleProperty(this, "position", 0);
    private final DoubleProperty tick = new SimpleDoubleProperty(this, "tick", 0);
    private final Region track = part("knob-track");
    private final Region fill = part("knob-fill");
    private final Region mark = part("knob-tick");
    private final Region thumb = part("knob-thumb");
    private final Region wantedPart = part("knob-way");
    private final Region ring = part("knob-ring");
    /** The position that a previewed suggestion suggests; NaN for none. */
    private double suggestion = Double.NaN;
    /** Whether the value differs from the preset. */
    private boolean isMarked;
    private boolean dragging;
    private double wanted;
    private double lastX;

    interface Listener {
        void begin();

        /** @param fine whether to keep one more digit */
        void moveTo(double position, boolean fine);

        void commit();

        void cancel();

        void reset();

        void lock();
    }

    KnobSlider(Listener listener) {
        this.listener = listener;
        getStyleClass().add("knob-slider");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        getChildren().addAll(track, fill, thumb);
        position.addListener(observable -> requestLayout());
        tick.addListener(observable -> requestLayout());
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(event -> finish());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    private static Region part(String styleClass) {
        Region part = new Region();
        part.getStyleClass().add(styleClass);
        part.setMouseTransparent(true);
        return part;
    }

    /** Positions run from 0 at the left end to 1 at the right. */
    void show(double newPosition, double newTick, boolean changed) {
        position.set(Math.max(0, Math.min(1, newPosition)));
        tick.set(Math.max(0, Math.min(1, newTick)));
        isMarked = changed;
        showParts();
        pseudoClassStateChanged(CHANGED, changed);
        requestLayout();
    }

    /** @param newSuggestion the position that a previewed suggestion suggests; NaN for none */
    void showSuggestion(double newSuggestion) {
        suggestion = Math.max(0, Math.min(1, newSuggestion));
        showParts();
        requestLayout();
    }

    /** Shows the tick and the ring only where they are visible. */
    private void showParts() {
        if (isMarked != (mark.getParent() != null) || hasSuggestion() != (ring.getParent() != null)) {
            Region[] parts = {track, fill, hasSuggestion() ? wantedPart : null, isMarked ? mark : null, hasSuggestion() ? ring : null, thumb};
            getChildren().setAll(Arrays.stream(parts).filter(Objects::nonNull).toList());
        }
    }

    private boolean hasSuggestion() {
        return !Double.isNaN(suggestion);
    }

    double position() {
        return position.get();
    }

    private double span() {
        return Math.max(1, getWidth() - THUMB);
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        requestFocus();
        if (event.getClickCount() == 2) {
            listener.reset();
            return;
        }
        dragging = true;
        lastX = event.getX();
        double thumbX = position.get() * span() + THUMB / 2;
        listener.begin();
        wanted = position.get();
        if (Math.abs(event.getX() - thumbX) > THUMB) {
            wanted = (event.getX() - THUMB / 2) / span();
            listener.moveTo(clamp(wanted), event.isShiftDown());
        }
        event.consume();
    }

    private void drag(MouseEvent event) {
        if (!dragging) {
            return;
        }
        wanted += (event.getX() - lastX) / span() * (event.isShiftDown() ? FINE : 1);
        lastX = event.getX();
        listener.moveTo(event.isAltDown() ? tick.get() : clamp(wanted), event.isShiftDown());
        event.consume();
    }

    private void finish() {
        if (dragging) {
            dragging = false;
            listener.commit();
        }
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && dragging) {
            dragging = false;
            listener.cancel();
            event.consume();
            return;
        }
        switch (event.getCode()) {
            case LEFT, MINUS, SUBTRACT -> stepTo(nudged(-1, event.isShiftDown()), event);
            case RIGHT, PLUS, ADD -> stepTo(nudged(1, event.isShiftDown()), event);
            case HOME -> stepTo(0, event);
            case END -> stepTo(1, event);
            case DELETE, BACK_SPACE -> {
                listener.reset();
                event.consume();
            }
            case L -> {
                listener.lock();
                event.consume();
            }
            default -> { }
        }
    }

    double nudged(int direction, boolean fine) {
        return clamp(position.get() + direction * (fine ? STEP * FINE : STEP));
    }

    private void stepTo(double target, KeyEvent event) {
        listener.begin();
        listener.moveTo(clamp(target), event.isShiftDown());
        listener.commit();
        event.consume();
    }

    private static double clamp(double value) {
        return Math.max(0, Math.min(1, value));
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        double middle = HEIGHT / 2;
        double x = THUMB / 2 + position.get() * span();
        double from = isMarked ? THUMB / 2 + tick.get() * span() : 0;
        track.resizeRelocate(0, middle - 1, getWidth(), 2);
        fill.resizeRelocate(Math.min(from, x), middle - 1, Math.abs(x - from), 2);
        mark.resizeRelocate(Math.round(from) - 0.5, middle - 4, 1, 8);
        if (hasSuggestion()) {
            double to = THUMB / 2 + suggestion * span();
            ring.resizeRelocate(to - RING / 2, middle - RING / 2, RING, RING);
            wantedPart.resizeRelocate(Math.min(x, to), middle - 0.5, Math.abs(x - to), 1);
        }
        thumb.resizeRelocate(x - THUMB / 2, middle - THUMB / 2, THUMB, THUMB);
    }
}
