package dev.goldenangle.workbench.viewport;

/**
 * The height that the camera looks at. It follows the ground, not the jumps, because a bobbing view causes motion sickness. A mover that
 * flies or falls farther than a jump is followed, so that it stays in view.
 */
final class FollowedHeight {
    /** How far the mover may be above this height. */
    static final double HIGHEST_METRES = 4;
    private double height;

    double get() {
        return height;
    }

    /** @param ground height of the ground that the mover stands on or is above */
    void follow(double feet, double ground, boolean grounded, double metre) {
        double wanted = grounded || feet < height || ground > height ? ground : height;
        height = Math.max(wanted, feet - HIGHEST_METRES * metre);
    }
}
