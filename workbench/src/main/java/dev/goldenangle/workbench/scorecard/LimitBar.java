package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Shows how far a value is from its limit. A single limit is in the middle and further right is better. A range fills the middle third,
 * and its two handles can be dragged. The grey tick is the previous value.
 */
final class LimitBar extends Pane {
    static final double HEIGHT = 16;
    private static final double THUMB = 8;
    private static final double HANDLE = 6;
    /** The margin that fills half of a side. Larger margins are compressed towards the end. */
    private static final double HALF_WAY = 0.35;
    private static final double BAND = 1 / 3.0;
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final PseudoClass TWO_SIDED = PseudoClass.getPseudoClass("two-sided");
    private final Region track = part("margin-track");
    private final Region fill = part("margin-fill");
    private final Region thumb = part("margin-thumb");
    private final Region limit = part("margin-limit");
    private final Region before = part("margin-before");
    private final Region lower = handle("lower", Messages.text("scorecard.limit.lower"));
    private final Region upper = handle("upper", Messages.text("scorecard.limit.upper"));
    private Limits limits;
    private double now = Double.NaN;
    private double was = Double.NaN;
    /** The scale is frozen while a handle is dragged, so that the handle stays under the pointer. */
    private Limits scale;
    private double pressedAt;
    private Moves moves = new Moves() {
        @Override
        public void moved(Limits moved) {
        }

        @Override
        public void kept(Limits moved) {
        }
    };

    /** Receives changes of a handle. */
    interface Moves {
        /** Called during the drag. */
        void moved(Limits moved);

        /** Called when the handle is released. */
        void kept(Limits moved);
    }

    LimitBar() {
        getStyleClass().add("limit-bar");
        getChildren().addAll(track, fill, before, limit, lower, upper, thumb);
        thumb.setMouseTransparent(true);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
    }

    void setMoves(Moves newMoves) {
        moves = newMoves;
    }

    private static Region part(String styleClass) {
        Region part = new Region();
        part.getStyleClass().add(styleClass);
        return part;
    }

