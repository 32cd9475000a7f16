package dev.goldenangle.route;

import dev.goldenangle.math.Vec3;

/**
 * A move made by the model's own mover, from rest at one place to another.
 *
 * @param kind    kind of move
 * @param from    start
 * @param to      end
 * @param seconds duration
 * @param runUp   start of the run-up before a running jump; null for other moves
 * @param takeOff where a running jump or a fall leaves the ground; null for other moves
 */
record PathLink(Kind kind, PathNode from, PathNode to, float seconds, Vec3 runUp, Vec3 takeOff) {
    enum Kind {
        /** On continuous ground. */
        WALK,
        /** Over an edge and down, or by a pad or teleporter. */
        DROP,
        /** A jump from a standstill. */
        JUMP,
        /** A running jump. */
        LEAP,
        /** Waiting while doors and lifts move, perhaps standing on one. */
        RIDE
    }
}
