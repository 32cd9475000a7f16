package dev.goldenangle.workbench.sweep;

/**
 * One run of a study.
 *
 * @param number of its point
 * @param values the amounts of the knobs, then the mean over the seeds of each measure; not to be written to
 */
record SweepRow(long number, double[] values) {
    double value(SweepAxis axis) {
        return values[axis.index()];
    }
}