    private Region handle(String id, String text) {
        Region handle = part("limit-handle");
        handle.setId(id);
        handle.setCursor(Cursor.H_RESIZE);
        handle.setFocusTraversable(true);
        handle.setAccessibleText(text);
        handle.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            handle.requestFocus();
            scale = limits;
            pressedAt = event.getSceneX();
            event.consume();
        });
        handle.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            moves.moved(dragged(handle, event));
            event.consume();
        });
        handle.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> {
            Limits moved = dragged(handle, event);
            scale = null;
            moves.kept(moved);
            event.consume();
        });
        handle.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            int direction = event.getCode() == KeyCode.RIGHT || event.getCode() == KeyCode.UP ? 1 : event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.DOWN ? -1 : 0;
            if (direction != 0) {
                double step = Math.pow(10, -GoalText.usualDigits(limits)) / (event.isShiftDown() ? 10 : 1);
                moves.kept(moved(limits, handle == lower || event.isAltDown() ? direction * step : 0, handle == upper || event.isAltDown() ? direction * step : 0));
                event.consume();
            }
        });
        return handle;
    }

    private Limits dragged(Region handle, MouseEvent event) {
        double perPixel = half(scale) / (BAND * span());
        double by = (event.getSceneX() - pressedAt) * perPixel;
        return moved(scale, handle == lower || event.isAltDown() ? by : 0, handle == upper || event.isAltDown() ? by : 0);
    }

    /** Rounds to whole digits. A handle cannot pass the other one. */
    private static Limits moved(Limits from, double lowBy, double highBy) {
        int digits = GoalText.usualDigits(from) + 1;
        double low = Rounded.to(from.low() + lowBy, digits);
        double high = Rounded.to(from.high() + highBy, digits);
        return lowBy != 0 && highBy == 0 ? from.withEnds(Math.min(low, high), high) : from.withEnds(low, Math.max(low, high));
    }

    /** @param beforeResult the previous result, or null */
    void show(Limits newLimits, Quantity quantity, GoalResult result, GoalResult beforeResult) {
        limits = newLimits;
        now = result == null || !result.isMeasured() ? Double.NaN : position(result, quantity);
        was = beforeResult == null || !beforeResult.isMeasured() ? Double.NaN : position(beforeResult, quantity);
        boolean isTwoSided = limits.relation().hasTwoLimits();
        pseudoClassStateChanged(FAILED, result != null && !result.pass());
        pseudoClassStateChanged(TWO_SIDED, isTwoSided);
        thumb.setVisible(!Double.isNaN(now));
        before.setVisible(!Double.isNaN(was));
        lower.setVisible(isTwoSided);
        upper.setVisible(isTwoSided);
        limit.setVisible(!isTwoSided);
        requestLayout();
    }

    /** From −1 at the left end through 0 in the middle to 1; NaN while there is no value. */
    double position() {
        return now;
    }

    double beforePosition() {
        return was;
    }

    private double position(GoalResult result, Quantity quantity) {
        Limits by = scale == null ? result.goal().limits() : scale;
        if (by.relation().hasTwoLimits()) {
            return inBand(by, result.value());
        }
        boolean counted = quantity == Quantity.COUNT || by.first().number() == 0;
        double margin = counted ? result.margin() / 10 : result.margin();
        return Double.isInfinite(margin) ? Math.signum(margin) : margin / (Math.abs(margin) + HALF_WAY);
    }

    /** Proportional within the range, compressed towards the ends outside. */
    static double inBand(Limits by, double value) {
        double middle = (by.low() + by.high()) / 2;
        double half = half(by);
        double off = half == 0 ? Math.signum(value - middle) * 2 : (value - middle) / half;
        double beyond = Math.max(0, Math.abs(off) - 1);
        return beyond == 0 ? off * BAND : Double.isInfinite(beyond) ? Math.signum(off) : Math.signum(off) * (BAND + (1 - BAND) * beyond / (beyond + 1));
    }

    private static double half(Limits by) {
        return (by.high() - by.low()) / 2;
    }

    private double span() {
        return getWidth() / 2 - THUMB / 2;
    }

    private double place(double position) {
        return Math.round(getWidth() / 2) + position * span();
    }

    /** Uses the frozen scale during a drag. */
    private double handlePlace(double end, double usual) {
        if (scale == null) {
            return place(usual);
        }
        double half = half(scale);
        double position = half == 0 ? usual : (end - (scale.low() + scale.high()) / 2) / half * BAND;
        return place(Math.max(-1, Math.min(1, position)));
    }

    @Override
    protected void layoutChildren() {
        double top = HEIGHT / 2 - 3;
        boolean isTwoSided = limits != null && limits.relation().hasTwoLimits();
        double x = place(Double.isNaN(now) ? 0 : now);
        double from = isTwoSided ? handlePlace(limits.low(), -BAND) : Math.min(place(0), x);
        double to = isTwoSided ? handlePlace(limits.high(), BAND) : Math.max(place(0), x);
        track.resizeRelocate(0, top + 1, getWidth(), 4);
        fill.resizeRelocate(from, top, Math.max(0, to - from), 6);
        limit.resizeRelocate(place(0) - 1, HEIGHT / 2 - 6, 2, 12);
        thumb.resizeRelocate(x - THUMB / 2, HEIGHT / 2 - THUMB / 2, THUMB, THUMB);
        before.resizeRelocate(Math.round(place(Double.isNaN(was) ? 0 : was)) - 1, HEIGHT / 2 - 6, 2, 12);
        lower.resizeRelocate(from - HANDLE / 2, 0, HANDLE, HEIGHT);
        upper.resizeRelocate(to - HANDLE / 2, 0, HANDLE, HEIGHT);
    }
}
