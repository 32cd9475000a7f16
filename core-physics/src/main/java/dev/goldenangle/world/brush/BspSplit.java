package dev.goldenangle.world.brush;

import java.util.Arrays;
import java.util.List;

/**
 * Chooses the plane that splits a set of brushes: of the planes of their faces, the one after which a search is
 * expected to find the fewest brushes, if every place is equally likely. A brush is behind a plane if its own parallel
 * plane or its bounds are.
 */
final class BspSplit {
    private static final int CANDIDATES = 96;
    private static final int LEAF_SIZE = 4;
    private static final double NODE_COST = 0.5;
    private static final int SLOPE = 3;
    private final List<Brush> brushes;
    private final Bounds bounds;
    private final float[] best = new float[4];
    private final float[] plane = new float[4];
    private int axis;

    BspSplit(List<Brush> brushes, Bounds bounds) {
        this.brushes = brushes;
        this.bounds = bounds;
    }

    /** Chooses the cheapest plane; false if none is cheaper than testing all brushes. */
    boolean choose(int[] among, float[] space) {
        if (among.length <= LEAF_SIZE) {
            return false;
        }
        int faces = Arrays.stream(among).map(b -> brushes.get(b).faces().size()).sum();
        int stride = 1 + faces / CANDIDATES;
        double least = among.length;
        int counted = 0;
        for (int brush : among) {
            for (Face face : brushes.get(brush).faces()) {
                if (counted++ % stride == 0) {
                    use(face);
                    double cost = cost(among, space);
                    if (cost < least) {
                        least = cost;
                        System.arraycopy(plane, 0, best, 0, 4);
                    }
                }
            }
        }
        System.arraycopy(best, 0, plane, 0, 4);
        axis = axisOf(plane);
        return least < among.length;
    }

    /** Axial planes are turned to face up their axis, so that opposite faces give the same split. */
    private void use(Face face) {
        plane[0] = face.nx();
        plane[1] = face.ny();
        plane[2] = face.nz();
        plane[3] = face.dist();
        axis = axisOf(plane);
        if (axis < SLOPE && plane[axis] < 0f) {
            plane[axis] = 1f;
            plane[3] = -plane[3];
        }
    }

    private static int axisOf(float[] plane) {
        for (int i = 0; i < SLOPE; i++) {
            if (Math.abs(plane[i]) == 1f) {
                return i;
            }
        }
        return SLOPE;
    }

    private double cost(int[] among, float[] space) {
        double low = least(space);
        double high = most(space);
        double share = (plane[3] - low) / (high - low);
        if (!(share > 0 && share < 1)) {
            return Double.POSITIVE_INFINITY;
        }
        int behind = 0;
        int inFront = 0;
        for (int brush : among) {
            boolean isBehind = isBehind(brush);
            behind += isBehind ? 1 : 0;
            inFront += !isBehind || reachesInFront(brush) ? 1 : 0;
        }
        boolean splits = axis < SLOPE || behind < among.length && inFront < among.length;
        return splits ? NODE_COST + share * behind + (1 - share) * inFront : Double.POSITIVE_INFINITY;
    }

    /** Writes the plane as nx ny nz dist and returns its distance. */
    float writePlane(float[] dest, int at) {
        System.arraycopy(plane, 0, dest, at, 4);
        return plane[3];
    }

    /** The axis perpendicular to the plane, or 3 if none is. */
    int axis() {
        return axis;
    }

    int[] behind(int[] among) {
        return Arrays.stream(among).filter(this::isBehind).toArray();
    }

    int[] inFront(int[] among) {
        return Arrays.stream(among).filter(b -> !isBehind(b) || reachesInFront(b)).toArray();
    }

    /** Whether part of the brush is behind the plane. */
    private boolean isBehind(int brush) {
        return low(brush) < plane[3];
    }

    private boolean reachesInFront(int brush) {
        return high(brush) > plane[3];
    }

    private double low(int brush) {
        double low = axis < SLOPE ? bounds.min(brush, axis) : least(boxOf(brush));
        return axis < SLOPE ? low : Math.max(low, -ownPlane(brush, -1f));
    }

    private double high(int brush) {
        double high = axis < SLOPE ? bounds.max(brush, axis) : most(boxOf(brush));
        return axis < SLOPE ? high : Math.min(high, ownPlane(brush, 1f));
    }

    /** Distance of the brush's own plane with the same (sign 1) or the opposite (sign −1) normal; infinite if there is none. */
    private double ownPlane(int brush, float sign) {
        float[] own = brushes.get(brush).planes();
        for (int at = 0; at < own.length; at += 4) {
            if (own[at] == sign * plane[0] && own[at + 1] == sign * plane[1] && own[at + 2] == sign * plane[2]) {
                return own[at + 3];
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    private float[] boxOf(int brush) {
        return Arrays.copyOfRange(bounds.corners(), Bounds.STRIDE * brush, Bounds.STRIDE * (brush + 1));
    }

    private double least(float[] box) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += (double) plane[i] * box[plane[i] < 0f ? 3 + i : i];
        }
        return sum;
    }

    private double most(float[] box) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += (double) plane[i] * box[plane[i] < 0f ? i : 3 + i];
        }
        return sum;
    }
}
