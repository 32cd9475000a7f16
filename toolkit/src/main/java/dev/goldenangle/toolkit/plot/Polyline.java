package dev.goldenangle.toolkit.plot;

import java.awt.geom.Path2D;

/** Builds a path of straight lines. A point that is not finite breaks the line. */
public final class Polyline {
    private final Path2D path = new Path2D.Double();
    private boolean down;

    /** @param corners alternating x and y */
    public static Path2D of(double... corners) {
        Polyline line = new Polyline();
        for (int i = 0; i < corners.length; i += 2) {
            line.add(corners[i], corners[i + 1]);
        }
        return line.path;
    }

    public Polyline add(double x, double y) {
        boolean isPoint = Double.isFinite(x) && Double.isFinite(y);
        if (isPoint && down) {
            path.lineTo(x, y);
        } else if (isPoint) {
            path.moveTo(x, y);
        }
        down = isPoint;
        return this;
    }

    /** Starts a new line at the next point. */
    public Polyline lift() {
        down = false;
        return this;
    }

    public Path2D path() {
        return path;
    }
}
