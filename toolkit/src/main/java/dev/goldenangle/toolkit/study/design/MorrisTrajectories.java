package dev.goldenangle.toolkit.study.design;

/**
 * Morris trajectories: each starts at a random point of a grid with {@value #LEVELS} levels and changes every knob once, in random
 * order, by {@link #STEP} up or down.
 */
public final class MorrisTrajectories implements DesignPoints {
    static final int LEVELS = 4;
    /** The step as a share of a knob's range: half the levels. */
    public static final double STEP = LEVELS / (2.0 * (LEVELS - 1));
    private final int dimensions;
    private final int trajectories;
    private final HashedRandom random;

    public MorrisTrajectories(int dimensions, int trajectories, long seed) {
        this.dimensions = dimensions;
        this.trajectories = trajectories;
        this.random = new HashedRandom(seed);
    }

    @Override
    public long size() {
        return (long) trajectories * (dimensions + 1);
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    public int trajectories() {
        return trajectories;
    }

    @Override
    public double[] point(long index) {
        long trajectory = index / (dimensions + 1);
        int moved = (int) (index % (dimensions + 1));
        HashedRandom own = random.child(trajectory);
        double[] point = new double[dimensions];
        for (int knob = 0; knob < dimensions; knob++) {
            boolean up = isUp(own, knob);
            int level = own.below(3L * knob, LEVELS / 2) + (up ? 0 : LEVELS / 2);
            point[knob] = (double) level / (LEVELS - 1);
        }
        Permutation order = new Permutation(dimensions, own.child(-1));
        for (int step = 0; step < moved; step++) {
            int knob = (int) order.of(step);
            point[knob] += isUp(own, knob) ? STEP : -STEP;
        }
        for (int knob = 0; knob < dimensions; knob++) {
            point[knob] = Math.min(1, Math.max(0, point[knob]));
        }
        return point;
    }

    private static boolean isUp(HashedRandom own, int knob) {
        return own.bits(3L * knob + 1) < 0;
    }

    /** The knob that changes between this row of a trajectory and the next; rows are counted from 0. */
    public int movedAt(long trajectory, int row) {
        return (int) new Permutation(dimensions, random.child(trajectory).child(-1)).of(row);
    }
}
