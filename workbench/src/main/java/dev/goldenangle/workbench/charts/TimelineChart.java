package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.toolkit.plot.RoundSteps;
import dev.goldenangle.workbench.runs.RunEntry;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.ui.RectangleInsets;

import java.util.ArrayList;
import java.util.List;

/**
 * All lanes over one time axis. Data are stored in arrays, ranges are set explicitly, and the canvas is notified once per change.
 */
final class TimelineChart {
    static final double AXIS_WIDTH = 46;
    static final double AXIS_HEIGHT = 20;
    /** Room for half of the last label. */
    static final double RIGHT = 12;
    /** The titles of the lanes are in the gaps above them, where they hide nothing. */
    static final double GAP = 15;
    private static final double PIXELS_PER_LABEL = 110;
    private final NumberAxis time = new NumberAxis();
    private final CombinedDomainXYPlot plot = new CombinedDomainXYPlot(time);
    private final JFreeChart chart = new JFreeChart(null, null, plot, false);
    private final List<LanePlot> lanes = new ArrayList<>();
    private final Points airborne = new Points();
    private Inks inks;

    TimelineChart(Inks inks) {
        chart.setNotify(false);
        chart.setBackgroundPaint(null);
        chart.setPadding(new RectangleInsets(0, 0, 0, RIGHT));
        plot.setInsets(RectangleInsets.ZERO_INSETS);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setBackgroundPaint(null);
        plot.setOutlineVisible(false);
        plot.setGap(GAP);
        time.setAutoRange(false);
        time.setAxisLineVisible(false);
        time.setTickMarksVisible(false);
        time.setFixedDimension(AXIS_HEIGHT);
        paint(inks);
    }

    JFreeChart chart() {
        return chart;
    }

    List<LanePlot> lanes() {
        return lanes;
    }

    void paint(Inks newInks) {
        inks = newInks;
        time.setTickLabelFont(inks.axis());
        time.setTickLabelPaint(inks.of(Token.FG_SUBTLE));
        lanes.forEach(lane -> lane.paint(inks));
    }

    void setLanes(List<Lane> wanted) {
        List.copyOf(lanes).forEach(lane -> plot.remove(lane.plot()));
        lanes.clear();
        for (Lane lane : wanted) {
            LanePlot lanePlot = new LanePlot(lane, airborne);
            if (lanes.isEmpty()) {
                lanePlot.showMarks();
            }
            lanePlot.paint(inks);
            lanes.add(lanePlot);
            plot.add(lanePlot.plot(), lane.weight());
        }
    }

    /** Reads the runs for a chart of this size; {@link #redraw} shows the result. */
    void read(List<RunEntry> shown, Run now, double from, double to, double width, double height) {
        int pixels = (int) Math.max(1, width - AXIS_WIDTH - RIGHT);
        time.setRange(from, to);
        time.setTickUnit(new SecondsUnit(RoundSteps.step(to - from, (int) Math.max(2, pixels / PIXELS_PER_LABEL)), to), false, true);
        Airborne.find(now, from, to, pixels, airborne);
        double weights = lanes.stream().mapToDouble(lane -> lane.lane().weight()).sum();
        double room = height - AXIS_HEIGHT - GAP * (lanes.size() - 1);
        for (LanePlot lane : lanes) {
            lane.read(shown, now, from, to, pixels, room * lane.lane().weight() / weights, inks);
        }
    }

    /** Notifies the canvas once. */
    void redraw() {
        chart.setNotify(true);
        chart.setNotify(false);
    }

    /** Seconds with as many decimals as the step needs. The last label includes the unit. */
    private static final class SecondsUnit extends NumberTickUnit {
        private static final long serialVersionUID = 1L;
        private final double end;

        SecondsUnit(double step, double end) {
            super(step);
            this.end = end;
        }

        @Override
        public String valueToString(double value) {
            String text = Numbers.fixed(value, RoundSteps.digits(getSize()));
            return value + getSize() > end + 1e-9 ? Numbers.withUnit(text, "s") : text;
        }
    }
}
