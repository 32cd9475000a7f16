package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Decimation;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.LineDataset;
import dev.goldenangle.toolkit.plot.PathRenderer;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.workbench.runs.RunEntry;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;

import java.util.List;

/** One lane drawn with JFreeChart: its data, its axis, and its annotations. */
final class LanePlot {
    private static final double LABEL_HEIGHT = 17;
    private static final double SHRINK_BELOW = 0.6;
    /** The opacity of the tint over airborne sections. */
    private static final double AIRBORNE = 0.02;
    private final Lane lane;
    private final LineDataset lines = new LineDataset();
    private final BarDataset bars = new BarDataset();
    private final PathRenderer renderer = new PathRenderer();
    private final NumberAxis axis = new NumberAxis();
    private final Airborne airborne;
    private final EventMarks marks = new EventMarks();
    private final LevelLine w = new LevelLine("W");
    private final XYPlot plot;
    private boolean hasMarks;
    private AxisTicks ticks = new AxisTicks(0, 0, 1, 0);
    private int ticksPerBar = CauseBars.TICKS;

    LanePlot(Lane lane, Points airborneSpans) {
        this.lane = lane;
        airborne = new Airborne(airborneSpans);
        plot = new XYPlot(lane.kind() == Lane.Kind.CAUSES ? bars : lines, null, axis, renderer);
        plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
        plot.setOutlineVisible(false);
        plot.setInsets(RectangleInsets.ZERO_INSETS);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setRangeGridlineStroke(Inks.HAIRLINE);
        plot.setDomainGridlineStroke(Inks.HAIRLINE);
        plot.setRangeZeroBaselineVisible(lane.kind() == Lane.Kind.CAUSES);
        plot.setRangeZeroBaselineStroke(Inks.HAIRLINE);
        axis.setAutoRange(false);
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        axis.setFixedDimension(TimelineChart.AXIS_WIDTH);
        axis.setTickLabelInsets(new RectangleInsets(0, 4, 0, 6));
        renderer.addAnnotation(airborne, Layer.BACKGROUND);
        renderer.addAnnotation(w, Layer.BACKGROUND);
        renderer.addAnnotation(marks, Layer.FOREGROUND);
    }

    /** Shows the events of the run; used for the top lane only. */
    void showMarks() {
        hasMarks = true;
    }

    Lane lane() {
        return lane;
    }

    XYPlot plot() {
        return plot;
    }

    AxisTicks ticks() {
        return ticks;
    }

    int ticksPerBar() {
        return ticksPerBar;
    }

    void paint(Inks inks) {
        plot.setBackgroundPaint(inks.of(Token.BG_INSET));
        plot.setRangeGridlinePaint(inks.of(Token.GRIDLINE));
        plot.setDomainGridlinePaint(inks.of(Token.GRIDLINE));
        plot.setRangeZeroBaselinePaint(inks.of(Token.BORDER_DEFAULT));
        axis.setTickLabelFont(inks.axis());
        axis.setTickLabelPaint(inks.of(Token.FG_SUBTLE));
        airborne.setColour(inks.of(Token.FG_DEFAULT, AIRBORNE));
        marks.setInks(inks.of(Token.FG_MUTED), inks.axis());
        w.setInks(inks.of(Token.FG_SUBTLE), inks.axis());
    }

    /** Reads the runs in the time window. The first runs are the most important and are drawn last. */
    void read(List<RunEntry> shown, Run now, double from, double to, int pixels, double height, Inks inks) {
        marks.setRun(hasMarks ? now : null);
        switch (lane.kind()) {
            case RUNS -> readRuns(shown, now, from, to, pixels, inks);
            case CURVES -> readCurves(now, from, to, pixels, inks);
            case CAUSES -> readCauses(now, from, to, pixels, inks);
        }
        scale(now, height);
    }

