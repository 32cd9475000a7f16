package dev.goldenangle.workbench.plot;

import dev.goldenangle.math.Decimals;

/**
 * The data of an SVG path. A point that is not finite ends the line there, and the next one starts a new line, so that no file
 * holds a coordinate that a viewer cannot read.
 */
public final class SvgPath {
    private static final double FARTHEST = 1e9;
    private final int digits;
    private final StringBuilder data = new StringBuilder();
    private boolean down;

    /** @param digits after the point of each coordinate */
    public SvgPath(int digits) {
        this.digits = digits;
    }

    public SvgPath moveTo(double x, double y) {
        down = false;
        return lineTo(x, y);
    }

    /** The first point of a line moves there. */
    public SvgPath lineTo(double x, double y) {
        if (isFinite(x, y)) {
            data.append(down ? 'L' : 'M');
            point(x, y);
        }
        down = isFinite(x, y);
        return this;
    }

    public SvgPath curveTo(double x1, double y1, double x2, double y2, double x, double y) {
        if (!down || !isFinite(x1, y1) || !isFinite(x2, y2) || !isFinite(x, y)) {
            return lineTo(x, y);
        }
        data.append('C');
        point(x1, y1);
        data.append(' ');
        point(x2, y2);
        data.append(' ');
        point(x, y);
        return this;
    }

    public SvgPath close() {
        if (down) {
            data.append('Z');
        }
        return this;
    }

    private static boolean isFinite(double x, double y) {
        return Double.isFinite(x) && Double.isFinite(y);
    }

    private void point(double x, double y) {
        data.append(number(x, digits)).append(' ').append(number(y, digits));
    }

    /** A length or coordinate with so many digits at most; what is not finite is zero, and nothing lies beyond a thousand million. */
    public static String number(double value, int digits) {
        double within = Double.isFinite(value) ? Math.max(-FARTHEST, Math.min(FARTHEST, value)) : 0;
        return Decimals.trimmed(within, digits);
    }

    public boolean isEmpty() {
        return data.isEmpty();
    }

    @Override
    public String toString() {
        return data.toString();
    }
}
