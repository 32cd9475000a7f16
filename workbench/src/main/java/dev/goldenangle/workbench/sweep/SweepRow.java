package dev.goldenangle.workbench.sweep;

/**
 * One run of a study.
 *
 * @param number number of its point
 * @param values the knobs, then the mean of each measure over its seeds; do not modify
 */
record SweepRow(long number, double[] values) {
    double value(SweepAxis axis) {
        return values[axis.index()];
    }
}
