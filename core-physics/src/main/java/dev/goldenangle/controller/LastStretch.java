package dev.goldenangle.controller;

/**
 * The last straight piece of a walk, kept to find on it where the ground ended. Ground that falls away deeper than a snap within
 * one tick may still be followed in two: so what a long tick loses is what a short one would lose.
 */
final class LastStretch {
    private static final int HALVINGS = 10;
    private final GroundProbe probe;
    private final double snap;
    private double x;
    private double y;
    private double z;
    private double seconds;

    LastStretch(GroundProbe probe, double snap) {
        this.probe = probe;
        this.snap = snap;
    }

    void begin(Motion motion, double newSeconds) {
        x = motion.x;
        y = motion.y;
        z = motion.z;
        seconds = newSeconds;
    }

    /** There is nothing to go back along: the body stands where it was put. */
    void forget() {
        seconds = 0;
    }

    /** Goes back to where the ground ended, and tells by {@link Motion#grounded} whether some of the piece was on it; returns the time that lies beyond. */
    double backToGround(Motion motion) {
        motion.grounded = false;
        if (seconds <= 0) {
            return 0;
        }
        double dx = motion.x - x;
        double dy = motion.y - y;
        double dz = motion.z - z;
        double on = lastOnGround(dx, dy, dz);
        motion.advance(dx, dy, dz, on - 1);
        motion.grounded = on > 0 && probe.find(motion.x, motion.y, motion.z, snap);
        return seconds * (1 - on);
    }

    /** The part of the stretch that has ground below. */
    private double lastOnGround(double dx, double dy, double dz) {
        double on = 0;
        double off = 1;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (on + off) / 2;
            if (probe.find(x + dx * middle, y + dy * middle, z + dz * middle, snap)) {
                on = middle;
            } else {
                off = middle;
            }
        }
        return on;
    }
}
