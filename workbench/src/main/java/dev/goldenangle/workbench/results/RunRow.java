package dev.goldenangle.workbench.results;

import dev.goldenangle.workbench.runs.RunEntry;

import java.util.Comparator;

/**
 * A row of the table of runs.
 * @param place the place of its group among the groups
 * @param group the map and the model
 * @param entry the run; null for the heading of the group
 */
record RunRow(int place, String group, RunEntry entry) {
    /** Groups stay together, each below its heading. */
    static final Comparator<RunRow> BY_GROUP = Comparator.comparingInt(RunRow::place).thenComparing(row -> row.entry != null);

    boolean isHeading() {
        return entry == null;
    }
}
