package dev.goldenangle.toolkit.plot;

/**
 * Maps values to pixels and back. Ranges may be reversed.
 *
 * @param left  the plot's left edge, in pixels
 * @param xFrom the value at the left edge, in internal units
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
