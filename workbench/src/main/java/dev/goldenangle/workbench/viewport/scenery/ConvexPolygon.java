package dev.goldenangle.workbench.viewport.scenery;

import java.util.Arrays;

/** A convex polygon seen from above, counter-clockwise; reused between cuts. */
final class ConvexPolygon {
    private double[] xs = new double[32];
    private double[] ys = new double[32];
    private double[] clippedX = new double[32];
    private double[] clippedY = new double[32];
    private int size;
    /** Where the last line found by {@link #crossing} enters and leaves. */
    double crossFrom;
    double crossTo;

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    void add(double x, double y) {
        if (size == xs.length) {
            xs = Arrays.copyOf(xs, 2 * size);
            ys = Arrays.copyOf(ys, 2 * size);
        }
        xs[size] = x;
        ys[size++] = y;
    }

    /** Sets the plan view of a polygon that is counter-clockwise from above. */
    void setPlan(float[] polygon) {
        clear();
        for (int i = 0; i < polygon.length; i += 3) {
            add(polygon[i], polygon[i + 1]);
        }
    }

    /** The mean of the corners, x and y. */
    static double[] middle(float[] polygon) {
        double x = 0;
        double y = 0;
        for (int i = 0; i < polygon.length; i += 3) {
            x += polygon[i];
            y += polygon[i + 1];
        }
        return new double[] {3 * x / polygon.length, 3 * y / polygon.length};
    }

    static double planArea(float[] polygon) {
        double twice = 0;
        for (int i = 0; i < polygon.length; i += 3) {
            int j = (i + 3) % polygon.length;
            twice += polygon[i] * (double) polygon[j + 1] - polygon[j] * (double) polygon[i + 1];
        }
        return Math.abs(twice) / 2;
    }

    double min(int axis) {
        double[] along = axis == 0 ? xs : ys;
        double least = size == 0 ? 0 : along[0];
        for (int i = 1; i < size; i++) {
            least = Math.min(least, along[i]);
        }
        return least;
    }

    double max(int axis) {
        double[] along = axis == 0 ? xs : ys;
        double most = size == 0 ? 0 : along[0];
        for (int i = 1; i < size; i++) {
            most = Math.max(most, along[i]);
        }
        return most;
    }

    /** Replaces the points by their convex hull (monotone chain). */
    void becomeHull() {
        sort();
        int[] hull = new int[2 * size + 2];
        int count = 0;
        for (int i = 0; i < size; i++) {
            count = push(hull, count, 2, i);
        }
        int lower = count + 1;
        for (int i = size - 2; i >= 0; i--) {
            count = push(hull, count, lower, i);
        }
        double[] newX = new double[Math.max(32, count)];
        double[] newY = new double[Math.max(32, count)];
        size = Math.max(0, count - 1);
        for (int i = 0; i < size; i++) {
            newX[i] = xs[hull[i]];
            newY[i] = ys[hull[i]];
        }
        xs = newX;
        ys = newY;
    }

    /** Sorts by x, then by y. Shell sort, because most polygons have few corners and some have very many. */
    private void sort() {
        for (int gap = size / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < size; i++) {
                double x = xs[i];
                double y = ys[i];
                int hole = i;
                while (hole >= gap && (xs[hole - gap] > x || xs[hole - gap] == x && ys[hole - gap] > y)) {
                    xs[hole] = xs[hole - gap];
                    ys[hole] = ys[hole - gap];
                    hole -= gap;
                }
                xs[hole] = x;
                ys[hole] = y;
            }
        }
    }

    private int push(int[] hull, int count, int keep, int next) {
        int n = count;
        while (n >= keep && turn(hull[n - 2], hull[n - 1], next) <= 1e-9) {
            n--;
        }
        hull[n] = next;
        return n + 1;
    }

    private double turn(int a, int b, int c) {
        return (xs[b] - xs[a]) * (ys[c] - ys[a]) - (ys[b] - ys[a]) * (xs[c] - xs[a]);
    }

    /** Intersects with another polygon. */
    void clipTo(ConvexPolygon other) {
        for (int i = 0; i < other.size && size > 0; i++) {
            int j = (i + 1) % other.size;
            clipLeftOf(other.xs[i], other.ys[i], other.xs[j], other.ys[j]);
        }
        if (other.size < 3) {
            clear();
        }
    }

    private void clipLeftOf(double ax, double ay, double bx, double by) {
        if (clippedX.length < 2 * size) {
            clippedX = new double[2 * size];
            clippedY = new double[2 * size];
        }
        int count = 0;
        for (int i = 0; i < size; i++) {
            int j = (i + 1) % size;
            double si = (bx - ax) * (ys[i] - ay) - (by - ay) * (xs[i] - ax);
            double sj = (bx - ax) * (ys[j] - ay) - (by - ay) * (xs[j] - ax);
            if (si >= 0) {
                clippedX[count] = xs[i];
                clippedY[count++] = ys[i];
            }
            if (si >= 0 != sj >= 0) {
                double t = si / (si - sj);
                clippedX[count] = xs[i] + (xs[j] - xs[i]) * t;
                clippedY[count++] = ys[i] + (ys[j] - ys[i]) * t;
            }
        }
        double[] swapX = xs;
        double[] swapY = ys;
        xs = clippedX;
        ys = clippedY;
        clippedX = swapX;
        clippedY = swapY;
        size = count;
    }

    /** Whether the line x = at (axis 0) or y = at (axis 1) crosses the polygon. */
    boolean crossing(int axis, double at) {
        double[] along = axis == 0 ? xs : ys;
        double[] across = axis == 0 ? ys : xs;
        crossFrom = Double.POSITIVE_INFINITY;
        crossTo = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            int j = (i + 1) % size;
            if (along[i] <= at != along[j] <= at) {
                double c = across[i] + (across[j] - across[i]) * (at - along[i]) / (along[j] - along[i]);
                crossFrom = Math.min(crossFrom, c);
                crossTo = Math.max(crossTo, c);
            }
        }
        return crossTo > crossFrom;
    }

    float[] atHeight(float z) {
        float[] polygon = new float[3 * size];
        for (int i = 0; i < size; i++) {
            polygon[3 * i] = (float) xs[i];
            polygon[3 * i + 1] = (float) ys[i];
            polygon[3 * i + 2] = z;
        }
        return polygon;
    }
}
