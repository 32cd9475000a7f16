package dev.goldenangle.toolkit.study.design;

/**
 * Saltelli's design. Each pair of base points a and b, from one Sobol sequence with twice the dimensions, gives these rows: a, then for
 * each knob a with that knob from b, then b.
 */
public final class SaltelliPoints implements DesignPoints {
    private final int dimensions;
    private final int pairs;
    private final SobolPoints base;

    public SaltelliPoints(int dimensions, int pairs) {
        this.dimensions = dimensions;
        this.pairs = pairs;
        this.base = new SobolPoints(2 * dimensions, pairs + 1);
    }

    @Override
    public long size() {
        return (long) pairs * (dimensions + 2);
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    /** Skips the origin: it is a corner, and a and b would be equal. */
    @Override
    public double[] point(long index) {
        double[] both = base.point(index / (dimensions + 2) + 1);
        int row = (int) (index % (dimensions + 2));
        double[] point = new double[dimensions];
        for (int i = 0; i < dimensions; i++) {
            boolean fromOther = row == dimensions + 1 || row == i + 1;
            point[i] = both[fromOther ? dimensions + i : i];
        }
        return point;
    }
}
