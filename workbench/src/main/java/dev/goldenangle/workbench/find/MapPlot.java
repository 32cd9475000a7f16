package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.RoundSteps;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.sensitivity.KnobMap;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jfree.chart.ui.TextAnchor;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/** One measure over two knobs, drawn as contour lines; the area that meets the goal is tinted. A drag sets both knobs. */
final class MapPlot extends CanvasPane {
    private static final double LEFT = 44;
    private static final double RIGHT = 16;
    private static final double TOP = 6;
    private static final double BOTTOM = 22;
    private static final int LINES = 7;
    private final FindViewModel model;
    private KnobMap map;
    private Goal goal;
    private int measure;
    private PlotFrame frame;
    private boolean dragging;

    MapPlot(FindViewModel model, Appearance look) {
        super(look);
        this.model = model;
        setId("map-plot");
        getStyleClass().add("find-plot");
        setFocusTraversable(true);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(event -> finish());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    void show(KnobMap newMap, Goal newGoal, int newMeasure) {
        map = newMap;
        goal = newGoal;
        measure = newMeasure;
        draw();
    }

    @Override
    protected boolean isReady() {
        return map != null && model.slice().has(map.across()) && model.slice().has(map.up()) && getWidth() > LEFT + RIGHT + 20 && getHeight() > TOP + BOTTOM + 20;
    }

    private double[] values() {
        return map.values()[measure];
    }

    @Override
    protected void draw(Drawing drawing) {
        StudyKnob across = map.across();
        StudyKnob up = map.up();
        frame = new PlotFrame(LEFT, TOP, getWidth() - RIGHT, getHeight() - BOTTOM, across.low(), across.high(), up.low(), up.high());
        new AxisChart(drawing.inks(), frame, Unit.NONE, Unit.NONE).withoutGrid().behind(this::tint).over(this::drawLines).draw(drawing.graphics());
        drawMarks(new PlotMarks(drawing, frame));
    }

    private void drawLines(Drawing drawing) {
        double low = Arrays.stream(values()).filter(Double::isFinite).min().orElse(0);
        double high = Arrays.stream(values()).filter(Double::isFinite).max().orElse(1);
        RoundSteps steps = RoundSteps.within(low, high, LINES, Unit.NONE);
        for (double level : steps.values()) {
            Shape line = line(level);
            drawing.stroke(drawing.of(Token.CHART_1, 0.8), Inks.line(1.2), line);
            label(drawing, line, (map.measures().get(measure).isEstimate() ? "≈ " : "") + Numbers.fixed(level, steps.digits()));
        }
        if (goal.counts()) {
            DoubleStream.of(goal.limits().low(), goal.limits().high()).filter(Double::isFinite).forEach(limit -> drawing.stroke(drawing.of(Token.FG_DEFAULT), Inks.line(2), line(limit)));
        }
    }

    /** Tints cells whose four corners meet the goal. */
    private void tint(Drawing drawing) {
        int size = map.size();
        double width = frame.width() / (size - 1);
        double height = frame.height() / (size - 1);
        for (int row = 0; goal.counts() && row + 1 < size; row++) {
            for (int column = 0; column + 1 < size; column++) {
                double middle = (values()[row * size + column] + values()[row * size + column + 1] + values()[(row + 1) * size + column] + values()[(row + 1) * size + column + 1]) / 4;
                if (goal.limits().hold(middle)) {
                    drawing.fill(drawing.of(Token.SUCCESS_FG, 0.12), frame.left() + column * width, frame.bottom() - (row + 1) * height, width, height);
                }
            }
        }
    }

    private Shape line(double level) {
        AffineTransform toPixels = new AffineTransform(frame.width(), 0, 0, -frame.height(), frame.left(), frame.bottom());
        return toPixels.createTransformedShape(IsoLines.at(level, values(), map.size()));
    }

    /** Writes a text at the line's middle point. */
    private static void label(Drawing drawing, Shape line, String text) {
        List<double[]> points = new ArrayList<>();
        for (PathIterator i = line.getPathIterator(null); !i.isDone(); i.next()) {
            double[] point = new double[6];
            i.currentSegment(point);
            points.add(point);
        }
        if (!points.isEmpty()) {
            double[] middle = points.get(points.size() / 2);
            drawing.write(drawing.of(Token.FG_MUTED), drawing.inks().axis(), TextAnchor.CENTER, text, middle[0], middle[1] - 7);
        }
    }

    private void drawMarks(PlotMarks marks) {
        if (model.slice().isChanged()) {
            marks.draw(PlotMarks.Kind.BEFORE, model.slice().before(map.across()), model.slice().before(map.up()), "");
        }
        Optional<Double> x = model.slice().suggestion(map.across());
        Optional<Double> y = model.slice().suggestion(map.up());
        if (x.isPresent() && y.isPresent()) {
            marks.draw(PlotMarks.Kind.SUGGESTION, x.get(), y.get(), "");
        }
        marks.draw(PlotMarks.Kind.NOW, model.slice().now(map.across()), model.slice().now(map.up()), "");
    }

    private void press(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && isReady()) {
            requestFocus();
            dragging = true;
            model.slice().beginTurn(map.across());
            turn(event);
        }
    }

    private void drag(MouseEvent event) {
        if (dragging) {
            turn(event);
        }
    }

    private void turn(MouseEvent event) {
        model.slice().turn(map.across(), frame.valueX(event.getX()));
        model.slice().turn(map.up(), frame.valueY(event.getY()));
        draw();
        event.consume();
    }

    private void finish() {
        if (dragging) {
            dragging = false;
            model.slice().endTurn();
        }
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && dragging) {
            dragging = false;
            model.slice().cancelTurn();
            draw();
            event.consume();
        }
    }
}
