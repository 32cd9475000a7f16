package dev.goldenangle.controller;

/**
 * The surfaces met within one tick, and the velocity they leave: first one of them slid along, then the crease of two,
 * then nothing.
 */
final class Surfaces {
    private static final int MOST = 8;
    private static final double SAME = 1 - 1e-6;
    private static final double AGAINST = -1e-7;
    private final double[] nx = new double[MOST];
    private final double[] ny = new double[MOST];
    private final double[] nz = new double[MOST];
    private final double[] kx = new double[MOST];
    private final double[] ky = new double[MOST];
    private final double[] kz = new double[MOST];
    private int count;
    /** Result of the last clip. */
    double x;
    double y;
    double z;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /** The newest surfaces give way to nothing: once full, the oldest is forgotten. */
    void add(double x, double y, double z) {
        for (int i = 0; i < count; i++) {
            if (nx[i] * x + ny[i] * y + nz[i] * z > SAME) {
                return;
            }
        }
        if (count == MOST) {
            System.arraycopy(nx, 1, nx, 0, MOST - 1);
            System.arraycopy(ny, 1, ny, 0, MOST - 1);
            System.arraycopy(nz, 1, nz, 0, MOST - 1);
            count--;
        }
        nx[count] = x;
        ny[count] = y;
        nz[count++] = z;
    }

    /** Horizontal direction into the gap between the newest two surfaces, as x and y; zero when they face each other squarely. */
    void intoGap() {
        x = -(nx[count - 1] + nx[count - 2]);
        y = -(ny[count - 1] + ny[count - 2]);
        z = 0;
        double length = Math.sqrt(x * x + y * y);
        x = length > 1e-3 ? x / length : 0;
        y = length > 1e-3 ? y / length : 0;
    }

    /** What is left of a velocity in free space. */
    void clip(double vx, double vy, double vz) {
        for (int i = 0; i < count; i++) {
            kx[i] = nx[i];
            ky[i] = ny[i];
            kz[i] = nz[i];
        }
        solve(vx, vy, vz);
    }

    /**
     * What is left of a velocity along the ground: each surface counts as a wall that stands square on the ground, so that
     * nothing lifts or sinks the walker. One that lies over the ground like a lid stops.
     */
    void clipAlongGround(Motion motion) {
        for (int i = 0; i < count; i++) {
            double across = nx[i] * motion.gx + ny[i] * motion.gy + nz[i] * motion.gz;
            double wx = nx[i] - across * motion.gx;
            double wy = ny[i] - across * motion.gy;
            double wz = nz[i] - across * motion.gz;
            double length = Math.sqrt(wx * wx + wy * wy + wz * wz);
            double speed = motion.speed();
            boolean lid = length < 1e-3;
            kx[i] = lid ? -motion.vx / speed : wx / length;
            ky[i] = lid ? -motion.vy / speed : wy / length;
            kz[i] = lid ? -motion.vz / speed : wz / length;
        }
        solve(motion.vx, motion.vy, motion.vz);
    }

    private void solve(double vx, double vy, double vz) {
        double least = AGAINST * Math.sqrt(vx * vx + vy * vy + vz * vz);
        if (take(vx, vy, vz, least)) {
            return;
        }
        for (int i = count - 1; i >= 0; i--) {
            double into = vx * kx[i] + vy * ky[i] + vz * kz[i];
            if (into < 0 && take(vx - into * kx[i], vy - into * ky[i], vz - into * kz[i], least)) {
                return;
            }
        }
        for (int i = count - 1; i > 0; i--) {
            for (int j = i - 1; j >= 0; j--) {
                if (takeCrease(i, j, vx, vy, vz, least)) {
                    return;
                }
            }
        }
        x = 0;
        y = 0;
        z = 0;
    }

    private boolean takeCrease(int i, int j, double vx, double vy, double vz, double least) {
        double cx = ky[i] * kz[j] - kz[i] * ky[j];
        double cy = kz[i] * kx[j] - kx[i] * kz[j];
        double cz = kx[i] * ky[j] - ky[i] * kx[j];
        double square = cx * cx + cy * cy + cz * cz;
        if (square < 1e-12) {
            return false;
        }
        double along = (vx * cx + vy * cy + vz * cz) / square;
        return take(cx * along, cy * along, cz * along, least);
    }

    private boolean take(double vx, double vy, double vz, double least) {
        for (int i = 0; i < count; i++) {
            if (vx * kx[i] + vy * ky[i] + vz * kz[i] < least) {
                return false;
            }
        }
        x = vx;
        y = vy;
        z = vz;
        return true;
    }
}
