package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.sensitivity.KnobSlice;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jfree.chart.ui.TextAnchor;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/** One measure against one knob: mean and band over the seeds, the goal's limits, and {@link PlotMarks}. A drag sets the knob. */
final class SlicePlot extends CanvasPane {
    private static final double LEFT = 44;
    private static final double RIGHT = 16;
    private static final double TOP = 6;
    private static final double BOTTOM = 22;
    private static final double AIR = 0.08;
    private static final double NUDGE = 0.01;
    private static final double GOAL_WORDS = 110;
    private final FindViewModel model;
    private final Label tag = Controls.label("", "curve-tag");
    private KnobSlice slice;
    private Goal goal;
    private int measure;
    private PlotFrame frame;
    private boolean dragging;

    SlicePlot(FindViewModel model, Appearance look) {
        super(look);
        this.model = model;
        setId("slice-plot");
        getStyleClass().add("find-plot");
        setFocusTraversable(true);
        tag.setManaged(false);
        tag.setMouseTransparent(true);
        tag.setVisible(false);
        getChildren().add(tag);
        setOnMouseMoved(event -> read(event.getX()));
        setOnMouseExited(event -> tag.setVisible(false));
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(event -> finish());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    void show(KnobSlice newSlice, Goal newGoal, int newMeasure) {
        slice = newSlice;
        goal = newGoal;
        measure = newMeasure;
        draw();
    }

    /** The knob's value at an x position. */
    double amountAt(double x) {
        return frame.valueX(x);
    }

    /** The x position of a knob value. */
    double pixelOf(double amount) {
        return frame.toX(amount);
    }

    @Override
    protected boolean isReady() {
        return slice != null && model.slice().has(slice.knob()) && getWidth() > LEFT + RIGHT + 20 && getHeight() > TOP + BOTTOM + 20;
    }

    private List<KnobSlice.Point> points() {
        return slice.points().get(measure).stream().filter(point -> Double.isFinite(point.mean())).toList();
    }

    @Override
    protected void draw(Drawing drawing) {
        List<KnobSlice.Point> points = points();
        if (!dragging || frame == null) {
            frame = fit(points);
        }
        AxisChart chart = new AxisChart(drawing.inks(), frame, Unit.NONE, Unit.NONE).behind(this::fillGoal).behind(behind -> fillBand(behind, points));
        if (goal.counts()) {
            DoubleStream.of(goal.limits().low(), goal.limits().high()).filter(Double::isFinite)
                    .forEach(limit -> chart.level(limit, drawing.of(Token.FG_DEFAULT), Inks.line(1.2)));
        }
        Points line = chart.line(drawing.of(Token.CHART_1), Inks.line(2));
        points.forEach(point -> line.add(point.amount(), point.mean()));
        chart.draw(drawing.graphics());
        PlotMarks marks = new PlotMarks(drawing, frame);
        nameGoal(drawing, marks);
        drawMarks(marks);
    }

    private void fillBand(Drawing drawing, List<KnobSlice.Point> points) {
        Polyline band = new Polyline();
        points.forEach(point -> band.add(frame.toX(point.amount()), frame.toY(point.high())));
        for (int i = points.size() - 1; i >= 0; i--) {
            band.add(frame.toX(points.get(i).amount()), frame.toY(points.get(i).low()));
        }
        drawing.fill(drawing.of(Token.CHART_1, 0.2), band.path());
    }

    private PlotFrame fit(List<KnobSlice.Point> points) {
        DoubleStream values = points.stream().flatMapToDouble(point -> DoubleStream.of(point.low(), point.high(), point.mean()));
        DoubleStream limits = goal.counts() ? DoubleStream.of(goal.limits().low(), goal.limits().high()) : DoubleStream.empty();
        SliceViewModel.Marks marks = model.slice().marksProperty().get();
        DoubleStream others = marks == null || measure >= marks.before().length ? DoubleStream.empty() : DoubleStream.concat(DoubleStream.of(marks.before()[measure]),
                marks.suggestion().length > measure ? DoubleStream.of(marks.suggestion()[measure]) : DoubleStream.empty());
        double[] all = DoubleStream.concat(DoubleStream.concat(values, limits), others).filter(Double::isFinite).toArray();
        double low = Arrays.stream(all).min().orElse(0);
        double high = Arrays.stream(all).max().orElse(1);
        double air = Math.max(1e-6 * Math.max(1, Math.abs(high)), (high - low) * AIR);
        StudyKnob knob = slice.knob();
        return new PlotFrame(LEFT, TOP, getWidth() - RIGHT, getHeight() - BOTTOM, knob.low(), knob.high(), low - air, high + air);
    }

    private double goalTop() {
        return Double.isFinite(goal.limits().high()) ? frame.toY(goal.limits().high()) : frame.top();
    }

    private double goalBottom() {
        return Double.isFinite(goal.limits().low()) ? frame.toY(goal.limits().low()) : frame.bottom();
    }

    private void fillGoal(Drawing drawing) {
        if (goal.counts()) {
            drawing.fill(drawing.of(Token.SUCCESS_FG, 0.07), frame.left(), goalTop(), frame.width(), goalBottom() - goalTop());
        }
    }

    private void nameGoal(Drawing drawing, PlotMarks marks) {
        if (!goal.counts()) {
            return;
        }
        double y = Double.isFinite(goal.limits().high()) ? goalTop() + 4 : goalBottom() - 17;
        boolean isLeftFree = isFree(frame.left(), frame.left() + GOAL_WORDS, y);
        drawing.write(drawing.of(Token.FG_MUTED), drawing.inks().caption(), isLeftFree ? TextAnchor.TOP_LEFT : TextAnchor.TOP_RIGHT, Messages.text("find.goal-limit", goal.limits().text()),
                isLeftFree ? frame.left() + 8 : frame.right() - 8, y + 1);
        marks.avoid(isLeftFree ? frame.left() : frame.right() - GOAL_WORDS, y, GOAL_WORDS, 14);
    }

    /** Whether a text there would not cover the line. */
    private boolean isFree(double left, double right, double y) {
        return points().stream().filter(point -> frame.toX(point.amount()) >= left && frame.toX(point.amount()) <= right)
                .noneMatch(point -> Math.abs(frame.toY(point.mean()) - y - 7) < 16);
    }

    private void drawMarks(PlotMarks marks) {
        StudyKnob knob = slice.knob();
        SliceViewModel.Marks values = model.slice().marksProperty().get();
        boolean isKnown = values != null && measure < values.before().length && values.measures().equals(slice.measures());
        boolean isExact = isKnown && model.slice().isCurrent(values);
        double now = isExact ? values.now()[measure] : slice.mean(measure, model.slice().now(knob));
        if (isKnown && model.slice().isChanged() && Double.isFinite(values.before()[measure])) {
            marks.draw(PlotMarks.Kind.BEFORE, model.slice().before(knob), values.before()[measure], number(values.before()[measure]));
        }
        Optional<Double> suggestion = model.slice().suggestion(knob);
        if (isKnown && suggestion.isPresent() && values.suggestion().length > measure && Double.isFinite(values.suggestion()[measure])) {
            marks.draw(PlotMarks.Kind.SUGGESTION, suggestion.get(), values.suggestion()[measure], number(values.suggestion()[measure]));
        }
        if (Double.isFinite(now)) {
            boolean isMeasured = isExact || slice.isMeasured(measure, model.slice().now(knob));
            marks.draw(PlotMarks.Kind.NOW, model.slice().now(knob), now, (isMeasured ? "" : "≈ ") + number(now));
        }
    }

    private String number(double value) {
        return goal.counts() ? GoalText.number(goal.limits(), value) : MatrixText.shown(value);
    }

    private void read(double x) {
        boolean isInside = isReady() && frame != null && x >= frame.left() && x <= frame.right();
        double value = isInside ? slice.mean(measure, frame.valueX(x)) : Double.NaN;
        tag.setVisible(Double.isFinite(value));
        if (tag.isVisible()) {
            double amount = SliceViewModel.rounded(slice.knob(), frame.valueX(x));
            tag.setText(Numbers.withUnit(Numbers.trimmed(amount, 4), slice.knob().unit()) + "  " + Numbers.withUnit(number(value), slice.measures().get(measure).unit()));
            tag.applyCss();
            double width = Math.ceil(tag.prefWidth(-1));
            tag.resizeRelocate(Math.rint(Math.max(frame.left(), Math.min(frame.right() - width, x - width / 2))), frame.top() + 4, width, 20);
        }
    }

    private void press(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && isReady() && event.getX() >= frame.left() - 4 && event.getX() <= frame.right() + 4) {
            requestFocus();
            dragging = true;
            model.slice().beginTurn(slice.knob());
            turn(event.getX());
            event.consume();
        }
    }

    private void drag(MouseEvent event) {
        if (dragging) {
            turn(event.getX());
            event.consume();
        }
    }

    private void turn(double x) {
        Optional<String> refused = model.slice().turn(slice.knob(), frame.valueX(x));
        read(x);
        refused.ifPresent(reason -> tag.setText(slice.knob().parameter().label() + " " + reason));
        draw();
    }

    private void finish() {
        if (dragging) {
            dragging = false;
            model.slice().endTurn();
            draw();
        }
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && dragging) {
            dragging = false;
            model.slice().cancelTurn();
            draw();
            event.consume();
        } else if (isReady() && !event.isShortcutDown() && (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT)) {
            double step = NUDGE * (slice.knob().high() - slice.knob().low());
            step = slice.knob().isSmooth() ? step : Math.max(1, step);
            model.slice().beginTurn(slice.knob());
            model.slice().turn(slice.knob(), model.slice().now(slice.knob()) + (event.getCode() == KeyCode.LEFT ? -step : step));
            model.slice().endTurn();
            draw();
            event.consume();
        }
    }
}
