package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.GainMap;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.look.CanvasPane;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.PlotFrame;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.runs.RunEntry;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.text.TextAlignment;

import java.util.List;

/** The gain map as a heat map or around the direction of travel, with the ridge of the best angle and the samples of a run. */
final class GainMapPlot extends CanvasPane {
    private static final double LEFT = 36;
    private static final double RIGHT = 12;
    private static final double TOP = 4;
    private static final double BOTTOM = 20;
    private static final int PIXELS = 200;
    private static final int MOST_SAMPLES = 240;
    private final Look look;
    private final Circle dot = new Circle(4.5);
    private final Label tag = new Label();
    private View view = View.HEAT;
    private GainMap map;
    private Unit speedUnit = Unit.METRES_PER_SECOND;
    private List<RunEntry> runs = List.of();
    private PlotFrame frame;
    private double centreX;
    private double centreY;
    private double reach;

    /** How the map is laid out. */
    enum View {
        HEAT("Heat map"), POLAR("Polar");

        private final String label;

        View(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    GainMapPlot(Look look) {
        this.look = look;
        setId("gain-map");
        getStyleClass().add("curve-plot");
        dot.getStyleClass().add("curve-dot");
        dot.setManaged(false);
        tag.getStyleClass().add("curve-tag");
        tag.setManaged(false);
        tag.setMouseTransparent(true);
        tag.setVisible(false);
        getChildren().addAll(dot, tag);
        look.themeProperty().addListener(observable -> draw());
        setOnMouseMoved(event -> showReadout(event.getX(), event.getY()));
        setOnMouseExited(event -> tag.setVisible(false));
    }

    GainMap map() {
        return map;
    }

    void show(GainMap newMap, Unit unit) {
        map = newMap;
        speedUnit = unit;
        draw();
    }

    void show(View newView) {
        view = newView;
        draw();
    }

    /** @param newRuns the last one is drawn over the others */
    void showSamples(List<RunEntry> newRuns) {
        runs = newRuns;
        draw();
    }

    @Override
    protected void draw() {
        if (map == null || getWidth() < 80 || getHeight() < 60) {
            return;
        }
        frame = new PlotFrame(LEFT, TOP, getWidth() - RIGHT, getHeight() - BOTTOM, 0, GainMap.LARGEST_ANGLE, 0, map.topSpeed());
        reach = Math.min((frame.right() - frame.left()) / 2, (frame.bottom() - frame.top()) / 1.5);
        centreX = (frame.left() + frame.right()) / 2;
        centreY = frame.top() + reach;
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, getWidth(), getHeight());
        if (view == View.HEAT) {
            g.drawImage(picture(), frame.left(), frame.top(), frame.right() - frame.left(), frame.bottom() - frame.top());
            scales(g);
        } else {
            g.drawImage(picture(), centreX - reach, centreY - reach, 2 * reach, 2 * reach);
            rings(g);
        }
        for (RunEntry entry : runs) {
            drawSamples(g, entry.run(), look.color(Token.series(entry.series())));
        }
        drawRidge(g);
    }

    private WritableImage picture() {
        GainRamp ramp = new GainRamp(look.theme());
        double scale = Math.max(1e-9, map.largestGain());
        int[] pixels = new int[PIXELS * PIXELS];
        for (int py = 0; py < PIXELS; py++) {
            for (int px = 0; px < PIXELS; px++) {
                double u = (px + 0.5) / PIXELS;
                double v = 1 - (py + 0.5) / PIXELS;
                double angle = u * GainMap.LARGEST_ANGLE;
                double speed = v * map.topSpeed();
                if (view == View.POLAR) {
                    angle = Math.abs(Math.atan2(2 * u - 1, 2 * v - 1));
                    speed = Math.hypot(2 * u - 1, 2 * v - 1) * map.topSpeed();
                }
                boolean inside = angle <= GainMap.LARGEST_ANGLE && speed <= map.topSpeed();
                pixels[py * PIXELS + px] = inside ? ramp.of(map.at(angle, speed) / scale) : 0;
            }
        }
        WritableImage image = new WritableImage(PIXELS, PIXELS);
        image.getPixelWriter().setPixels(0, 0, PIXELS, PIXELS, PixelFormat.getIntArgbInstance(), pixels, 0, PIXELS);
        return image;
    }

    private void scales(GraphicsContext g) {
        g.setGlobalAlpha(0.5);
        g.setStroke(look.color(Token.FG_MUTED));
        g.setLineDashes(2, 3);
        g.strokeLine(frame.left(), frame.toY(map.parameters().w()), frame.right(), frame.toY(map.parameters().w()));
        g.setGlobalAlpha(1);
        caption(g, "W", frame.right() - 6, frame.toY(map.parameters().w()) - 8, TextAlignment.RIGHT);
        g.save();
        g.beginPath();
        g.rect(0, 0, frame.left() - 0.5, getHeight());
        g.rect(0, frame.bottom() + 0.5, getWidth(), getHeight() - frame.bottom());
        g.clip();
        frame.drawScales(g, look, Unit.ANGLE, speedUnit);
        g.restore();
    }

