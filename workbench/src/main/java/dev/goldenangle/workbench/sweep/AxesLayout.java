package dev.goldenangle.workbench.sweep;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Positions of the axes.
 *
 * @param axes   from left to right
 * @param left   x of the first axis, in pixels
 * @param gap    distance between two axes
 * @param top    y of the axes' upper end
 * @param bottom y of the axes' lower end
 * @param titles the lines of each axis's title
 */
record AxesLayout(List<SweepAxis> axes, double left, double gap, double top, double bottom, List<List<String>> titles) {
    static final double LINE = 13;
    private static final double MARGIN = 40;
    private static final double TITLES = 46;
    private static final double LAST_LINE = 20;
    private static final double LEAST_GAP = 54;
    private static final double BETWEEN = 8;

    static AxesLayout of(List<SweepAxis> axes, double width, double height, double textScale) {
        double gap = axes.size() < 2 ? 0 : (width - 2 * MARGIN) / (axes.size() - 1);
        double room = (axes.size() < 2 ? width : gap) - BETWEEN;
        List<List<String>> titles = IntStream.range(0, axes.size()).mapToObj(place -> TitleLines.of(axes.get(place).label(), isAtEnd(place, axes) ? Math.min(room, 2 * MARGIN) : room, textScale)).toList();
        int lines = titles.stream().mapToInt(List::size).max().orElse(1);
        double top = TITLES + LINE * textScale * (lines - 1);
        return new AxesLayout(axes, axes.size() < 2 ? width / 2 : MARGIN, gap, top, Math.max(top + 20, height - LAST_LINE), titles);
    }

    /** The width at which every word of every title fits between two axes. */
    static double leastWidth(List<SweepAxis> axes, double textScale) {
        double gap = axes.stream().mapToDouble(axis -> TitleLines.widestWord(axis.label(), textScale) + BETWEEN).reduce(LEAST_GAP, Math::max);
        return 2 * MARGIN + gap * Math.max(0, axes.size() - 1);
    }

    private static boolean isAtEnd(int place, List<SweepAxis> axes) {
        return axes.size() > 1 && (place == 0 || place == axes.size() - 1);
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
