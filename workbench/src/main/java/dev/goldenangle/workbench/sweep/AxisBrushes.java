package dev.goldenangle.workbench.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * How the axes stand, which of them are turned round, and the ranges that somebody has drawn on them. Places on an axis are shares of
 * its height, from 0 at the bottom, as they are on the screen; an axis is named by the index of its value in a row.
 */
final class AxisBrushes {
    /** A range so near to the end of an axis means all that lies beyond, too. */
    private static final double AT_END = 0.004;
    private final List<Integer> order;
    private final Set<Integer> flipped = new TreeSet<>();
    private final Map<Integer, SweepRange> ranges = new TreeMap<>();

    AxisBrushes(int axes) {
        order = new ArrayList<>(IntStream.range(0, axes).boxed().toList());
    }

    /** The axes from left to right. */
    List<Integer> order() {
        return List.copyOf(order);
    }

    /** Puts an axis to a place among the others. */
    void move(int axis, int place) {
        order.remove((Integer) axis);
        order.add(Math.max(0, Math.min(order.size(), place)), axis);
    }

    void flip(int axis) {
        if (!flipped.remove(axis)) {
            flipped.add(axis);
        }
    }

    boolean isFlipped(int axis) {
        return flipped.contains(axis);
    }

    /** Where a value is on the screen; NaN for what could not be measured. */
    double place(SweepAxis axis, double value) {
        double share = axis.share(value);
        return isFlipped(axis.index()) ? 1 - share : share;
    }

    /** The value at a place on the screen. */
    double valueAt(SweepAxis axis, double place) {
        return axis.value(isFlipped(axis.index()) ? 1 - place : place);
    }

    /** Keeps what lies between two places, in whatever order they are given. */
    void brush(SweepAxis axis, double from, double to) {
        double one = axis.share(valueAt(axis, Math.max(0, Math.min(1, from))));
        double other = axis.share(valueAt(axis, Math.max(0, Math.min(1, to))));
        double low = Math.min(one, other);
        double high = Math.max(one, other);
        ranges.put(axis.index(), new SweepRange(low <= AT_END ? Double.NEGATIVE_INFINITY : axis.value(low), high >= 1 - AT_END ? Double.POSITIVE_INFINITY : axis.value(high)));
    }

    void keep(SweepAxis axis, SweepRange range) {
        ranges.put(axis.index(), range);
    }

    void clear(int axis) {
        ranges.remove(axis);
    }

    void clear() {
        ranges.clear();
    }

    Optional<SweepRange> range(int axis) {
        return Optional.ofNullable(ranges.get(axis));
    }

    /** The range of an axis on the screen, the lower place first. */
    Optional<double[]> places(SweepAxis axis) {
        return range(axis.index()).map(range -> {
            double one = place(axis, Math.max(axis.low(), range.low()));
            double other = place(axis, Math.min(axis.high(), range.high()));
            return new double[] {Math.min(one, other), Math.max(one, other)};
        });
    }

    int count() {
        return ranges.size();
    }

    /** Whether a row lies in every range. */
    boolean keeps(SweepRow row) {
        for (Map.Entry<Integer, SweepRange> range : ranges.entrySet()) {
            if (!range.getValue().holds(row.values()[range.getKey()])) {
                return false;
            }
        }
        return true;
    }
}
