package dev.goldenangle.controller;

/** The surfaces a body has met within one tick, and the velocity they allow together. Surfaces the body has moved away from are removed. */
final class Surfaces {
    private static final int MOST = 16;
    private static final double SAME = 1 - 1e-6;
    private final double[] nx = new double[MOST];
    private final double[] ny = new double[MOST];
    private final double[] nz = new double[MOST];
    /** Position of the body along the normal when it touched. */
    private final double[] at = new double[MOST];
    private final boolean[] isSteep = new boolean[MOST];
    private final Cone cone = new Cone();
    private final double left;
    private int count;
    /** Result of the last clip. */
    double x;
    double y;
    double z;

    /** @param left distance from a surface at which a body has left it */
    Surfaces(double left) {
        this.left = left;
    }

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /** Adds a surface that removes only the velocity towards it. */
    void add(double x, double y, double z, Motion motion) {
        add(x, y, z, motion, false);
    }

    /** Adds a surface too steep to stand on: horizontally it acts like a vertical wall, so that speed does not turn into height. */
    void addSteep(double x, double y, double z, Motion motion) {
        add(x, y, z, motion, true);
    }

    private void add(double x, double y, double z, Motion motion, boolean steep) {
        for (int i = 0; i < count; i++) {
            if (nx[i] * x + ny[i] * y + nz[i] * z > SAME) {
                return;
            }
        }
        if (count == MOST) {
            forget(0);
        }
        nx[count] = x;
        ny[count] = y;
        nz[count] = z;
        at[count] = x * motion.x + y * motion.y + z * motion.z;
        isSteep[count++] = steep;
    }

    /** Removes surfaces the body has moved away from. */
    void forgetLeft(Motion motion) {
        for (int i = count - 1; i >= 0; i--) {
            if (nx[i] * motion.x + ny[i] * motion.y + nz[i] * motion.z - at[i] > left) {
                forget(i);
            }
        }
    }

    private void forget(int index) {
        count--;
        for (int i = index; i < count; i++) {
            nx[i] = nx[i + 1];
            ny[i] = ny[i + 1];
            nz[i] = nz[i + 1];
            at[i] = at[i + 1];
            isSteep[i] = isSteep[i + 1];
        }
    }

    /** Horizontal direction into the gap between the newest two surfaces, as x and y; zero if they face each other. */
    void intoGap() {
        x = -(nx[count - 1] + nx[count - 2]);
        y = -(ny[count - 1] + ny[count - 2]);
        z = 0;
        double length = Math.sqrt(x * x + y * y);
        x = length > 1e-3 ? x / length : 0;
        y = length > 1e-3 ? y / length : 0;
    }

    /** Clips a velocity in the air: first its horizontal part if there is a steep surface, then all of it. */
    void clip(double vx, double vy, double vz) {
        cone.clear();
        boolean steep = false;
        for (int i = 0; i < count; i++) {
            double level = Math.sqrt(nx[i] * nx[i] + ny[i] * ny[i]);
            if (level > 0 && (isSteep[i] || nz[i] <= 0)) {
                cone.add(nx[i] / level, ny[i] / level, 0);
                steep |= isSteep[i];
            }
        }
        cone.project(vx, vy, 0);
        double pushX = steep ? cone.x : vx;
        double pushY = steep ? cone.y : vy;
        cone.clear();
        for (int i = 0; i < count; i++) {
            cone.add(nx[i], ny[i], nz[i]);
        }
        project(pushX, pushY, vz);
    }

    /**
     * Clips a velocity on the ground: each surface counts as a wall perpendicular to the ground, so that the walker
     * does not move up or down. A surface that overhangs the ground almost parallel to it stops the body.
     */
    void clipAlongGround(Motion motion) {
        cone.clear();
        double speed = motion.speed();
        for (int i = 0; i < count; i++) {
            double across = nx[i] * motion.gx + ny[i] * motion.gy + nz[i] * motion.gz;
            double wx = nx[i] - across * motion.gx;
            double wy = ny[i] - across * motion.gy;
            double wz = nz[i] - across * motion.gz;
            double length = Math.sqrt(wx * wx + wy * wy + wz * wz);
            if (length < 1e-3) {
                cone.add(-motion.vx / speed, -motion.vy / speed, -motion.vz / speed);
            } else {
                cone.add(wx / length, wy / length, wz / length);
            }
        }
        project(motion.vx, motion.vy, motion.vz);
    }

    private void project(double vx, double vy, double vz) {
        cone.project(vx, vy, vz);
        x = cone.x;
        y = cone.y;
        z = cone.z;
    }
}
