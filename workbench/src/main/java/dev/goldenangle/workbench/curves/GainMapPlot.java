package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.GainMap;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Label;
import javafx.scene.shape.Circle;
import org.jfree.chart.ui.TextAnchor;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** The gain map as a heat map or in polar form, with the line of the best angle and the samples of the runs. */
final class GainMapPlot extends CanvasPane {
    private static final double LEFT = 36;
    private static final double RIGHT = 12;
    private static final double TOP = 4;
    private static final double BOTTOM = 40;
    private static final double LEGEND_WIDTH = 96;
    private static final int LEGEND_STEPS = 32;
    private static final int PIXELS = 200;
    private static final int MOST_SAMPLES = 240;
    private static final BasicStroke REFERENCE = Inks.line(1, 2, 3);
    private final Appearance look;
    private final Circle dot = new Circle(4.5);
    private final Label tag = Controls.label("", "curve-tag");
    private View view = View.HEAT;
    private GainMap map;
    private Unit speedUnit = Unit.METRES_PER_SECOND;
    private List<RunEntry> runs = List.of();
    private PlotFrame frame;
    private double centreX;
    private double centreY;
    private double reach;

    /** The layout of the map. */
    enum View {
        HEAT("curves.map.heat"), POLAR("curves.map.polar");

        private final String label;

        View(String key) {
            label = Messages.text(key);
        }

        String label() {
            return label;
        }
    }

