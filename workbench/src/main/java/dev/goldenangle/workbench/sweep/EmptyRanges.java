package dev.goldenangle.workbench.sweep;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Ranges that together leave no runs.
 *
 * @param axes the axes whose ranges must be removed together
 * @param runs how many runs are kept without them
 */
record EmptyRanges(Set<Integer> axes, long runs) {
    /** The smallest sets of ranges to remove so that runs are kept again, most runs first; empty if runs are kept. */
    static List<EmptyRanges> of(List<SweepRow> rows, AxisBrushes brushes) {
        Map<Set<Integer>, Long> counts = rows.stream().collect(Collectors.groupingBy(brushes::missed, Collectors.counting()));
        int fewest = counts.keySet().stream().mapToInt(Set::size).min().orElse(0);
        return counts.entrySet().stream().filter(count -> fewest > 0 && count.getKey().size() == fewest).map(count -> new EmptyRanges(count.getKey(), count.getValue()))
                .sorted(Comparator.comparingLong(EmptyRanges::runs).reversed().thenComparing(found -> found.axes.toString())).toList();
    }
}
