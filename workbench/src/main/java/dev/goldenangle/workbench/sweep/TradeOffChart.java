package dev.goldenangle.workbench.sweep;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.RoundSteps;
import dev.goldenangle.workbench.plot.canvas.ForgetInks;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.annotations.XYBoxAnnotation;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.DefaultXYDataset;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Two measures against each other, better up and to the right: all runs, those that are kept, the front, now, and the one that is
 * selected. JFreeChart draws it.
 */
final class TradeOffChart extends Pane {
    private static final int MOST_DOTS = 3000;
    private static final double NEAR = 12;
    private static final BasicStroke LINE = new BasicStroke(1f);
    private final SweepViewModel model;
    private final Look look;
    private final DefaultXYDataset data = new DefaultXYDataset();
    private final XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(false, true);
    private final NumberAxis across = new NumberAxis();
    private final NumberAxis up = new NumberAxis();
    private final XYPlot plot = new XYPlot(data, across, up, renderer);
    private final JFreeChart chart;
    private final ChartCanvas canvas;

    /** What is drawn, in this order. */
    private enum Series { ALL, KEPT, FRONT, NOW, SELECTED }

    TradeOffChart(SweepViewModel model, Look look) {
        this.model = model;
        this.look = look;
        Fonts.loadForCharts();
        chart = new JFreeChart(null, null, plot, false);
        chart.setNotify(false);
        chart.setBackgroundPaint(null);
        chart.setPadding(new RectangleInsets(4, 0, 0, 8));
        plot.setOutlineVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setInsets(RectangleInsets.ZERO_INSETS);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlineStroke(LINE);
        plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
        for (NumberAxis axis : List.of(across, up)) {
            axis.setAxisLineVisible(false);
            axis.setTickMarksVisible(false);
            axis.setAutoRange(false);
        }
        canvas = new ChartCanvas(chart);
        canvas.setTooltipEnabled(false);
        canvas.setMouseTransparent(true);
        canvas.addOverlay(new ForgetInks());
        getChildren().add(canvas);
        setId("sweep-trade-off");
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        look.themeProperty().addListener(observable -> show());
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (canvas.getWidth() != width || canvas.getHeight() != height) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            show();
        }
    }

    private Color color(Token token) {
        return Color.decode(token.hex(look.theme()));
    }

    private Color color(Token token, double opacity) {
        Color full = color(token);
        return new Color(full.getRed(), full.getGreen(), full.getBlue(), (int) Math.rint(255 * opacity));
    }

    void show() {
        if (model.study().isEmpty() || canvas.getWidth() < 60) {
            return;
        }
        SweepAxis x = model.runs().across();
        SweepAxis y = model.runs().up();
        paint();
        scale(across, x);
        scale(up, y);
        series(Series.ALL, sampled(model.study().get().rows()), x, y);
        series(Series.KEPT, model.study().get().brushes().count() == 0 ? List.of() : sampled(model.runs().kept()), x, y);
        series(Series.FRONT, model.runs().front(), x, y);
        series(Series.SELECTED, model.runs().selected().stream().toList(), x, y);
        data.removeSeries(Series.NOW);
        data.addSeries(Series.NOW, new double[][] {{within(x, model.now(x))}, {within(y, model.now(y))}});
        goals(x, y);
        order();
        chart.setNotify(true);
        chart.setNotify(false);
    }

    /** The data set keeps series in the order in which they were added. */
    private void order() {
        for (Series series : Series.values()) {
            int index = data.indexOf(series);
            boolean isFront = series == Series.FRONT;
            renderer.setSeriesLinesVisible(index, isFront);
            renderer.setSeriesShape(index, shape(series), false);
            renderer.setSeriesShapesFilled(index, series != Series.SELECTED && !isFront);
            renderer.setSeriesPaint(index, paint(series), false);
            renderer.setSeriesStroke(index, new BasicStroke(isFront ? 1.5f : 2f), false);
        }
    }

    private static Shape shape(Series series) {
        return switch (series) {
            case ALL -> new Rectangle2D.Double(-0.8, -0.8, 1.6, 1.6);
            case KEPT -> new Ellipse2D.Double(-1.8, -1.8, 3.6, 3.6);
            case FRONT -> diamond(3.6);
            case NOW -> new Ellipse2D.Double(-4.5, -4.5, 9, 9);
            case SELECTED -> new Ellipse2D.Double(-5.5, -5.5, 11, 11);
        };
    }

    private static Shape diamond(double size) {
        Path2D path = new Path2D.Double();
        path.moveTo(0, -size);
        path.lineTo(size, 0);
        path.lineTo(0, size);
        path.lineTo(-size, 0);
        path.closePath();
        return path;
    }

    private Color paint(Series series) {
        return switch (series) {
            case ALL -> color(Token.FG_SUBTLE, 0.55);
            case KEPT, NOW -> color(Token.CHART_1);
            case FRONT -> color(Token.SUCCESS_FG);
            case SELECTED -> color(Token.FG_DEFAULT);
        };
    }

    private void paint() {
        plot.setBackgroundPaint(color(Token.BG_INSET));
        plot.setRangeGridlinePaint(color(Token.GRIDLINE));
        Font font = new Font(Fonts.REGULAR, Font.PLAIN, (int) Math.rint(10 * look.textScaleProperty().get()));
        for (NumberAxis axis : List.of(across, up)) {
            axis.setTickLabelFont(font);
            axis.setTickLabelPaint(color(Token.FG_SUBTLE));
        }
    }

    private static void scale(NumberAxis axis, SweepAxis measure) {
        axis.setInverted(measure.better() == Better.LOWER);
        double air = 0.02 * (measure.high() - measure.low());
        axis.setRange(measure.low() - air, measure.high() + air);
        double step = RoundSteps.step(measure.high() - measure.low(), 4);
        axis.setTickUnit(new NumberTickUnit(step, format(RoundSteps.digits(step))), false, false);
    }

    private static NumberFormat format(int digits) {
        return new DecimalFormat(digits == 0 ? "0" : "0." + "0".repeat(digits), DecimalFormatSymbols.getInstance(Locale.ROOT)) {
            private static final long serialVersionUID = 1L;

            @Override
            public StringBuffer format(double number, StringBuffer to, FieldPosition position) {
                return to.append(Numbers.fixed(number, digits));
            }
        };
    }

    private static List<SweepRow> sampled(List<SweepRow> rows) {
        int step = Math.max(1, (rows.size() + MOST_DOTS - 1) / MOST_DOTS);
        return step == 1 ? rows : IntStream.range(0, rows.size() / step).mapToObj(i -> rows.get(i * step)).toList();
    }

    private void series(Series series, List<SweepRow> rows, SweepAxis x, SweepAxis y) {
        double[][] points = new double[2][rows.size()];
        for (int i = 0; i < rows.size(); i++) {
            points[0][i] = within(x, rows.get(i).value(x));
            points[1][i] = within(y, rows.get(i).value(y));
        }
        data.removeSeries(series);
        data.addSeries(series, points);
    }

    /** Wild values are drawn at the edge. */
    private static double within(SweepAxis axis, double value) {
        return Double.isNaN(value) ? value : Math.max(axis.low(), Math.min(axis.high(), value));
    }

    /** The limits as lines, and the corner where both goals are reached. */
    private void goals(SweepAxis x, SweepAxis y) {
        plot.clearDomainMarkers();
        plot.clearRangeMarkers();
        plot.getRenderer().removeAnnotations();
        for (double limit : ends(x)) {
            plot.addDomainMarker(new ValueMarker(limit, color(Token.FG_DEFAULT, 0.75), LINE), Layer.BACKGROUND);
        }
        for (double limit : ends(y)) {
            plot.addRangeMarker(new ValueMarker(limit, color(Token.FG_DEFAULT, 0.75), LINE), Layer.BACKGROUND);
        }
        double nowX = within(x, model.now(x));
        double nowY = within(y, model.now(y));
        if (Double.isFinite(nowX) && Double.isFinite(nowY)) {
            renderer.addAnnotation(nowLabel(nowX, nowY), Layer.FOREGROUND);
        }
        if (x.limits().isPresent() && y.limits().isPresent()) {
            renderer.addAnnotation(new XYBoxAnnotation(Math.max(across.getLowerBound(), x.limits().get().low()), Math.max(up.getLowerBound(), y.limits().get().low()),
                    Math.min(across.getUpperBound(), x.limits().get().high()), Math.min(up.getUpperBound(), y.limits().get().high()), null, null, color(Token.SUCCESS_FG, 0.08)), Layer.BACKGROUND);
        }
    }

    /** Beside its dot, on the side of the middle. */
    private XYTextAnnotation nowLabel(double x, double y) {
        XYTextAnnotation label = new XYTextAnnotation("now", x, y);
        boolean isRight = (x - across.getLowerBound()) / across.getRange().getLength() > 0.5 != across.isInverted();
        label.setTextAnchor(isRight ? TextAnchor.BOTTOM_RIGHT : TextAnchor.BOTTOM_LEFT);
        label.setText(isRight ? "now   " : "   now");
        label.setPaint(color(Token.CHART_1));
        label.setFont(up.getTickLabelFont());
        return label;
    }

    private static double[] ends(SweepAxis axis) {
        return axis.limits().stream().flatMapToDouble(limits -> DoubleStream.of(limits.low(), limits.high())).filter(Double::isFinite).toArray();
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
        Rectangle2D area = canvas.getRenderingInfo() == null ? null : canvas.getRenderingInfo().getPlotInfo().getDataArea();
        if (area == null || model.study().isEmpty()) {
            return Optional.empty();
        }
        SweepRow best = null;
        double least = NEAR * NEAR;
        for (SweepRow row : model.study().get().rows()) {
            double dx = across.valueToJava2D(within(model.runs().across(), row.value(model.runs().across())), area, RectangleEdge.BOTTOM) - x;
            double dy = up.valueToJava2D(within(model.runs().up(), row.value(model.runs().up())), area, RectangleEdge.LEFT) - y;
            if (dx * dx + dy * dy < least) {
                least = dx * dx + dy * dy;
                best = row;
            }
        }
        return Optional.ofNullable(best);
    }
}
