package dev.goldenangle.world.bsp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The points of a curved patch after subdivision into flat pieces.
 *
 * <p>How it works: (1) columns are split where the curve deviates 16 units or more from its chord, and straightened
 * elsewhere; (2) columns that coincide are merged; (3) rows and columns are swapped and both steps repeated. The grid
 * is not swapped back: i runs along the rows of the file.
 */
final class PatchGrid {
    private static final double BULGE = 16;
    private static final double SAME = 0.1;
    /** The engine's limit of points in each direction. */
    private static final int MOST = 129;

    /** Columns of points, each x y z. */
    private List<List<float[]>> columns = new ArrayList<>();
    private boolean wrapsAcross;
    private boolean wrapsAlong;

    /** Control points row by row, x y z each. */
    PatchGrid(float[] points, int width, int height) {
        for (int i = 0; i < width; i++) {
            List<float[]> column = new ArrayList<>();
            for (int j = 0; j < height; j++) {
                int at = 3 * (j * width + i);
                column.add(new float[] {points[at], points[at + 1], points[at + 2]});
            }
            columns.add(column);
        }
        wrapsAcross = flattenColumns();
        transpose();
        boolean wrapsNow = flattenColumns();
        wrapsAlong = wrapsAcross;
        wrapsAcross = wrapsNow;
    }

    int width() {
        return columns.size();
    }

    int height() {
        return columns.get(0).size();
    }

    float[] point(int i, int j) {
        return columns.get(i).get(j);
    }

    /** Whether the first and the last column coincide. */
    boolean wrapsAcross() {
        return wrapsAcross;
    }

    /** Whether the first and the last row coincide. */
    boolean wrapsAlong() {
        return wrapsAlong;
    }

    private boolean flattenColumns() {
        boolean wraps = areSame(columns.get(0), columns.get(columns.size() - 1));
        subdivide();
        for (int i = 0; i < columns.size() - 1; i++) {
            while (i < columns.size() - 1 && areSame(columns.get(i), columns.get(i + 1))) {
                columns.remove(i + 1);
            }
        }
        return wraps;
    }

    private void subdivide() {
        int i = 0;
        while (i < columns.size() - 2) {
            if (columns.size() + 2 <= MOST && bulges(i)) {
                split(i);
            } else {
                columns.remove(i + 1);
                i++;
            }
        }
    }

    private boolean bulges(int i) {
        for (int j = 0; j < height(); j++) {
            float[] a = point(i, j);
            float[] b = point(i + 1, j);
            float[] c = point(i + 2, j);
            float square = 0f;
            for (int k = 0; k < 3; k++) {
                float curve = (float) (0.5 * (0.5 * (a[k] + b[k]) + 0.5 * (b[k] + c[k])));
                float chord = (float) (0.5 * (a[k] + c[k]));
                float apart = curve - chord;
                square += apart * apart;
            }
            if ((float) Math.sqrt(square) >= BULGE) {
                return true;
            }
        }
        return false;
    }

    private void split(int i) {
        List<float[]> first = new ArrayList<>();
        List<float[]> middle = new ArrayList<>();
        List<float[]> last = new ArrayList<>();
        for (int j = 0; j < height(); j++) {
            first.add(halfway(point(i, j), point(i + 1, j)));
            last.add(halfway(point(i + 1, j), point(i + 2, j)));
            middle.add(halfway(first.get(j), last.get(j)));
        }
        columns.set(i + 1, first);
        columns.add(i + 2, middle);
        columns.add(i + 3, last);
    }

    private static float[] halfway(float[] a, float[] b) {
        float[] middle = new float[3];
        for (int k = 0; k < 3; k++) {
            middle[k] = (float) (0.5 * (a[k] + b[k]));
        }
        return middle;
    }

    private static boolean areSame(List<float[]> a, List<float[]> b) {
        for (int j = 0; j < a.size(); j++) {
            for (int k = 0; k < 3; k++) {
                float apart = a.get(j)[k] - b.get(j)[k];
                if (apart < -SAME || apart > SAME) {
                    return false;
                }
            }
        }
        return true;
    }

    private void transpose() {
        List<List<float[]>> turned = new ArrayList<>();
        for (int j = 0; j < height(); j++) {
            List<float[]> column = new ArrayList<>(Collections.nCopies(columns.size(), null));
            for (int i = 0; i < columns.size(); i++) {
                column.set(i, point(i, j));
            }
            turned.add(column);
        }
        columns = turned;
    }
}
