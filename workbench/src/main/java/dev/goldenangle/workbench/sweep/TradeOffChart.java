package dev.goldenangle.workbench.sweep;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.AxisChart;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.input.MouseEvent;
import org.jfree.chart.ui.TextAnchor;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Two measures against each other, better towards the top right: all runs, kept runs, the front, the current and the selected run. */
final class TradeOffChart extends CanvasPane {
    private static final double LEFT = 40;
    private static final double RIGHT = 8;
    private static final double TOP = 6;
    private static final double BOTTOM = 20;
    private static final double AIR = 0.02;
    private static final double DIAMOND = 3.6;
    private static final int MOST_DOTS = 3000;
    private static final double NEAR = 12;
    private final SweepViewModel model;
    private final Appearance look;
    private PlotFrame frame;

    TradeOffChart(SweepViewModel model, Appearance look) {
        super(look);
        this.model = model;
        this.look = look;
        setId("sweep-trade-off");
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    }

    void show() {
        draw();
    }

    @Override
    protected boolean isReady() {
        return model.study().isPresent() && getWidth() > LEFT + RIGHT + 20 && getHeight() > TOP + BOTTOM + 20;
    }

    @Override
    protected void draw(Drawing drawing) {
        SweepAxis x = model.runs().across();
        SweepAxis y = model.runs().up();
        double textScale = look.textScaleProperty().get();
        frame = new PlotFrame(LEFT * textScale, TOP, getWidth() - RIGHT, getHeight() - BOTTOM * textScale, worst(x), best(x), worst(y), best(y));
        AxisChart chart = new AxisChart(new Inks(look.theme(), textScale), frame, Unit.NONE, Unit.NONE).behind(this::fillGoals).over(this::drawMarks);
        Color limit = drawing.of(Token.FG_DEFAULT, 0.75);
        ends(x, value -> chart.upright(value, limit, Inks.HAIRLINE));
        ends(y, value -> chart.level(value, limit, Inks.HAIRLINE));
        Points front = chart.line(drawing.of(Token.SUCCESS_FG), Inks.line(1.5));
        model.runs().front().forEach(row -> front.add(within(x, row.value(x)), within(y, row.value(y))));
        chart.draw(drawing.graphics());
    }

    private static double worst(SweepAxis axis) {
        return axis.better() == Better.LOWER ? high(axis) : low(axis);
    }

    private static double best(SweepAxis axis) {
        return axis.better() == Better.LOWER ? low(axis) : high(axis);
    }

    private static double low(SweepAxis axis) {
        return axis.low() - AIR * (axis.high() - axis.low());
    }

    private static double high(SweepAxis axis) {
        return axis.high() + AIR * (axis.high() - axis.low());
    }

    private static void ends(SweepAxis axis, DoubleConsumer visitor) {
        axis.limits().ifPresent(limits -> DoubleStream.of(limits.low(), limits.high()).filter(Double::isFinite).forEach(visitor));
    }

    /** Clamps outliers to the edge. */
    private static double within(SweepAxis axis, double value) {
        return Double.isNaN(value) ? value : Math.max(axis.low(), Math.min(axis.high(), value));
    }

    private static double clamp(SweepAxis axis, double limit) {
        return Math.max(low(axis), Math.min(high(axis), limit));
    }

    private double x(SweepRow row) {
        return frame.toX(within(model.runs().across(), row.value(model.runs().across())));
    }

    private double y(SweepRow row) {
        return frame.toY(within(model.runs().up(), row.value(model.runs().up())));
    }

    /** Fills the area where both goals are met, and draws every run. */
    private void fillGoals(Drawing drawing) {
        SweepAxis x = model.runs().across();
        SweepAxis y = model.runs().up();
        if (x.limits().isPresent() && y.limits().isPresent()) {
            Rectangle2D corner = new Rectangle2D.Double();
            corner.setFrameFromDiagonal(frame.toX(clamp(x, x.limits().get().low())), frame.toY(clamp(y, y.limits().get().low())),
                    frame.toX(clamp(x, x.limits().get().high())), frame.toY(clamp(y, y.limits().get().high())));
            drawing.fill(drawing.of(Token.SUCCESS_FG, 0.08), corner);
        }
        Color faint = drawing.of(Token.FG_SUBTLE, 0.55);
        sampled(model.study().orElseThrow().rows()).forEach(row -> drawing.disc(faint, x(row), y(row), 1.4));
        if (model.study().orElseThrow().brushes().count() > 0) {
            Color kept = drawing.of(Token.CHART_1);
            sampled(model.runs().kept()).forEach(row -> drawing.disc(kept, x(row), y(row), 1.8));
        }
    }

    private void drawMarks(Drawing drawing) {
        for (SweepRow row : model.runs().front()) {
            double x = x(row);
            double y = y(row);
            drawing.stroke(drawing.of(Token.SUCCESS_FG), Inks.line(1.5), Polyline.of(x, y - DIAMOND, x + DIAMOND, y, x, y + DIAMOND, x - DIAMOND, y, x, y - DIAMOND));
        }
        SweepAxis across = model.runs().across();
        SweepAxis up = model.runs().up();
        double x = frame.toX(within(across, model.now(across)));
        double y = frame.toY(within(up, model.now(up)));
        if (Double.isFinite(x) && Double.isFinite(y)) {
            boolean isRight = x > (frame.left() + frame.right()) / 2;
            drawing.disc(drawing.of(Token.CHART_1), x, y, 4.5);
            drawing.write(drawing.of(Token.CHART_1), drawing.inks().axis(), isRight ? TextAnchor.BOTTOM_RIGHT : TextAnchor.BOTTOM_LEFT, Messages.text("sweep.now"), isRight ? x - 8 : x + 8, y);
        }
        model.runs().selected().ifPresent(row -> drawing.ring(drawing.of(Token.FG_DEFAULT), Inks.line(2), x(row), y(row), 5.5));
    }

    private static List<SweepRow> sampled(List<SweepRow> rows) {
        int step = Math.max(1, (rows.size() + MOST_DOTS - 1) / MOST_DOTS);
        return step == 1 ? rows : IntStream.range(0, rows.size() / step).mapToObj(i -> rows.get(i * step)).toList();
    }

    private void press(MouseEvent event) {
        nearest(event.getX(), event.getY()).ifPresent(row -> {
            if (event.isShortcutDown()) {
                model.mark(row);
            } else {
                model.runs().select(row);
            }
        });
    }

    private Optional<SweepRow> nearest(double x, double y) {
        SweepRow best = null;
        double least = NEAR * NEAR;
        for (SweepRow row : frame == null || model.study().isEmpty() ? List.<SweepRow>of() : model.study().get().rows()) {
            double dx = x(row) - x;
            double dy = y(row) - y;
            if (dx * dx + dy * dy < least) {
                least = dx * dx + dy * dy;
                best = row;
            }
        }
        return Optional.ofNullable(best);
    }
}
