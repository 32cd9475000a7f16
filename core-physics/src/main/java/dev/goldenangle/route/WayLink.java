package dev.goldenangle.route;

import dev.goldenangle.math.Vec3;

/**
 * A move that the model's own mover has made, from rest at one place to another.
 *
 * @param kind    how
 * @param from    where it began
 * @param to      where it ended
 * @param seconds how long it took
 * @param runUp   where the run before a leap begins; null for other moves
 * @param takeOff where a leap or a fall leaves the ground; null for other moves
 */
record WayLink(Kind kind, WayNode from, WayNode to, float seconds, Vec3 runUp, Vec3 takeOff) {
    /** The moves there are. */
    enum Kind {
        /** Over ground that does not end. */
        WALK,
        /** Over an edge, down to where it lands, or by a pad or teleporter. */
        DROP,
        /** From a standstill. */
        JUMP,
        /** From a run. */
        LEAP
    }
}
