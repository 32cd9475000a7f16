package dev.goldenangle.controller;

/**
 * Moves a box along its velocity for one tick and lets surfaces turn it. One small solver per rule set: their loops look
 * alike but differ where it shows, so they share primitives and no switches.
 */
public interface SlideMove {
    /** Moves, changing position and velocity; true when something was met. */
    boolean slide(MovingBox box);

    /** Moves and climbs what is low enough to step on. */
    void stepSlide(MovingBox box);
}
