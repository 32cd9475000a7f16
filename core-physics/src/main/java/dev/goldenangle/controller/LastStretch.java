package dev.goldenangle.controller;

/**
 * The last straight piece of a walk, kept to find where on it the ground ended. Ground that drops by more than the snap
 * distance within one long tick might be followed in two shorter ticks. This class makes long ticks lose the ground at
 * the same place as short ticks.
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

    /** Forgets the piece, for example after the body was placed. */
    void forget() {
        seconds = 0;
    }

    /**
     * Moves back to where the ground ended, sets {@link Motion#grounded} if part of the piece was on the ground, and
     * returns the time after that.
     */
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
