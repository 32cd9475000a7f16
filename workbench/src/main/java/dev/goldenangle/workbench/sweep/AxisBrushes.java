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
 * The order of the axes, which are flipped, and the ranges drawn on them. Places on an axis are shares of its height on screen, from 0 at
 * the bottom. An axis is identified by the index of its value in a row.
 */
final class AxisBrushes {
    /** A range that ends this close to the axis end also keeps all values beyond. */
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

    /** Moves an axis to a position in the order. */
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

    /** The place of a value; NaN for a missing value. */
    double place(SweepAxis axis, double value) {
        double share = axis.share(value);
        return isFlipped(axis.index()) ? 1 - share : share;
    }

    double valueAt(SweepAxis axis, double place) {
        return axis.value(isFlipped(axis.index()) ? 1 - place : place);
    }

    /** Keeps values between two places, given in any order. */
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

    /** The range of an axis as places, the lower first. */
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

    /** The axes whose ranges exclude a row. */
    Set<Integer> missed(SweepRow row) {
        Set<Integer> missed = new TreeSet<>();
        ranges.forEach((axis, range) -> {
            if (!range.holds(row.values()[axis])) {
                missed.add(axis);
            }
        });
        return missed;
    }

    /** Whether a row is inside every range. */
    boolean keeps(SweepRow row) {
        for (Map.Entry<Integer, SweepRange> range : ranges.entrySet()) {
            if (!range.getValue().holds(row.values()[range.getKey()])) {
                return false;
            }
        }
        return true;
    }
}
