package dev.goldenangle.workbench.sweep;

import java.util.List;

/**
 * Positions of the axes.
 *
 * @param axes   from left to right
 * @param left   x of the first axis, in pixels
 * @param gap    distance between two axes
 * @param top    y of the axes' upper end
 * @param bottom y of the axes' lower end
 */
record AxesLayout(List<SweepAxis> axes, double left, double gap, double top, double bottom) {
    private static final double MARGIN = 40;
    private static final double TITLES = 46;
    private static final double LAST_LINE = 20;
    private static final double LEAST_GAP = 54;

    static AxesLayout of(List<SweepAxis> axes, double width, double height) {
        double gap = axes.size() < 2 ? 0 : (width - 2 * MARGIN) / (axes.size() - 1);
        return new AxesLayout(axes, axes.size() < 2 ? width / 2 : MARGIN, gap, TITLES, Math.max(TITLES + 20, height - LAST_LINE));
    }

    /** The width at which titles are still readable. */
    static double leastWidth(int axes) {
        return 2 * MARGIN + LEAST_GAP * Math.max(0, axes - 1);
    }

    double x(int place) {
        return left + gap * place;
    }

    double y(double share) {
        return bottom - share * (bottom - top);
    }

    double share(double y) {
        return Math.max(0, Math.min(1, (bottom - y) / (bottom - top)));
    }

    /** The position, counted from the left, of the axis nearest to x. */
    int nearest(double x) {
        return gap == 0 ? 0 : (int) Math.max(0, Math.min(axes.size() - 1, Math.round((x - left) / gap)));
    }

    double distance(double x) {
        return Math.abs(x - x(nearest(x)));
    }
}
