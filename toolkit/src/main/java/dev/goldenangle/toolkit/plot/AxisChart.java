package dev.goldenangle.toolkit.plot;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.theme.Token;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Consumer;

/**
 * A chart with two axes, drawn by JFreeChart in the theme's colours. Create one for each drawing: give it a frame with fixed ranges, add
 * lines, levels and layers, and draw it. The frame maps mouse positions to the same values.
 */
public final class AxisChart {
    private final PlotFrame frame;
    private final Inks inks;
    private final LineDataset lines = new LineDataset();
    private final PathRenderer renderer = new PathRenderer();
    private final RoundAxis across;
    private final XYPlot plot;

    public AxisChart(Inks inks, PlotFrame frame, Unit xUnit, Unit yUnit) {
        this.frame = frame;
        this.inks = inks;
        across = new RoundAxis(xUnit, frame.xFrom(), frame.xTo(), 1, inks);
        plot = new XYPlot(lines, across, new RoundAxis(yUnit, frame.yFrom(), frame.yTo(), frame.left(), inks), renderer);
        plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
        plot.setOutlineVisible(false);
        plot.setInsets(RectangleInsets.ZERO_INSETS);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setBackgroundPaint(inks.of(Token.BG_INSET));
        plot.setDomainGridlinePaint(inks.of(Token.GRIDLINE));
        plot.setRangeGridlinePaint(inks.of(Token.GRIDLINE));
    }

    /** Hides the numbers of the horizontal axis, for a chart stacked above another. */
    public AxisChart withoutNumbersBelow() {
        across.setTickLabelsVisible(false);
        return this;
    }

    public AxisChart withoutGrid() {
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinesVisible(false);
        return this;
    }

    /** Adds a line above earlier ones; the caller adds its points, as values. */
    public Points line(Color colour, BasicStroke stroke) {
        int series = lines.getSeriesCount();
        lines.setCount(series + 1);
        renderer.setSeriesPaint(series, colour, false);
        renderer.setSeriesStroke(series, stroke, false);
        return lines.line(series);
    }

    /** Adds a horizontal line at a value, behind everything else. */
    public AxisChart level(double value, Color colour, BasicStroke stroke) {
        plot.addRangeMarker(new ValueMarker(value, colour, stroke), Layer.BACKGROUND);
        return this;
    }

    /** Adds a vertical line at a value, behind everything else. */
    public AxisChart upright(double value, Color colour, BasicStroke stroke) {
        plot.addDomainMarker(new ValueMarker(value, colour, stroke), Layer.BACKGROUND);
        return this;
    }

    /** Adds a layer between grid and lines, drawn in the frame's pixels. */
    public AxisChart behind(Consumer<Drawing> content) {
        renderer.addAnnotation(new Content(content), Layer.BACKGROUND);
        return this;
    }

    /** Adds a layer above the lines, drawn in the frame's pixels. */
    public AxisChart over(Consumer<Drawing> content) {
        renderer.addAnnotation(new Content(content), Layer.FOREGROUND);
        return this;
    }

    public void draw(Graphics2D g2) {
        plot.draw(g2, new Rectangle2D.Double(0, frame.top(), frame.right(), frame.height() + across.getFixedDimension()), null, null, null);
    }

    private final class Content extends AbstractXYAnnotation {
        private static final long serialVersionUID = 1L;
        private final transient Consumer<Drawing> content;

        Content(Consumer<Drawing> content) {
            this.content = content;
        }

        @Override
        public void draw(Graphics2D g2, XYPlot drawn, Rectangle2D area, ValueAxis domain, ValueAxis range, int index, PlotRenderingInfo info) {
            content.accept(new Drawing(g2, inks));
        }
    }
}
