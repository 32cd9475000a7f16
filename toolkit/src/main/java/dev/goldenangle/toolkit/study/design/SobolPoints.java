package dev.goldenangle.toolkit.study.design;

import org.hipparchus.random.SobolSequenceGenerator;

/** The Sobol sequence with the direction numbers of Joe and Kuo, starting at the origin. */
final class SobolPoints implements DesignPoints {
    private final int dimensions;
    private final int size;
    private final SobolSequenceGenerator sequence;

    SobolPoints(int dimensions, int size) {
        this.dimensions = dimensions;
        this.size = size;
        this.sequence = new SobolSequenceGenerator(dimensions);
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    /** Fast for consecutive indices; otherwise the generator must skip to the index. */
    @Override
    public synchronized double[] point(long index) {
        return sequence.getNextIndex() == index ? sequence.nextVector() : sequence.skipTo((int) index);
    }
}
