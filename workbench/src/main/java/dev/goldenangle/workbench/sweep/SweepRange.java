package dev.goldenangle.workbench.sweep;

/**
 * Values that are kept on an axis, both ends included.
 *
 * @param low  −∞ where there is none
 * @param high +∞ where there is none
 */
record SweepRange(double low, double high) {
    boolean holds(double value) {
        return value >= low && value <= high;
    }
}
