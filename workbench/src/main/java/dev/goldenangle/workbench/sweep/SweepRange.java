package dev.goldenangle.workbench.sweep;

/**
 * A range of kept values on an axis, both ends included.
 *
 * @param low  −∞ for no lower end
 * @param high +∞ for no upper end
 */
record SweepRange(double low, double high) {
    boolean holds(double value) {
        return value >= low && value <= high;
    }
}