    GainMapPlot(Appearance look) {
        super(look);
        this.look = look;
        setId("gain-map");
        getStyleClass().add("curve-plot");
        dot.getStyleClass().add("curve-dot");
        dot.setManaged(false);
        tag.setManaged(false);
        tag.setMouseTransparent(true);
        tag.setVisible(false);
        getChildren().addAll(dot, tag);
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

    /** @param newRuns the last one is drawn on top */
    void showSamples(List<RunEntry> newRuns) {
        runs = newRuns;
        draw();
    }

    @Override
    protected boolean isReady() {
        return map != null && getWidth() >= 80 && getHeight() >= 60;
    }

    @Override
    protected void draw(Drawing drawing) {
        frame = new PlotFrame(LEFT, TOP, getWidth() - RIGHT, getHeight() - BOTTOM, 0, GainMap.LARGEST_ANGLE, 0, map.topSpeed());
        reach = Math.min(frame.width() / 2, frame.height() / 1.5);
        centreX = (frame.left() + frame.right()) / 2;
        centreY = frame.top() + reach;
        if (view == View.HEAT) {
            new AxisChart(drawing.inks(), frame, Unit.ANGLE, speedUnit).behind(this::heat).draw(drawing.graphics());
            legend(drawing);
        } else {
            image(drawing, picture(), centreX - reach, centreY - reach, 2 * reach, 2 * reach);
            rings(drawing);
        }
        // A redraw for another theme or size may come after a run has ended and before the new list of runs.
        runs.stream().filter(RunEntry::isShown).forEach(entry -> drawSamples(drawing, entry.run(), Token.series(entry.series())));
        drawRidge(drawing);
        nameRidge(drawing);
    }

    private static void image(Drawing drawing, BufferedImage image, double x, double y, double width, double height) {
        AffineTransform place = new AffineTransform(width / image.getWidth(), 0, 0, height / image.getHeight(), x, y);
        drawing.graphics().drawImage(image, place, null);
    }

    private static void caption(Drawing drawing, TextAnchor anchor, String text, double x, double y) {
        drawing.write(drawing.of(Token.FG_DEFAULT), drawing.inks().medium(10), anchor, text, x, y);
    }

    private void heat(Drawing drawing) {
        image(drawing, picture(), frame.left(), frame.top(), frame.width(), frame.height());
        double w = frame.toY(map.parameters().w());
        drawing.stroke(drawing.of(Token.FG_MUTED, 0.5), REFERENCE, frame.left(), w, frame.right(), w);
        caption(drawing, TextAnchor.CENTER_RIGHT, "W", frame.right() - 6, w - 8);
        drawing.stroke(drawing.of(Token.FG_MUTED), Inks.HAIRLINE, ZeroContour.of(map, frame));
    }

    /** Says which angle is shown, because other panes show other angles, and what the colours mean. */
    private void legend(Drawing drawing) {
        double y = getHeight() - 8;
        Color muted = drawing.of(Token.FG_MUTED);
        Font small = drawing.inks().axis();
        drawing.write(muted, small, TextAnchor.BASELINE_LEFT, Messages.text("curves.map.axes", map.strafeAngle().label(), speedUnit.symbol()), frame.left(), y);
        String most = Numbers.fixed(map.largestGain(), 2);
        double right = frame.right() - 30;
        if (frame.width() < 2.6 * LEGEND_WIDTH + 60) {
            return;
        }
        GainRamp ramp = new GainRamp(look.theme());
        double step = LEGEND_WIDTH / LEGEND_STEPS;
        for (int i = 0; i < LEGEND_STEPS; i++) {
            drawing.fill(new Color(ramp.of(2 * (i + 0.5) / LEGEND_STEPS - 1)), Math.rint(right) - LEGEND_WIDTH + i * step, y - 7, step, 7);
        }
        drawing.write(muted, small, TextAnchor.BASELINE_RIGHT, "−" + most, right - LEGEND_WIDTH - 5, y);
        drawing.write(muted, small, TextAnchor.BASELINE_LEFT, "+" + most, right + 5, y);
    }

    /** Labels the best-angle line at its start. */
    private void nameRidge(Drawing drawing) {
        for (int row = GainMap.SPEEDS / 8; view == View.HEAT && row < GainMap.SPEEDS; row++) {
            double angle = map.bestAngle(row);
            if (map.at(angle, map.speed(row)) > 0) {
                boolean isRight = toX(angle, 0) < frame.left() + 0.7 * frame.width();
                drawing.write(drawing.of(Token.ACCENT_FG), drawing.inks().medium(10), isRight ? TextAnchor.CENTER_LEFT : TextAnchor.CENTER_RIGHT, Messages.text("curves.map.best-angle"),
                        toX(angle, map.speed(row)) + (isRight ? 8 : -8), toY(angle, map.speed(row)));
                return;
            }
        }
    }

    private BufferedImage picture() {
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
        BufferedImage image = new BufferedImage(PIXELS, PIXELS, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, PIXELS, PIXELS, pixels, 0, PIXELS);
        return image;
    }

    private void rings(Drawing drawing) {
        double w = reach * map.parameters().w() / map.topSpeed();
        Color faint = drawing.of(Token.FG_MUTED, 0.5);
        drawing.ring(faint, REFERENCE, centreX, centreY, w);
        drawing.stroke(faint, Inks.HAIRLINE, centreX, centreY, centreX, centreY - reach);
        caption(drawing, TextAnchor.CENTER_LEFT, "W", centreX + 4, centreY - w - 8);
        for (int degrees : new int[] {-90, -60, -30, 30, 60, 90}) {
            double angle = Math.toRadians(degrees);
            caption(drawing, TextAnchor.CENTER, Math.abs(degrees) + "°", centreX + (reach + 12) * Math.sin(angle) * 0.93, centreY - (reach + 8) * Math.cos(angle) * 0.93);
        }
    }

    private double toX(double angle, double speed) {
        return view == View.HEAT ? frame.toX(angle) : centreX + reach * speed / map.topSpeed() * Math.sin(angle);
    }

    private double toY(double angle, double speed) {
        return view == View.HEAT ? frame.toY(speed) : centreY - reach * speed / map.topSpeed() * Math.cos(angle);
    }

    private void drawRidge(Drawing drawing) {
        for (int side = 1; side >= (view == View.POLAR ? -1 : 1); side -= 2) {
            Path2D ridge = ridge(side);
            drawing.stroke(drawing.of(Token.BG_INSET), Inks.line(4), ridge);
            drawing.stroke(drawing.of(Token.ACCENT_LINE), Inks.line(2), ridge);
        }
    }

    /** The best angle at every speed at which strafing gains speed. */
    private Path2D ridge(int side) {
        Polyline ridge = new Polyline();
        for (int row = 1; row < GainMap.SPEEDS; row++) {
            double angle = side * map.bestAngle(row);
            if (map.at(Math.abs(angle), map.speed(row)) > 0) {
                ridge.add(toX(angle, map.speed(row)), toY(angle, map.speed(row)));
            } else {
                ridge.lift();
            }
        }
        return ridge.path();
    }

    List<RunEntry> samples() {
        return runs;
    }

    private void drawSamples(Drawing drawing, Run run, Token colour) {
        RunPoints points = RunPoints.of(run, map.sample()).orElse(null);
        if (points == null) {
            return;
        }
        int stride = Math.max(1, run.length() / MOST_SAMPLES);
        for (int tick = 0; tick < run.length(); tick += stride) {
            if (points.applies(tick) && points.y(tick) <= map.topSpeed() && points.x(tick) <= GainMap.LARGEST_ANGLE) {
                double x = toX(points.x(tick), points.y(tick));
                double y = toY(points.x(tick), points.y(tick));
                drawing.disc(drawing.of(colour), x, y, 2);
                drawing.ring(drawing.of(Token.BG_INSET), Inks.HAIRLINE, x, y, 2);
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
            tag.setText(Messages.text("curves.map.readout", Numbers.fixed(Math.toDegrees(angle), 1), Numbers.withUnit(Numbers.fixed(speed, 1), speedUnit.symbol()),
                    Numbers.signed(map.at(angle, speed), 3)));
            tag.applyCss();
            double width = Math.ceil(tag.prefWidth(-1));
            tag.resizeRelocate(Math.round(Math.min(x + 12, getWidth() - width - 4)), Math.round(Math.max(2, y - 28)), width, 20);
        }
    }
}
