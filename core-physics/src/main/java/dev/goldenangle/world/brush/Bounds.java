package dev.goldenangle.world.brush;

import java.util.List;

/** The bounding boxes of a list of brushes in one array: lowest corner, highest corner, six floats each. */
final class Bounds {
    static final int STRIDE = 6;
    private final float[] corners;

    Bounds(List<Brush> brushes) {
        corners = new float[STRIDE * brushes.size()];
        for (int i = 0; i < brushes.size(); i++) {
            for (int axis = 0; axis < 3; axis++) {
                corners[STRIDE * i + axis] = brushes.get(i).min(axis);
                corners[STRIDE * i + 3 + axis] = brushes.get(i).max(axis);
            }
        }
    }

    /** The array itself, for inner loops. */
    float[] corners() {
        return corners;
    }

    int count() {
        return corners.length / STRIDE;
    }

    float min(int brush, int axis) {
        return corners[STRIDE * brush + axis];
    }

    float max(int brush, int axis) {
        return corners[STRIDE * brush + 3 + axis];
    }

    /** Lowest coordinate of all brushes, 0 if there are none. */
    float min(int axis) {
        float least = count() == 0 ? 0f : min(0, axis);
        for (int i = 1; i < count(); i++) {
            least = Math.min(least, min(i, axis));
        }
        return least;
    }

    /** Highest coordinate of all brushes, 0 if there are none. */
    float max(int axis) {
        float most = count() == 0 ? 0f : max(0, axis);
        for (int i = 1; i < count(); i++) {
            most = Math.max(most, max(i, axis));
        }
        return most;
    }
}
