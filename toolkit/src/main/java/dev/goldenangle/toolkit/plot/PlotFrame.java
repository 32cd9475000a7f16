package dev.goldenangle.toolkit.plot;

/**
 * Maps values to pixels and back. A range may run backwards.
 *
 * @param left  pixels of the plot's edges
 * @param xFrom values at these edges, internal
 */
public record PlotFrame(double left, double top, double right, double bottom, double xFrom, double xTo, double yFrom, double yTo) {
    public double toX(double value) {
        return left + (value - xFrom) / (xTo - xFrom) * (right - left);
    }

    public double toY(double value) {
        return bottom - (value - yFrom) / (yTo - yFrom) * (bottom - top);
    }

    public double valueX(double pixel) {
        return xFrom + (pixel - left) / (right - left) * (xTo - xFrom);
    }

    public double valueY(double pixel) {
        return yFrom + (bottom - pixel) / (bottom - top) * (yTo - yFrom);
    }

    public double width() {
        return right - left;
    }

    public double height() {
        return bottom - top;
    }
}
