package dev.goldenangle.route;

import dev.goldenangle.state.MoverState;

import java.util.List;

/** A place where the mover can stand, and its links to other places. */
final class PathNode {
    /** Counts the places in order of discovery; it breaks ties. */
    final int number;
    final MoverState rest;
    /** Index of the arrangement of doors and lifts in which the mover stands here; 0 is as drawn. */
    final int arrangement;
    /** How many of the eight directions continue over level ground. */
    int open;
    /** Walks first; null until requested. */
    List<PathLink> walks;
    List<PathLink> jumps;
    /** Directions with a wall, and directions in which the ground ends. */
    int walls;
    int ledges;

    PathNode(int number, MoverState rest) {
        this(number, rest, 0);
    }

    PathNode(int number, MoverState rest, int arrangement) {
        this.number = number;
        this.arrangement = arrangement;
        this.rest = rest;
    }
}
