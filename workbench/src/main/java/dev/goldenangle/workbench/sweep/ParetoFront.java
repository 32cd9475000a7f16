package dev.goldenangle.workbench.sweep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The Pareto front of two measures: runs for which no other run is better in one measure without being worse in the other. */
final class ParetoFront {
    private ParetoFront() {
    }

    /** Sorted from the best in the first measure to the best in the second; if runs are equal, only the first is included. */
    static List<SweepRow> of(List<SweepRow> rows, SweepAxis first, SweepAxis second) {
        List<SweepRow> sorted = rows.stream().filter(row -> Double.isFinite(row.value(first)) && Double.isFinite(row.value(second)))
                .sorted(Comparator.comparingDouble((SweepRow row) -> -first.worth(row.value(first))).thenComparingDouble(row -> -second.worth(row.value(second)))
                        .thenComparingLong(SweepRow::number)).toList();
        List<SweepRow> front = new ArrayList<>();
        double best = Double.NEGATIVE_INFINITY;
        for (SweepRow row : sorted) {
            double worth = second.worth(row.value(second));
            if (worth > best) {
                best = worth;
                front.add(row);
            }
        }
        return front;
    }
}
