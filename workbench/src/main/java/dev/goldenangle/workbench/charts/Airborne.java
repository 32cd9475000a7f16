package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.plot.Points;
import dev.goldenangle.toolkit.plot.Scale;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/** Tints the airborne sections behind the lines of a lane. */
final class Airborne extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    /** From this many ticks per pixel, a coarse version of the run is read. */
    private static final int FROM_AFAR = Run.FAR / 2;
    private final transient Points spans;
    private Color colour = Color.WHITE;

    /** @param spans start and end of each section, shared by all lanes */
    Airborne(Points spans) {
        this.spans = spans;
    }

    void setColour(Color tint) {
        colour = tint;
    }

    /** Finds the airborne sections of a run in a time window. Ground contacts shorter than a pixel are ignored. */
    static void find(Run run, double from, double to, int pixels, Points dest) {
        dest.clear();
        double rate = run.header().tickRate();
        int last = Math.min(run.length() - 1, (int) Math.ceil(to * rate));
        double shortest = (to - from) / Math.max(1, pixels);
        double start = Double.NaN;
        double end = Double.NaN;
        int step = shortest * rate < FROM_AFAR ? 1 : Run.FAR;
        Run.Band grounded = new Run.Band();
        for (int row = Math.max(0, (int) (from * rate) - 1) / step * step; row <= last; row += step) {
            int next = Math.min(run.length(), row + step);
            run.band(CommonColumn.GROUNDED.index(), row, next, grounded);
            if (grounded.lowest == 0f) {
                if (!(row / rate - end <= shortest)) {
                    flush(start, end, dest);
                    start = row / rate;
                }
                end = next / rate;
            }
        }
        flush(start, end, dest);
    }

    private static void flush(double start, double end, Points dest) {
        if (!Double.isNaN(start)) {
            dest.add(start, end);
        }
    }

    @Override
    public void draw(Graphics2D g2, XYPlot plot, Rectangle2D area, ValueAxis domain, ValueAxis range, int renderer, PlotRenderingInfo info) {
        Scale time = Scale.of(domain, area, RectangleEdge.BOTTOM);
        g2.setPaint(colour);
        for (int i = 0; i < spans.count(); i++) {
            double left = Math.rint(time.at(spans.x(i)));
            double right = Math.rint(time.at(spans.y(i)));
            g2.fill(new Rectangle2D.Double(left, area.getY(), right - left, area.getHeight()));
        }
    }
}
