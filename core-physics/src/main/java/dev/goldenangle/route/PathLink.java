package dev.goldenangle.route;

import dev.goldenangle.command.Move;
import dev.goldenangle.math.Vec3;

/**
 * A move made by the model's own mover, from rest at one place to another.
 *
 * @param kind    kind of move
 * @param from    start
 * @param to      end
 * @param seconds duration
 * @param runUp   start of the run-up before a running jump; null for other moves
 * @param takeOff where a running jump or a fall leaves the ground, or a crawl begins; null for other moves
 * @param move    the keys of a running jump or a crawl
 */
record PathLink(Kind kind, PathNode from, PathNode to, float seconds, Vec3 runUp, Vec3 takeOff, Move move) {
    PathLink(Kind kind, PathNode from, PathNode to, float seconds, Vec3 runUp, Vec3 takeOff) {
        this(kind, from, to, seconds, runUp, takeOff, kind == Kind.LEAP ? Move.JUMP : Move.RUN);
    }

    enum Kind {
        /** On continuous ground. */
        WALK,
        /** Over an edge and down, or by a pad or teleporter. */
        DROP,
        /** A jump from a standstill. */
        JUMP,
        /** A running jump, or another move that begins at speed. */
        LEAP,
        /** Waiting while doors and lifts move, perhaps standing on one. */
        RIDE
    }
}
