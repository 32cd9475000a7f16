package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.math.Angles;

/** When a player who chains jumps presses the key, and what happens to a press that comes to nothing. Times are in ticks. */
enum LandingPress {
    /** Shortly before the landing: what the jump buffer is for. */
    EARLY(2, 0, 7),
    /** Long before the landing and through it: what the landing grace is for. After four ticks on the ground the key is let go and pressed again. */
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

    /** Held through the landing, it looks this far aside of its line, so that the friction at the best angle counts as well as the plain one. */
    float looksAside() {
        return this == HELD ? ASIDE : 0f;
    }

    /** How long before the landing the key goes down; 0 for not at all. */
    int before() {
        return before;
    }

    /** Whether the key is down on a tick on the ground, counted from 1. */
    boolean holdsOnGround(int tick) {
        int sincePress = tick - after;
        return sincePress > 0 && sincePress % (patience + 1) != 0;
    }
}
