package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.text.Messages;

/**
 * One run of a study.
 *
 * @param number number of its point
 * @param values the knobs, then the mean of each measure over its seeds; do not modify
 */
record SweepRow(long number, double[] values) {
    /** Such as "Run 1024". */
    String name() {
        return Messages.text("sweep.run", Long.toString(number));
    }

    double value(SweepAxis axis) {
        return values[axis.index()];
    }
}