    private void rings(GraphicsContext g) {
        g.setStroke(look.color(Token.FG_MUTED));
        g.setLineWidth(1);
        g.setGlobalAlpha(0.5);
        g.setLineDashes(2, 3);
        double w = reach * map.parameters().w() / map.topSpeed();
        g.strokeOval(centreX - w, centreY - w, 2 * w, 2 * w);
        g.setLineDashes();
        g.strokeLine(centreX, centreY, centreX, centreY - reach);
        g.setGlobalAlpha(1);
        caption(g, "W", centreX + 4, centreY - w - 8, TextAlignment.LEFT);
        for (int degrees : new int[] {-90, -60, -30, 30, 60, 90}) {
            double angle = Math.toRadians(degrees);
            caption(g, Math.abs(degrees) + "°", centreX + (reach + 12) * Math.sin(angle) * 0.93, centreY - (reach + 8) * Math.cos(angle) * 0.93, TextAlignment.CENTER);
        }
    }

    private void caption(GraphicsContext g, String text, double x, double y, TextAlignment align) {
        g.setLineDashes();
        g.setFont(Fonts.medium(10));
        g.setTextBaseline(VPos.CENTER);
        g.setTextAlign(align);
        g.setFill(look.color(Token.FG_DEFAULT));
        g.fillText(text, x, y);
    }

    private double toX(double angle, double speed) {
        return view == View.HEAT ? frame.toX(angle) : centreX + reach * speed / map.topSpeed() * Math.sin(angle);
    }

    private double toY(double angle, double speed) {
        return view == View.HEAT ? frame.toY(speed) : centreY - reach * speed / map.topSpeed() * Math.cos(angle);
    }

    private void drawRidge(GraphicsContext g) {
        for (int side = 1; side >= (view == View.POLAR ? -1 : 1); side -= 2) {
            ridge(g, side, Token.BG_INSET, 4);
            ridge(g, side, Token.ACCENT_LINE, 2);
        }
    }

    private void ridge(GraphicsContext g, int side, Token colour, double width) {
        g.setStroke(look.color(colour));
        g.setLineWidth(width);
        g.setLineDashes();
        g.beginPath();
        boolean drawing = false;
        for (int row = 1; row < GainMap.SPEEDS; row++) {
            double angle = side * map.bestAngle(row);
            boolean pays = map.at(Math.abs(angle), map.speed(row)) > 0;
            if (pays && drawing) {
                g.lineTo(toX(angle, map.speed(row)), toY(angle, map.speed(row)));
            } else if (pays) {
                g.moveTo(toX(angle, map.speed(row)), toY(angle, map.speed(row)));
            }
            drawing = pays;
        }
        g.stroke();
    }

    List<RunEntry> samples() {
        return runs;
    }

    private void drawSamples(GraphicsContext g, Run run, Color colour) {
        RunPoints points = RunPoints.of(run, map.sample()).orElse(null);
        if (points == null) {
            return;
        }
        int stride = Math.max(1, run.length() / MOST_SAMPLES);
        g.setLineWidth(1);
        g.setLineDashes();
        g.setStroke(look.color(Token.BG_INSET));
        g.setFill(colour);
        for (int tick = 0; tick < run.length(); tick += stride) {
            if (points.applies(tick) && points.y(tick) <= map.topSpeed() && points.x(tick) <= GainMap.LARGEST_ANGLE) {
                double x = toX(points.x(tick), points.y(tick));
                double y = toY(points.x(tick), points.y(tick));
                g.fillOval(x - 2, y - 2, 4, 4);
                g.strokeOval(x - 2, y - 2, 4, 4);
            }
        }
    }

    void showDot(Run shown, int tick) {
        boolean visible = false;
        RunPoints points = shown == null || frame == null ? null : RunPoints.of(shown, map.sample()).orElse(null);
        if (points != null && tick >= 0 && tick < shown.length()) {
            visible = points.applies(tick) && points.y(tick) <= map.topSpeed() && points.x(tick) <= GainMap.LARGEST_ANGLE;
            dot.setCenterX(toX(points.x(tick), points.y(tick)));
            dot.setCenterY(toY(points.x(tick), points.y(tick)));
        }
        dot.setVisible(visible);
    }

    private void showReadout(double x, double y) {
        if (frame == null) {
            return;
        }
        double angle = frame.valueX(x);
        double speed = frame.valueY(y);
        if (view == View.POLAR) {
            angle = Math.abs(Math.atan2(x - centreX, centreY - y));
            speed = Math.hypot(x - centreX, y - centreY) / reach * map.topSpeed();
        }
        boolean inside = angle >= 0 && angle <= GainMap.LARGEST_ANGLE && speed >= 0 && speed <= map.topSpeed();
        tag.setVisible(inside);
        if (inside) {
            tag.setText(Numbers.fixed(Math.toDegrees(angle), 1) + "°, " + Numbers.withUnit(Numbers.fixed(speed, 1), speedUnit.symbol()) + "  "
                    + Numbers.signed(map.at(angle, speed), 3) + " per tick");
            tag.applyCss();
            double width = Math.ceil(tag.prefWidth(-1));
            tag.resizeRelocate(Math.round(Math.min(x + 12, getWidth() - width - 4)), Math.round(Math.max(2, y - 28)), width, 20);
        }
    }
}
