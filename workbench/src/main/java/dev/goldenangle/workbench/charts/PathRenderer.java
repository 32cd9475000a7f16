package dev.goldenangle.workbench.charts;

import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.xy.XYDataset;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Draws each series as one path when its first item comes up: lines as a stroke, bars as a fill. */
final class PathRenderer extends AbstractXYItemRenderer {
    private static final long serialVersionUID = 1L;
    private static final double BAR_GAP = 1;

    @Override
    public XYItemRendererState initialise(Graphics2D g2, Rectangle2D area, XYPlot plot, XYDataset dataset, PlotRenderingInfo info) {
        XYItemRendererState state = new XYItemRendererState(info);
        state.setProcessVisibleItemsOnly(false);
        return state;
    }

    @Override
    public void drawItem(Graphics2D g2, XYItemRendererState state, Rectangle2D area, PlotRenderingInfo info, XYPlot plot, ValueAxis domain,
                         ValueAxis range, XYDataset dataset, int series, int item, CrosshairState crosshair, int pass) {
        if (item > 0) {
            return;
        }
        Scale x = Scale.of(domain, area, RectangleEdge.BOTTOM);
        Scale y = Scale.of(range, area, RectangleEdge.LEFT);
        g2.setPaint(getItemPaint(series, 0));
        if (dataset instanceof BarDataset bars) {
            g2.fill(bars(bars, series, x, y));
        } else {
            g2.setStroke(getItemStroke(series, 0));
            g2.draw(line(dataset, series, x, y));
        }
    }

    /** A linear axis as a line: one multiplication per point instead of a call into the axis. */
    private record Scale(double offset, double factor) {
        static Scale of(ValueAxis axis, Rectangle2D area, RectangleEdge edge) {
            double low = axis.valueToJava2D(axis.getLowerBound(), area, edge);
            double high = axis.valueToJava2D(axis.getUpperBound(), area, edge);
            double factor = (high - low) / axis.getRange().getLength();
            return new Scale(low - axis.getLowerBound() * factor, factor);
        }

        double at(double value) {
            return offset + factor * value;
        }
    }

    private static Path2D line(XYDataset dataset, int series, Scale x, Scale y) {
        int count = dataset.getItemCount(series);
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, count + 1);
        boolean down = false;
        for (int i = 0; i < count; i++) {
            double value = dataset.getYValue(series, i);
            if (Double.isNaN(value)) {
                down = false;
            } else if (down) {
                path.lineTo(x.at(dataset.getXValue(series, i)), y.at(value));
            } else {
                path.moveTo(x.at(dataset.getXValue(series, i)), y.at(value));
                down = true;
            }
        }
        return path;
    }

    private static Path2D bars(BarDataset dataset, int series, Scale x, Scale y) {
        int count = dataset.getItemCount(series);
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 4 * count + 1);
        for (int i = 0; i < count; i++) {
            double foot = y.at(dataset.getStartYValue(series, i));
            double head = y.at(dataset.getEndYValue(series, i));
            if (Math.abs(head - foot) > 0.2) {
                double left = x.at(dataset.getStartXValue(series, i));
                double right = x.at(dataset.getEndXValue(series, i)) - BAR_GAP;
                path.moveTo(left, foot);
                path.lineTo(left, head);
                path.lineTo(right, head);
                path.lineTo(right, foot);
                path.closePath();
            }
        }
        return path;
    }
}
