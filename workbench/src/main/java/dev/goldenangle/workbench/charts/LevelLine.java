package dev.goldenangle.workbench.charts;

import dev.goldenangle.toolkit.plot.Inks;
import org.jfree.chart.annotations.AbstractXYAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** A reference value of a lane, drawn dashed and labelled at the right end. */
final class LevelLine extends AbstractXYAnnotation {
    private static final long serialVersionUID = 1L;
    private final String name;
    private double value = Double.NaN;
    private Color colour = Color.GRAY;
    private Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 10);

    LevelLine(String name) {
        this.name = name;
    }

    void setValue(double level) {
        value = level;
    }

    void setInks(Color newColour, Font newFont) {
        colour = newColour;
        font = newFont;
    }

    @Override
    public void draw(Graphics2D g2, XYPlot plot, Rectangle2D area, ValueAxis domain, ValueAxis range, int renderer, PlotRenderingInfo info) {
        if (!range.getRange().contains(value)) {
            return;
        }
        double y = range.valueToJava2D(value, area, RectangleEdge.LEFT);
        g2.setPaint(colour);
        g2.setStroke(Inks.REFERENCE);
        g2.draw(new Line2D.Double(area.getX(), y, area.getMaxX(), y));
        g2.setFont(font);
        g2.drawString(name, (float) area.getMaxX() - 24, (float) y - 3);
    }
}
