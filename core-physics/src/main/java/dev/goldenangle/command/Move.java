package dev.goldenangle.command;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How a player gets from one place of a course to the next. {@link MoveKeys} knows the keys of each. */
public enum Move {
    /** On the ground, or falling off an edge. */
    RUN,
    /** One jump; the key is released at once. */
    JUMP,
    /** One jump; the key is held while rising. */
    HIGH_JUMP,
    /** Runs off the edge and presses jump after it. */
    LATE_JUMP,
    /** Jumps again in the air. */
    AIR_JUMP,
    /** Jumps, and at once again on landing. */
    JUMP_TWICE,
    /** Jumps off a wall in the air. */
    WALL_JUMP,
    /** Jumps along a wall. */
    WALL_RUN,
    /** Jumps at a ledge and climbs it. */
    CLIMB,
    /** Jumps, and dashes at the top. */
    DASH,
    /** Holds crouch: a slide at speed, else a crawl. */
    CRAWL,
    /** Jumps with an explosion at the own feet. */
    BLAST,
    /** Jumps and pulls itself ahead by the grapple. */
    HOOK,
    /** The same, aimed higher. */
    HOOK_UP;

    /** Name in maps and course files: {@code late-jump}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Move> find(String id) {
        return Arrays.stream(values()).filter(move -> move.id().equals(id)).findFirst();
    }

    /** Whether it begins at an edge or before an obstacle, so that the place of its beginning matters. */
    public boolean isLeap() {
        return this != RUN;
    }

    /** Whether it needs more than running and jumping. */
    public boolean isSpecial() {
        return this != RUN && this != JUMP;
    }
}
