package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import java.util.List;
import java.util.Optional;

/**
 * Runs over parallel axes. Drag on an axis to keep a range, inside a range to move it, at its end to resize it; double-click to remove
 * it. Drag a title to move its axis, click a title to flip it. A click elsewhere selects a run.
 */
final class AxesPane extends CanvasPane {
    private static final double NEAR_AXIS = 11;
    private static final double NEAR_END = 5;
    private static final double NEAR_LINE = 7;
    private static final double MOVED = 4;
    private final SweepViewModel model;
    private final Appearance look;
    private final StringProperty hint = new SimpleStringProperty(this, "hint", "");
    private Drag drag;

    /** What a drag does. */
    private enum Kind { TITLE, NEW_RANGE, MOVE_RANGE, LOWER_END, UPPER_END, LINE }

    /** @param places the range when the drag began; null for none */
    private record Drag(Kind kind, SweepAxis axis, double x, double y, double[] places) {
    }

    AxesPane(SweepViewModel model, Appearance look) {
        super(look);
        this.model = model;
        this.look = look;
        setId("sweep-axes");
        setAccessibleText(Messages.text("sweep.axes.accessible"));
        Tip.on(this, hint);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
        look.textScaleProperty().addListener(observable -> draw());
    }

    void show() {
        model.study().ifPresent(study -> setMinWidth(AxesLayout.leastWidth(study.axes(), look.textScaleProperty().get())));
        draw();
    }

    private AxesLayout layoutOf(OpenStudy study) {
        return AxesLayout.of(study.ordered(), getWidth(), getHeight(), look.textScaleProperty().get());
    }

    /** The x of a value's axis. */
    double axisX(int axis) {
        OpenStudy study = model.study().orElseThrow();
        return layoutOf(study).x(study.brushes().order().indexOf(axis));
    }

    /** The y of a share of the axes' height, from 0 at the bottom. */
    double axisY(double share) {
        return layoutOf(model.study().orElseThrow()).y(share);
    }

    @Override
    protected boolean isReady() {
        return model.study().isPresent() && getWidth() > 100 && getHeight() > 100;
    }

    @Override
    protected void draw(Drawing drawing) {
        OpenStudy study = model.study().orElseThrow();
        drawing.clipped(0, 0, getWidth(), getHeight(), () -> new AxesDrawing(drawing, layoutOf(study), study.brushes(), look).draw(model, study, getWidth(), getHeight()));
    }

    private Drag at(MouseEvent event, OpenStudy study) {
        AxesLayout layout = layoutOf(study);
        SweepAxis axis = layout.axes().get(layout.nearest(event.getX()));
        double[] places = study.brushes().places(axis).orElse(null);
        if (event.getY() < layout.top() - 14) {
            return new Drag(Kind.TITLE, axis, event.getX(), event.getY(), places);
        }
        if (layout.distance(event.getX()) > NEAR_AXIS || event.getY() > layout.bottom() + NEAR_AXIS) {
            return new Drag(Kind.LINE, axis, event.getX(), event.getY(), places);
        }
        return new Drag(places == null ? Kind.NEW_RANGE : partOf(layout, places, event.getY()), axis, event.getX(), event.getY(), places);
    }

    private static Kind partOf(AxesLayout layout, double[] places, double y) {
        double low = layout.y(places[0]);
        double high = layout.y(places[1]);
        boolean isShort = low - high < 3 * NEAR_END;
        if (Math.abs(y - high) <= NEAR_END && (!isShort || y < high)) {
            return Kind.UPPER_END;
        }
        if (Math.abs(y - low) <= NEAR_END && (!isShort || y > low)) {
            return Kind.LOWER_END;
        }
        return y > high && y < low || isShort && Math.abs(y - (high + low) / 2) <= NEAR_END ? Kind.MOVE_RANGE : Kind.NEW_RANGE;
    }

