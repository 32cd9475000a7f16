package dev.goldenangle.workbench.prediction;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Extremes;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.workbench.canvas.CanvasPane;

import java.awt.Color;

/** The distance between client and server over time, with a stem for each correction and a line for the tolerance. */
final class ErrorChart extends CanvasPane {
    private static final double HEIGHT = 168;
    private static final double LEFT = 44;
    private static final double RIGHT = 10;
    private static final double TOP = 10;
    private static final double BOTTOM = 20;
    private static final double AIR = 1.05;
    private final PredictionViewModel model;
    private PredictionRun run;
    private PlotFrame frame;
    private int ticks = 1;

    ErrorChart(PredictionViewModel model, Appearance look) {
        super(look);
        this.model = model;
        setId("prediction-chart");
        setMinSize(0, HEIGHT);
        setPrefSize(0, HEIGHT);
        setOnMousePressed(event -> goTo(event.getX()));
        setOnMouseDragged(event -> goTo(event.getX()));
    }

    private void goTo(double x) {
        if (frame != null) {
            long tick = Math.round((frame.valueX(x) - model.firstSeconds()) * model.tickRate());
            model.goTo((int) Math.max(0, Math.min(ticks - 1, tick)));
        }
    }

    void show(PredictionRun newRun) {
        run = newRun;
        draw();
    }

    @Override
    protected boolean isReady() {
        return run != null && getWidth() > LEFT + RIGHT + 20;
    }

    @Override
    protected void draw(Drawing drawing) {
        ticks = Math.max(1, run.error().length);
        double highest = Math.max(Math.max(run.worstError(), largest(run.correction())), 4 * model.tolerance());
        frame = new PlotFrame(LEFT, TOP, getWidth() - RIGHT, HEIGHT - BOTTOM, model.firstSeconds(), model.firstSeconds() + ticks / model.tickRate(),
                0, highest > 0 ? highest * AIR : 1);
        AxisChart chart = new AxisChart(drawing.inks(), frame, Unit.SECONDS, Unit.NONE);
        chart.level(model.tolerance(), drawing.of(Token.FG_SUBTLE), Inks.line(1, 4, 4)).behind(this::drawCorrections).over(this::drawCursor);
        Points line = chart.line(drawing.of(Token.CHART_1), Inks.line(1.8));
        float[] error = run.error();
        Extremes.visit(error.length, (int) frame.width(), tick -> error[tick], tick -> line.add(seconds(tick), error[tick]));
        chart.draw(drawing.graphics());
    }

    private static float largest(float[] values) {
        float largest = 0f;
        for (float value : values) {
            largest = Math.max(largest, value);
        }
        return largest;
    }

    private double seconds(int tick) {
        return model.firstSeconds() + tick / model.tickRate();
    }

    private void drawCorrections(Drawing drawing) {
        Color colour = drawing.of(Token.CHART_3);
        for (int tick = 0; tick < run.correction().length; tick++) {
            if (run.correction()[tick] > 0f) {
                double at = Math.floor(frame.toX(seconds(tick)));
                double top = frame.toY(run.correction()[tick]);
                drawing.fill(colour, at, top, 1.5, frame.bottom() - top);
                drawing.disc(colour, at + 0.5, top, 2);
            }
        }
    }

    private void drawCursor(Drawing drawing) {
        if (model.cursor() >= 0 && model.cursor() < ticks) {
            drawing.fill(drawing.of(Token.FG_DEFAULT), Math.floor(frame.toX(seconds(model.cursor()))), TOP, 1, frame.height());
        }
    }
}
