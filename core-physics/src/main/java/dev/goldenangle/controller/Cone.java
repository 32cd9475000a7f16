package dev.goldenangle.controller;

/**
 * The set of directions that do not lead into any of several planes. Projects a velocity to the nearest vector in that
 * set. There is only one such vector, so the result depends on the planes alone; the planes are sorted by value, so
 * that the rounding does not depend on the order in which they were added either.
 */
final class Cone {
    private static final double AGAINST = -1e-7;
    private static final double PARALLEL = 1e-12;
    private static final int MOST = 24;
    private final double[] nx = new double[MOST];
    private final double[] ny = new double[MOST];
    private final double[] nz = new double[MOST];
    private int count;
    /** Result of the last projection. */
    double x;
    double y;
    double z;
    /** The planes that contain the result, −1 for none; both −1 with a result of zero when three or more planes leave no free direction. */
    int first;
    int second;

    void clear() {
        count = 0;
    }

    /** Adds a plane unless it is already there; when full, the last in order is dropped. */
    void add(double x, double y, double z) {
        int at = count;
        while (at > 0 && compare(x, y, z, at - 1) < 0) {
            at--;
        }
        if (at == MOST || at > 0 && compare(x, y, z, at - 1) == 0) {
            return;
        }
        int moved = Math.min(count, MOST - 1) - at;
        System.arraycopy(nx, at, nx, at + 1, moved);
        System.arraycopy(ny, at, ny, at + 1, moved);
        System.arraycopy(nz, at, nz, at + 1, moved);
        nx[at] = x;
        ny[at] = y;
        nz[at] = z;
        count = Math.min(count + 1, MOST);
    }

    private int compare(double x, double y, double z, int at) {
        int order = Double.compare(nz[at], z);
        order = order != 0 ? order : Double.compare(x, nx[at]);
        return order != 0 ? order : Double.compare(y, ny[at]);
    }

    /** Whether the result lies in the plane with this normal. */
    boolean isActive(double x, double y, double z) {
        return first >= 0 && compare(x, y, z, first) == 0 || second >= 0 && compare(x, y, z, second) == 0;
    }

    /** Projects a velocity: unchanged, along one plane, along the crease of two, or zero. */
    void project(double vx, double vy, double vz) {
        double least = AGAINST * Math.sqrt(vx * vx + vy * vy + vz * vz);
        first = -1;
        second = -1;
        if (isFree(vx, vy, vz, least)) {
            set(vx, vy, vz);
            return;
        }
        for (int i = 0; i < count; i++) {
            double into = vx * nx[i] + vy * ny[i] + vz * nz[i];
            if (into < 0 && isFree(vx - into * nx[i], vy - into * ny[i], vz - into * nz[i], least)) {
                set(vx - into * nx[i], vy - into * ny[i], vz - into * nz[i]);
                first = i;
                return;
            }
        }
        projectOnCreases(vx, vy, vz, least);
    }

    /** Of the free creases, the one with the longest projection is the nearest. */
    private void projectOnCreases(double vx, double vy, double vz, double least) {
        set(0, 0, 0);
        double longest = 0;
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                double cx = ny[i] * nz[j] - nz[i] * ny[j];
                double cy = nz[i] * nx[j] - nx[i] * nz[j];
                double cz = nx[i] * ny[j] - ny[i] * nx[j];
                double square = cx * cx + cy * cy + cz * cz;
                double along = square < PARALLEL ? 0 : (vx * cx + vy * cy + vz * cz) / square;
                if (along * along * square > longest && isFree(cx * along, cy * along, cz * along, least)) {
                    longest = along * along * square;
                    set(cx * along, cy * along, cz * along);
                    first = i;
                    second = j;
                }
            }
        }
    }

    private boolean isFree(double vx, double vy, double vz, double least) {
        for (int i = 0; i < count; i++) {
            if (vx * nx[i] + vy * ny[i] + vz * nz[i] < least) {
                return false;
            }
        }
        return true;
    }

    private void set(double newX, double newY, double newZ) {
        x = newX;
        y = newY;
        z = newZ;
    }
}
