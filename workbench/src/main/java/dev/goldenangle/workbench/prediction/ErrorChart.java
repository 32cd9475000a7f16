package dev.goldenangle.workbench.prediction;

import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.Token;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.TextAlignment;

/** The distance between client and server over the run, a stem for every correction, and the tolerance. */
final class ErrorChart extends Canvas {
    static final double HEIGHT = 168;
    private static final double LEFT = 44;
    private static final double RIGHT = 10;
    private static final double TOP = 10;
    private static final double BOTTOM = 20;
    private final PredictionViewModel model;
    private final Look look;
    private int ticks = 1;
    private double highest = 1;

    ErrorChart(PredictionViewModel model, Look look) {
        super(100, HEIGHT);
        this.model = model;
        this.look = look;
        setId("prediction-chart");
        setOnMousePressed(event -> model.goTo(tickAt(event.getX())));
        setOnMouseDragged(event -> model.goTo(tickAt(event.getX())));
    }

    void show(PredictionRun run) {
        GraphicsContext g = getGraphicsContext2D();
        g.setFill(look.color(Token.BG_INSET));
        g.fillRect(0, 0, getWidth(), HEIGHT);
        ticks = Math.max(1, run.error().length);
        highest = Math.max(Math.max(run.worstError(), largest(run.correction())), 4 * model.tolerance());
        highest = highest > 0 ? highest * 1.05 : 1;
        drawGrid(g);
        drawTolerance(g);
        drawCorrections(g, run.correction());
        drawError(g, run.error());
        drawCursor(g);
    }

    private static float largest(float[] values) {
        float largest = 0f;
        for (float value : values) {
            largest = Math.max(largest, value);
        }
        return largest;
    }

    private double x(double tick) {
        return LEFT + (getWidth() - LEFT - RIGHT) * tick / ticks;
    }

    private int tickAt(double x) {
        return (int) Math.max(0, Math.min(ticks - 1, Math.round((x - LEFT) / (getWidth() - LEFT - RIGHT) * ticks)));
    }

    private double y(double value) {
        return HEIGHT - BOTTOM - Math.min(1, value / highest) * (HEIGHT - TOP - BOTTOM);
    }

    private void drawGrid(GraphicsContext g) {
        g.setFont(Fonts.regular(10));
        g.setTextBaseline(VPos.CENTER);
        g.setTextAlign(TextAlignment.RIGHT);
        double step = step(highest / 3);
        int digits = (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
        for (double value = 0; value <= highest; value += step) {
            g.setFill(look.color(Token.GRIDLINE));
            g.fillRect(LEFT, Math.floor(y(value)), getWidth() - LEFT - RIGHT, 1);
            g.setFill(look.color(Token.FG_SUBTLE));
            g.fillText(Numbers.fixed(value, digits), LEFT - 6, y(value));
        }
        g.setTextAlign(TextAlignment.CENTER);
        double seconds = ticks / model.tickRate();
        double every = Math.max(1, step(seconds / 5));
        for (double second = Math.ceil(model.firstSeconds() / every) * every; second <= model.firstSeconds() + seconds; second += every) {
            double at = x((second - model.firstSeconds()) * model.tickRate());
            g.setFill(look.color(Token.GRIDLINE));
            g.fillRect(Math.floor(at), TOP, 1, HEIGHT - TOP - BOTTOM);
            g.setFill(look.color(Token.FG_SUBTLE));
            g.fillText(Numbers.fixed(second, 0), at, HEIGHT - BOTTOM / 2);
        }
    }

    /** One, two or five times a power of ten, not below a wanted step. */
    private static double step(double wanted) {
        double power = Math.pow(10, Math.floor(Math.log10(wanted)));
        double times = wanted / power;
        return power * (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10);
    }

    private void drawTolerance(GraphicsContext g) {
        g.setStroke(look.color(Token.FG_SUBTLE));
        g.setLineWidth(1);
        g.setLineDashes(4, 4);
        double at = Math.floor(y(model.tolerance())) + 0.5;
        g.strokeLine(LEFT, at, getWidth() - RIGHT, at);
        g.setLineDashes((double[]) null);
    }

    private void drawCorrections(GraphicsContext g, float[] corrections) {
        g.setFill(look.color(Token.CHART_3));
        for (int tick = 0; tick < corrections.length; tick++) {
            if (corrections[tick] > 0f) {
                double at = Math.floor(x(tick));
                double top = y(corrections[tick]);
                g.fillRect(at, top, 1.5, HEIGHT - BOTTOM - top);
                g.fillOval(at - 1.5, top - 2, 4, 4);
            }
        }
    }

    /** The highest error of each column of pixels, so that no peak is lost. */
    private void drawError(GraphicsContext g, float[] error) {
        g.setStroke(look.color(Token.CHART_1));
        g.setLineWidth(1.8);
        g.beginPath();
        int column = Integer.MIN_VALUE;
        float peak = 0f;
        for (int tick = 0; tick < error.length && !Float.isNaN(error[tick]); tick++) {
            int next = (int) x(tick);
            if (next != column && column != Integer.MIN_VALUE) {
                g.lineTo(column, y(peak));
                peak = 0f;
            }
            column = next;
            peak = Math.max(peak, error[tick]);
        }
        g.lineTo(column, y(peak));
        g.stroke();
    }

    private void drawCursor(GraphicsContext g) {
        if (model.cursor() >= 0 && model.cursor() < ticks) {
            g.setFill(look.color(Token.FG_DEFAULT));
            g.fillRect(Math.floor(x(model.cursor())), TOP, 1, HEIGHT - TOP - BOTTOM);
        }
    }
}
