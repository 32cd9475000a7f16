package dev.goldenangle.workbench.viewport;

/**
 * The height a camera looks at: that of the ground, not of the jump, because a world that bobs makes sick. Who flies higher or falls deeper than a jump
 * is followed all the same, or it would leave the picture.
 */
final class FollowedHeight {
    /** How high above it a mover may be. */
    static final double HIGHEST_METRES = 4;
    private double height;

    double get() {
        return height;
    }

    /**
     * Takes the next moment.
     *
     * @param ground height of what the mover stands on, or of the ground under it
     */
    void follow(double feet, double ground, boolean grounded, double metre) {
        double wanted = grounded || feet < height || ground > height ? ground : height;
        height = Math.max(wanted, feet - HIGHEST_METRES * metre);
    }
}
