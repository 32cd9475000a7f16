package dev.goldenangle.route;

import dev.goldenangle.state.MoverState;

import java.util.List;

/** A place where the mover can stand, and where it can go from there. */
final class WayNode {
    /** In the order of their discovery, which decides between equals. */
    final int number;
    final MoverState rest;
    /** Of the eight directions, how many lead on over level ground. */
    int open;
    /** Walks first; null until somebody asked. */
    List<WayLink> walks;
    List<WayLink> jumps;
    /** Directions in which a wall stands, and in which the ground ends. */
    int walls;
    int ledges;

    WayNode(int number, MoverState rest) {
        this.number = number;
        this.rest = rest;
    }
}