    private void hover(MouseEvent event) {
        if (!isReady()) {
            return;
        }
        Drag found = at(event, model.study().orElseThrow());
        setCursor(switch (found.kind) {
            case TITLE -> Cursor.HAND;
            case NEW_RANGE -> Cursor.CROSSHAIR;
            case MOVE_RANGE -> Cursor.MOVE;
            case LOWER_END, UPPER_END -> Cursor.V_RESIZE;
            case LINE -> Cursor.DEFAULT;
        });
        hint.set(switch (found.kind) {
            case TITLE -> Messages.text("sweep.hint.title", found.axis.labelAndUnit());
            case NEW_RANGE -> Messages.text("sweep.hint.new-range", found.axis.labelAndUnit());
            case MOVE_RANGE, LOWER_END, UPPER_END -> Messages.text("sweep.hint.range", found.axis.labelAndUnit());
            case LINE -> Messages.text("sweep.hint.line");
        });
    }

    private void press(MouseEvent event) {
        if (!isReady() || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        drag = at(event, model.study().orElseThrow());
        if (event.getClickCount() == 2 && drag.kind != Kind.TITLE && drag.places != null && drag.kind != Kind.LINE) {
            model.runs().change(brushes -> brushes.clear(drag.axis.index()));
            drag = null;
        }
    }

    private void drag(MouseEvent event) {
        if (drag == null || !isReady()) {
            return;
        }
        AxesLayout layout = layoutOf(model.study().orElseThrow());
        double from = layout.share(drag.y);
        double to = layout.share(event.getY());
        switch (drag.kind) {
            case TITLE -> {
                if (Math.abs(event.getX() - drag.x) > MOVED) {
                    model.runs().change(brushes -> brushes.move(drag.axis.index(), layout.nearest(event.getX())));
                }
            }
            case NEW_RANGE -> {
                if (Math.abs(event.getY() - drag.y) > MOVED) {
                    model.runs().change(brushes -> brushes.brush(drag.axis, from, to));
                }
            }
            case MOVE_RANGE -> move(to - from);
            case LOWER_END -> model.runs().change(brushes -> brushes.brush(drag.axis, to, drag.places[1]));
            case UPPER_END -> model.runs().change(brushes -> brushes.brush(drag.axis, drag.places[0], to));
            case LINE -> { }
        }
    }

    /** Moves the range without resizing it, within the axis. */
    private void move(double by) {
        double length = drag.places[1] - drag.places[0];
        double low = Math.max(0, Math.min(1 - length, drag.places[0] + by));
        model.runs().change(brushes -> brushes.brush(drag.axis, low, low + length));
    }

    private void release(MouseEvent event) {
        if (drag == null || !isReady()) {
            return;
        }
        boolean isClick = Math.abs(event.getX() - drag.x) <= MOVED && Math.abs(event.getY() - drag.y) <= MOVED;
        Drag ended = drag;
        drag = null;
        if (isClick && ended.kind == Kind.TITLE) {
            model.runs().change(brushes -> brushes.flip(ended.axis.index()));
        } else if (isClick && ended.kind == Kind.LINE) {
            pick(event);
        }
    }

    private void pick(MouseEvent event) {
        OpenStudy study = model.study().orElseThrow();
        Optional<SweepRow> kept = nearest(model.runs().kept(), study, event.getX(), event.getY());
        kept.or(() -> nearest(study.rows(), study, event.getX(), event.getY())).ifPresent(row -> {
            if (event.isShortcutDown()) {
                model.mark(row);
            } else {
                model.runs().select(row);
            }
        });
    }

    private Optional<SweepRow> nearest(List<SweepRow> rows, OpenStudy study, double x, double y) {
        AxesLayout layout = layoutOf(study);
        int left = (int) Math.max(0, Math.min(layout.axes().size() - 2, Math.floor((x - layout.left()) / layout.gap())));
        if (layout.axes().size() < 2) {
            return Optional.empty();
        }
        double share = (x - layout.x(left)) / layout.gap();
        SweepRow best = null;
        double least = NEAR_LINE;
        for (SweepRow row : rows) {
            double from = layout.y(study.brushes().place(layout.axes().get(left), row.value(layout.axes().get(left))));
            double to = layout.y(study.brushes().place(layout.axes().get(left + 1), row.value(layout.axes().get(left + 1))));
            double distance = Math.abs(from + share * (to - from) - y);
            if (distance < least) {
                least = distance;
                best = row;
            }
        }
        return Optional.ofNullable(best);
    }
}
