package dev.goldenangle.toolkit.plot;

import java.awt.geom.Path2D;

/**
 * A path that leaves out the points on the way: a point is drawn only where the next one could no longer be reached from
 * the last drawn one without passing a point at more than a quarter of a pixel.
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

    /** On to a point that lies further along, in the direction of the ones before. */
    void along(double x, double y) {
        if (!fits(x, y)) {
            path.lineTo(lastX, lastY);
            anchor(lastX, lastY);
            fits(x, y);
        }
        lastX = x;
        lastY = y;
    }

    /** Narrows the slopes that pass all points so far by one more; false when none is left. */
    private boolean fits(double x, double y) {
        double distance = Math.max(1e-9, Math.abs(x - fromX));
        lowest = Math.max(lowest, (y - TOLERANCE - fromY) / distance);
        highest = Math.min(highest, (y + TOLERANCE - fromY) / distance);
        return lowest <= highest;
    }

    /** Draws up to the last point and turns round there. */
    void turn() {
        path.lineTo(lastX, lastY);
        anchor(lastX, lastY);
    }

    void close() {
        path.closePath();
    }
}
