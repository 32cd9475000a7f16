package dev.goldenangle.toolkit.library.recorded;

import java.util.Locale;

/** Why a tick was recorded otherwise than the rules give it, as far as it can be told. */
public enum Difference {
    /** Whole numbers of all three parts of the velocity are the same. */
    EXACT("the same"),
    /** The key was down for a part of the tick, as it is in the first and the last tick of a press; with that part it is the same. */
    KEY_EDGE("a key was down for a part of the tick"),
    /** Several moves with one state recorded; made one after the other they give it. */
    GAP("moves between were not recorded"),
    WALL("a wall"),
    SLOPE("a slope, a step or a ceiling"),
    /** A small deviation right after one of those. */
    CONTACT("still in touch with what was met"),
    PUSH("a weapon or a pad pushed"),
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

    /** Whether the rules, given what was recorded, lead to what was recorded. */
    public boolean isExplained() {
        return this == EXACT || this == KEY_EDGE || this == GAP;
    }
}
