package dev.goldenangle.toolkit.plot;

import java.awt.geom.Path2D;

/**
 * A path that skips points on nearly straight lines: a point is drawn only if the line without it would miss a skipped point by more than
 * a quarter of a pixel.
 */
final class SparsePath {
    private static final double TOLERANCE = 0.25;
    private final Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 1024);
    private double fromX;
    private double fromY;
    private double lastX;
    private double lastY;
    private double lowest;
    private double highest;

    Path2D path() {
        return path;
    }

    void moveTo(double x, double y) {
        path.moveTo(x, y);
        anchor(x, y);
    }

    private void anchor(double x, double y) {
        fromX = x;
        fromY = y;
        lastX = x;
        lastY = y;
        lowest = Double.NEGATIVE_INFINITY;
        highest = Double.POSITIVE_INFINITY;
    }

    /** Adds a point further along in the same direction. */
    void along(double x, double y) {
        if (!fits(x, y)) {
            path.lineTo(lastX, lastY);
            anchor(lastX, lastY);
            fits(x, y);
        }
        lastX = x;
        lastY = y;
    }

    /** Narrows the range of slopes that pass near all skipped points; false if none is left. */
    private boolean fits(double x, double y) {
        double distance = Math.max(1e-9, Math.abs(x - fromX));
        lowest = Math.max(lowest, (y - TOLERANCE - fromY) / distance);
        highest = Math.min(highest, (y + TOLERANCE - fromY) / distance);
        return lowest <= highest;
    }

    /** Draws up to the last point and reverses the direction. */
    void turn() {
        path.lineTo(lastX, lastY);
        anchor(lastX, lastY);
    }

    void close() {
        path.closePath();
    }
}
