package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.math.Angles;

/** When a player presses jump in a chain of jumps, and when the key is pressed again after a press without effect. Times are in ticks. */
enum LandingPress {
    /** Shortly before the landing; tests the jump buffer. */
    EARLY(2, 0, 7),
    /**
     * Long before the landing and through it; tests the landing grace. After four ticks on the ground the key is
     * released and pressed again.
     */
    HELD(40, 0, 4),
    /** After the landing. */
    LATE(0, 2, 7);

    private static final float ASIDE = (float) Angles.toRadians(15);
    private final int before;
    private final int after;
    private final int patience;

    LandingPress(int before, int after, int patience) {
        this.before = before;
        this.after = after;
        this.patience = patience;
    }

    /**
     * How far the player looks to the side of the direction of travel, in radians. Not zero for HELD, so that the reduced
     * friction at the best angle is measured too.
     */
    float looksAside() {
        return this == HELD ? ASIDE : 0f;
    }

    /** How long before the landing the key is pressed; 0 for not at all. */
    int before() {
        return before;
    }

    /** Whether the key is down on a tick on the ground, counted from 1. */
    boolean holdsOnGround(int tick) {
        int sincePress = tick - after;
        return sincePress > 0 && sincePress % (patience + 1) != 0;
    }
}