    private void readRuns(List<RunEntry> shown, Run now, double from, double to, int pixels, Inks inks) {
        String key = lane.curves().get(0).column();
        lines.setCount(shown.size());
        for (int i = 0; i < shown.size(); i++) {
            RunEntry entry = shown.get(i);
            int series = shown.size() - 1 - i;
            double factor = SharedAxis.factor(entry.run(), key, now);
            lines.line(series).clear();
            if (!Double.isNaN(factor)) {
                Decimation.lines(entry.run(), entry.run().columns().indexOf(key), from - entry.shift(), to - entry.shift(), pixels, lines.line(series));
                lines.line(series).shift(entry.shift());
                lines.line(series).scale(factor);
            }
            renderer.setSeriesPaint(series, inks.of(Token.series(entry.series())), false);
            renderer.setSeriesStroke(series, Inks.stroke(Dash.number(entry.dash())), false);
        }
    }

    private void readCurves(Run now, double from, double to, int pixels, Inks inks) {
        List<Lane.Curve> curves = lane.curvesOf(now);
        lines.setCount(curves.size());
        for (int i = 0; i < curves.size(); i++) {
            int series = curves.size() - 1 - i;
            Decimation.lines(now, now.columns().indexOf(curves.get(i).column()), from, to, pixels, lines.line(series));
            renderer.setSeriesPaint(series, inks.of(curves.get(i).colour()), false);
            renderer.setSeriesStroke(series, Inks.stroke(curves.get(i).dash()), false);
        }
    }

    private void readCauses(Run now, double from, double to, int pixels, Inks inks) {
        ticksPerBar = CauseBars.ticksPerBar(to - from, now.header().tickRate(), pixels);
        CauseBars.fill(now, from, to, ticksPerBar, bars);
        for (CauseGroup group : CauseGroup.values()) {
            renderer.setSeriesPaint(group.ordinal(), inks.of(group.colour()), false);
        }
    }

    private void scale(Run now, double height) {
        boolean isSpeed = lane.equals(Lane.SPEED);
        w.setValue(isSpeed ? now.header().parameters().w() : Double.NaN);
        double min = lane.kind() == Lane.Kind.CAUSES ? bars.min() : lines.min();
        double max = lane.kind() == Lane.Kind.CAUSES ? bars.max() : lines.max();
        if (isSpeed) {
            min = Math.min(min, now.header().parameters().w());
            max = Math.max(max, now.header().parameters().w());
        }
        int labels = (int) Math.max(2, Math.min(4, height / LABEL_HEIGHT));
        AxisTicks wanted = AxisTicks.around(min, max, labels);
        double highestLabel = wanted.upper();
        if (hasMarks) {
            wanted = wanted.withUpper(wanted.upper() + (wanted.upper() - wanted.lower()) * EventMarks.STRIP / Math.max(EventMarks.STRIP, height - EventMarks.STRIP));
        }
        if (!keeps(wanted)) {
            ticks = wanted;
            axis.setRange(ticks.lower(), ticks.upper());
            axis.setTickUnit(unit(ticks, highestLabel), false, true);
        }
    }

    /** Keeps a range that still fits without much empty space, so that the scale of a live lane does not change all the time. */
    private boolean keeps(AxisTicks wanted) {
        return wanted.lower() >= ticks.lower() && wanted.upper() <= ticks.upper()
                && wanted.upper() - wanted.lower() > SHRINK_BELOW * (ticks.upper() - ticks.lower());
    }

    /** Omits labels beside the strip of marks, where they would be cut off. */
    private NumberTickUnit unit(AxisTicks shown, double highestLabel) {
        boolean signed = lane.kind() == Lane.Kind.CAUSES;
        return new NumberTickUnit(shown.step()) {
            private static final long serialVersionUID = 1L;

            @Override
            public String valueToString(double value) {
                if (value > highestLabel) {
                    return "";
                }
                return signed ? shown.signedLabel(value) : shown.label(value);
            }
        };
    }
}
