package dev.goldenangle.toolkit.study.design;

/** Independent uniform points. */
final class RandomPoints implements DesignPoints {
    private final int dimensions;
    private final long size;
    private final HashedRandom random;

    RandomPoints(int dimensions, long size, long seed) {
        this.dimensions = dimensions;
        this.size = size;
        this.random = new HashedRandom(seed);
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    @Override
    public double[] point(long index) {
        double[] point = new double[dimensions];
        for (int i = 0; i < dimensions; i++) {
            point[i] = random.unit(index * dimensions + i);
        }
        return point;
    }
}
