package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.Ink;
import dev.goldenangle.workbench.plot.Lettering;
import dev.goldenangle.workbench.plot.LineStyle;
import dev.goldenangle.workbench.plot.PlotFrame;
import dev.goldenangle.workbench.plot.Polyline;
import dev.goldenangle.workbench.plot.RoundSteps;
import dev.goldenangle.workbench.plot.Surface;
import dev.goldenangle.workbench.plot.canvas.CanvasPane;
import dev.goldenangle.workbench.plot.canvas.CanvasSurface;
import dev.goldenangle.workbench.study.StudyKnob;
import dev.goldenangle.workbench.study.sensitivity.KnobMap;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

import java.util.Arrays;
import java.util.Optional;

/** One measure over two knobs, by lines of equal value; where its goal is met is tinted. A drag turns both knobs. */
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

    MapPlot(FindViewModel model, Look look) {
        super(look);
        this.model = model;
        setId("map-plot");
        setFocusTraversable(true);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(event -> finish());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        look.themeProperty().addListener(observable -> draw());
    }

    void show(KnobMap newMap, Goal newGoal, int newMeasure) {
        map = newMap;
        goal = newGoal;
        measure = newMeasure;
        draw();
    }

    @Override
    protected boolean isReady() {
        return map != null && getWidth() > LEFT + RIGHT + 20 && getHeight() > TOP + BOTTOM + 20;
    }

    private double[] values() {
        return map.values()[measure];
    }

    @Override
    protected void draw(CanvasSurface surface) {
        StudyKnob across = map.across();
        StudyKnob up = map.up();
        frame = new PlotFrame(LEFT, TOP, getWidth() - RIGHT, getHeight() - BOTTOM, across.low(), across.high(), up.low(), up.high());
        surface.fill(Ink.of(Token.BG_INSET), frame.left(), frame.top(), frame.width(), frame.height());
        frame.drawNumbers(surface, Unit.NONE, Unit.NONE);
        surface.clip(frame.left(), frame.top(), frame.width(), frame.height());
        tint(surface);
        double low = Arrays.stream(values()).filter(Double::isFinite).min().orElse(0);
        double high = Arrays.stream(values()).filter(Double::isFinite).max().orElse(1);
        RoundSteps steps = RoundSteps.within(low, high, LINES, Unit.NONE);
        for (double level : steps.values()) {
            Polyline line = pixels(IsoLines.at(level, values(), map.size()));
            surface.stroke(LineStyle.of(Token.CHART_1, 1.2).withOpacity(0.8), line);
            label(surface, line, Numbers.fixed(level, steps.digits()));
        }
        if (goal.counts()) {
            Limits limits = goal.limits();
            for (double limit : new double[] {limits.low(), limits.high()}) {
                if (Double.isFinite(limit)) {
                    surface.stroke(LineStyle.of(Token.FG_DEFAULT, 2), pixels(IsoLines.at(limit, values(), map.size())));
                }
            }
        }
        surface.unclip();
        drawMarks(surface);
    }

    /** Cells whose four corners meet the goal. */
    private void tint(Surface surface) {
        int size = map.size();
        double width = frame.width() / (size - 1);
        double height = frame.height() / (size - 1);
        for (int row = 0; goal.counts() && row + 1 < size; row++) {
            for (int column = 0; column + 1 < size; column++) {
                double middle = (values()[row * size + column] + values()[row * size + column + 1] + values()[(row + 1) * size + column] + values()[(row + 1) * size + column + 1]) / 4;
                if (goal.limits().hold(middle)) {
                    surface.fill(new Ink(Token.SUCCESS_FG, 0.12), frame.left() + column * width, frame.bottom() - (row + 1) * height, width, height);
                }
            }
        }
    }

    private Polyline pixels(Polyline shares) {
        Polyline line = new Polyline();
        for (int i = 0; i < shares.count(); i++) {
            line.add(frame.left() + shares.x(i) * frame.width(), frame.bottom() - shares.y(i) * frame.height());
        }
        return line;
    }

    private static void label(Surface surface, Polyline line, String text) {
        int middle = line.count() / 2;
        while (middle < line.count() && !line.isPoint(middle)) {
            middle++;
        }
        if (middle < line.count()) {
            surface.write(Lettering.axis().in(Token.FG_MUTED).at(Lettering.Across.MIDDLE, Lettering.Down.MIDDLE), text, line.x(middle), line.y(middle) - 7);
        }
    }

    private void drawMarks(Surface surface) {
        PlotMarks marks = new PlotMarks(surface, frame);
        if (model.slice().isChanged()) {
            marks.draw(PlotMarks.Kind.BEFORE, model.slice().before(map.across()), model.slice().before(map.up()), "");
        }
        Optional<Double> x = model.slice().recipe(map.across());
        Optional<Double> y = model.slice().recipe(map.up());
        if (x.isPresent() && y.isPresent()) {
            marks.draw(PlotMarks.Kind.RECIPE, x.get(), y.get(), "");
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
