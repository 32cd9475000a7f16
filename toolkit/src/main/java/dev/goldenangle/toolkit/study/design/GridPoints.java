package dev.goldenangle.toolkit.study.design;

/**
 * Every combination of evenly spaced values, ends included; the last knob varies fastest.
 *
 * @param dimensions number of knobs
 * @param values     number of values for each knob; a single value is the middle
 */
record GridPoints(int dimensions, int values) implements DesignPoints {
    @Override
    public long size() {
        double size = Math.pow(values, dimensions);
        return size < Long.MAX_VALUE ? Math.round(size) : Long.MAX_VALUE;
    }

    @Override
    public double[] point(long index) {
        double[] point = new double[dimensions];
        long rest = index;
        for (int i = dimensions - 1; i >= 0; i--) {
            point[i] = values == 1 ? 0.5 : (double) (rest % values) / (values - 1);
            rest /= values;
        }
        return point;
    }
}
