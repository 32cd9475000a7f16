package dev.goldenangle.toolkit.library.recorded;

import java.util.Locale;

/** The likely reason why a recorded tick differs from the model's prediction. */
public enum Difference {
    /** All three velocity components match in whole numbers. */
    EXACT("the same"),
    /** A key was down for only part of the tick, as in the first and last tick of a press; with that part, the tick matches. */
    KEY_EDGE("a key was down for part of the tick"),
    /** Several moves were recorded as one state; simulated one after the other, they match. */
    GAP("some moves were not recorded"),
    WALL("a wall"),
    SLOPE("a slope, a step or a ceiling"),
    /** A small deviation right after a wall or slope. */
    CONTACT("still touching a surface"),
    PUSH("pushed by a weapon or pad"),
    TELEPORT("a teleporter"),
    CROUCH("crouching or standing up"),
    UNKNOWN("cause unknown");

    private final String label;

    Difference(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the model reproduces the recorded tick. */
    public boolean isExplained() {
        return this == EXACT || this == KEY_EDGE || this == GAP;
    }
}
