package dev.goldenangle.toolkit.study.design;

import java.util.stream.IntStream;

/** Divides each knob's range into as many slices as there are points; every slice of every knob contains exactly one point. */
final class LatinHypercube implements DesignPoints {
    private final long size;
    private final Permutation[] slices;
    private final HashedRandom inside;

    LatinHypercube(int dimensions, long size, long seed) {
        HashedRandom random = new HashedRandom(seed);
        this.size = size;
        this.inside = random.child(-1);
        this.slices = IntStream.range(0, dimensions).mapToObj(i -> new Permutation(size, random.child(i))).toArray(Permutation[]::new);
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public int dimensions() {
        return slices.length;
    }

    @Override
    public double[] point(long index) {
        double[] point = new double[slices.length];
        for (int i = 0; i < slices.length; i++) {
            point[i] = (slices[i].of(index) + inside.unit(index * slices.length + i)) / size;
        }
        return point;
    }
}
