package dev.goldenangle.toolkit.plot;

import java.awt.BasicStroke;
import java.awt.geom.Path2D;

/**
 * The outline of a line whose points are columns with a lowest and highest value, widened by the stroke's thickness. Dash gaps are cut
 * along the time axis, at fixed times, so they scroll with the data.
 */
final class BandPath {
    private final SparsePath path = new SparsePath();
    private final Points points;
    private final Scale x;
    private final Scale y;
    private final double half;
    private int next;

    private BandPath(Points points, Scale x, Scale y, double half) {
        this.points = points;
        this.x = x;
        this.y = y;
        this.half = half;
    }

    static Path2D of(Points points, Scale x, Scale y, BasicStroke stroke) {
        BandPath band = new BandPath(points, x, y, stroke.getLineWidth() / 2);
        int start = 0;
        for (int i = 0; i <= points.count(); i++) {
            if (i == points.count() || Double.isNaN(points.y(i))) {
                band.stretch(start, i - 1, stroke.getDashArray());
                start = i + 1;
            }
        }
        return band.path.path();
    }

    private void stretch(int first, int last, float[] dash) {
        if (last <= first) {
            return;
        }
        next = first + 1;
        double from = x.at(points.x(first));
        double to = x.at(points.x(last));
        if (dash == null) {
            piece(from, to, last);
            return;
        }
        double period = 0;
        for (float length : dash) {
            period += length;
        }
        double at = x.at(0) + Math.floor((from - x.at(0)) / period) * period;
        for (int i = 0; at < to; i = (i + 2) % dash.length) {
            double end = Math.min(to, at + dash[i]);
            if (end > from) {
                piece(Math.max(from, at), end, last);
            }
            at += dash[i] + dash[i + 1];
        }
    }

    /** Adds the outline between two x positions; call from left to right. */
    private void piece(double from, double to, int last) {
        while (next < last && x.at(points.x(next)) <= from) {
            next++;
        }
        int start = next;
        path.moveTo(from, top(from, start));
        while (next < last && x.at(points.x(next)) < to) {
            path.along(x.at(points.x(next)), y.at(points.y(next)) - half);
            next++;
        }
        path.along(to, top(to, next));
        path.turn();
        path.along(to, bottom(to, next));
        path.turn();
        for (int i = next - 1; i >= start; i--) {
            path.along(x.at(points.x(i)), y.at(points.low(i)) + half);
        }
        path.along(from, bottom(from, start));
        path.turn();
        path.close();
    }

    private double top(double at, int index) {
        return y.at(points.y(index - 1) + share(at, index) * (points.y(index) - points.y(index - 1))) - half;
    }

    private double bottom(double at, int index) {
        return y.at(points.low(index - 1) + share(at, index) * (points.low(index) - points.low(index - 1))) + half;
    }

    /** The position between the previous point and this one, from 0 to 1. */
    private double share(double at, int index) {
        double before = x.at(points.x(index - 1));
        return (at - before) / (x.at(points.x(index)) - before);
    }
}
