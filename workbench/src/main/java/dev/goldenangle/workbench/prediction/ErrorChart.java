package dev.goldenangle.workbench.prediction;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.Extremes;
import dev.goldenangle.workbench.plot.Ink;
import dev.goldenangle.workbench.plot.LineStyle;
import dev.goldenangle.workbench.plot.PlotFrame;
import dev.goldenangle.workbench.plot.Polyline;
import dev.goldenangle.workbench.plot.Surface;
import dev.goldenangle.workbench.plot.canvas.CanvasSurface;
import javafx.scene.canvas.Canvas;

/** The distance between client and server over the run, a stem for every correction, and the tolerance. */
final class ErrorChart extends Canvas {
    static final double HEIGHT = 168;
    private static final double LEFT = 44;
    private static final double RIGHT = 10;
    private static final double TOP = 10;
    private static final double BOTTOM = 20;
    private static final double AIR = 1.05;
    private final PredictionViewModel model;
    private final Look look;
    private PlotFrame frame;
    private int ticks = 1;

    ErrorChart(PredictionViewModel model, Look look) {
        super(100, HEIGHT);
        this.model = model;
        this.look = look;
        setId("prediction-chart");
        setOnMousePressed(event -> goTo(event.getX()));
        setOnMouseDragged(event -> goTo(event.getX()));
    }

    private void goTo(double x) {
        if (frame != null) {
            long tick = Math.round((frame.valueX(x) - model.firstSeconds()) * model.tickRate());
            model.goTo((int) Math.max(0, Math.min(ticks - 1, tick)));
        }
    }

    void show(PredictionRun run) {
        ticks = Math.max(1, run.error().length);
        double highest = Math.max(Math.max(run.worstError(), largest(run.correction())), 4 * model.tolerance());
        frame = new PlotFrame(LEFT, TOP, getWidth() - RIGHT, HEIGHT - BOTTOM, model.firstSeconds(), model.firstSeconds() + ticks / model.tickRate(),
                0, highest > 0 ? highest * AIR : 1);
        CanvasSurface surface = new CanvasSurface(this, look);
        frame.drawGrid(surface, Unit.SECONDS, Unit.NONE);
        double tolerance = Math.floor(frame.toY(model.tolerance())) + 0.5;
        surface.stroke(LineStyle.of(Token.FG_SUBTLE, 1, 4.0, 4.0), LEFT, tolerance, frame.right(), tolerance);
        drawCorrections(surface, run.correction());
        drawError(surface, run.error());
        drawCursor(surface);
    }

    private static float largest(float[] values) {
        float largest = 0f;
        for (float value : values) {
            largest = Math.max(largest, value);
        }
        return largest;
    }

    private double x(int tick) {
        return frame.toX(model.firstSeconds() + tick / model.tickRate());
    }

    private void drawCorrections(Surface surface, float[] corrections) {
        Ink ink = Ink.of(Token.CHART_3);
        for (int tick = 0; tick < corrections.length; tick++) {
            if (corrections[tick] > 0f) {
                double at = Math.floor(x(tick));
                double top = frame.toY(corrections[tick]);
                surface.fill(ink, at, top, 1.5, frame.bottom() - top);
                surface.circle(ink, at + 0.5, top, 2);
            }
        }
    }

    private void drawError(Surface surface, float[] error) {
        Polyline line = new Polyline();
        Extremes.visit(error.length, (int) frame.width(), tick -> error[tick], tick -> line.add(x(tick), frame.toY(error[tick])));
        surface.stroke(LineStyle.of(Token.CHART_1, 1.8), line);
    }

    private void drawCursor(Surface surface) {
        if (model.cursor() >= 0 && model.cursor() < ticks) {
            surface.fill(Ink.of(Token.FG_DEFAULT), Math.floor(x(model.cursor())), TOP, 1, frame.height());
        }
    }
}
