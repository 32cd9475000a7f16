package dev.goldenangle.world.brush;

/** Orders brushes for a tree: splits a range in two where the surface area heuristic, over a few bins per axis, is least. */
final class BvhSplit {
    private static final int BINS = 32;
    private final Bounds bounds;
    private final int[] order;
    private final int[] spare;
    private final float[] box = new float[6];
    private final float[] binBoxes = new float[6 * BINS];
    private final int[] binCounts = new int[BINS];
    private final double[] rightCosts = new double[BINS];
    private double leastCost;

    BvhSplit(Bounds bounds) {
        this.bounds = bounds;
        order = new int[bounds.count()];
        spare = new int[bounds.count()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
    }

    int brush(int position) {
        return order[position];
    }

    /** Computes the bounds of a range, returned by {@link #low} and {@link #high}. */
    void measure(int from, int to) {
        clear(box, 0);
        for (int i = from; i < to; i++) {
            grow(box, 0, order[i]);
        }
    }

    float low(int axis) {
        return box[axis];
    }

    float high(int axis) {
        return box[3 + axis];
    }

    /** Reorders a range of at least two and returns the start of its second half; neither half is empty. */
    int divide(int from, int to) {
        double least = Double.POSITIVE_INFINITY;
        int bestAxis = -1;
        int bestBin = 0;
        for (int axis = 0; axis < 3; axis++) {
            float low = centreBound(from, to, axis, -1f);
            float high = centreBound(from, to, axis, 1f);
            if (high > low) {
                fillBins(from, to, axis, low, high);
                sumFromRight();
                int bin = bestBin(least);
                if (bin > 0) {
                    least = leastCost;
                    bestAxis = axis;
                    bestBin = bin;
                }
            }
        }
        return bestAxis < 0 ? (from + to) / 2 : partition(from, to, bestAxis, bestBin);
    }

    private void sumFromRight() {
        float[] right = new float[6];
        clear(right, 0);
        int count = 0;
        for (int bin = BINS - 1; bin > 0; bin--) {
            merge(right, binBoxes, 6 * bin);
            count += binCounts[bin];
            rightCosts[bin] = count == 0 ? Double.NaN : count * area(right);
        }
    }

    /** The bin that starts the second half, if that is cheaper than the limit; else 0. */
    private int bestBin(double limit) {
        float[] left = new float[6];
        clear(left, 0);
        int count = 0;
        int best = 0;
        leastCost = limit;
        for (int bin = 1; bin < BINS; bin++) {
            merge(left, binBoxes, 6 * (bin - 1));
            count += binCounts[bin - 1];
            double cost = count == 0 ? Double.NaN : count * area(left) + rightCosts[bin];
            if (cost < leastCost) {
                leastCost = cost;
                best = bin;
            }
        }
        return best;
    }

    private void fillBins(int from, int to, int axis, float low, float high) {
        for (int bin = 0; bin < BINS; bin++) {
            clear(binBoxes, 6 * bin);
            binCounts[bin] = 0;
        }
        for (int i = from; i < to; i++) {
            int bin = binOf(order[i], axis, low, high);
            grow(binBoxes, 6 * bin, order[i]);
            binCounts[bin]++;
        }
    }

    /** Stable, so that equal inputs give equal trees. */
    private int partition(int from, int to, int axis, int firstRight) {
        float low = centreBound(from, to, axis, -1f);
        float high = centreBound(from, to, axis, 1f);
        int left = from;
        int right = 0;
        for (int i = from; i < to; i++) {
            if (binOf(order[i], axis, low, high) < firstRight) {
                order[left++] = order[i];
            } else {
                spare[right++] = order[i];
            }
        }
        System.arraycopy(spare, 0, order, left, right);
        return left;
    }

    private int binOf(int brush, int axis, float low, float high) {
        return Math.min(BINS - 1, (int) ((centre(brush, axis) - low) / (high - low) * BINS));
    }

    private float centre(int brush, int axis) {
        return 0.5f * (bounds.min(brush, axis) + bounds.max(brush, axis));
    }

    /** Lowest (sign −1) or highest (sign 1) centre of a range. */
    private float centreBound(int from, int to, int axis, float sign) {
        float most = Float.NEGATIVE_INFINITY;
        for (int i = from; i < to; i++) {
            most = Math.max(most, sign * centre(order[i], axis));
        }
        return sign * most;
    }

    private static void clear(float[] boxes, int at) {
        for (int axis = 0; axis < 3; axis++) {
            boxes[at + axis] = Float.POSITIVE_INFINITY;
            boxes[at + 3 + axis] = Float.NEGATIVE_INFINITY;
        }
    }

    private void grow(float[] boxes, int at, int brush) {
        for (int axis = 0; axis < 3; axis++) {
            boxes[at + axis] = Math.min(boxes[at + axis], bounds.min(brush, axis));
            boxes[at + 3 + axis] = Math.max(boxes[at + 3 + axis], bounds.max(brush, axis));
        }
    }

    private static void merge(float[] dest, float[] boxes, int at) {
        for (int axis = 0; axis < 3; axis++) {
            dest[axis] = Math.min(dest[axis], boxes[at + axis]);
            dest[3 + axis] = Math.max(dest[3 + axis], boxes[at + 3 + axis]);
        }
    }

    private static double area(float[] box) {
        double x = box[3] - box[0];
        double y = box[4] - box[1];
        double z = box[5] - box[2];
        return x * y + y * z + z * x;
    }
}
