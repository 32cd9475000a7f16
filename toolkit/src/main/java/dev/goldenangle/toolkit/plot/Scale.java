package dev.goldenangle.toolkit.plot;

import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;

import java.awt.geom.Rectangle2D;

/** A linear axis as offset and factor: one multiplication per point instead of a call to the axis. */
public record Scale(double offset, double factor) {
    public static Scale of(ValueAxis axis, Rectangle2D area, RectangleEdge edge) {
        double low = axis.valueToJava2D(axis.getLowerBound(), area, edge);
        double high = axis.valueToJava2D(axis.getUpperBound(), area, edge);
        double factor = (high - low) / axis.getRange().getLength();
        return new Scale(low - axis.getLowerBound() * factor, factor);
    }

    public double at(double value) {
        return offset + factor * value;
    }
}
