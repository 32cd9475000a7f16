package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.Trace;

/**
 * Moves a box along its velocity for one tick and lets surfaces turn it. One small solver per rule set: their loops look
 * alike but differ where it shows, so they share primitives and no switches. A solver holds settings alone; what changes is
 * in the box.
 */
public abstract class SlideMove {
    static final int ROUNDS = 4;

    private final BoxQuery world;
    private final float gap;
    final float stepHeight;

    SlideMove(BoxQuery world, float gap, float stepHeight) {
        this.world = world;
        this.gap = gap;
        this.stepHeight = stepHeight;
    }

    /** Moves, changing position and velocity; true when something was met. */
    public abstract boolean slide(MovingBox box);

    /** Moves and climbs what is low enough to step on. */
    public abstract void stepSlide(MovingBox box);

    /** Sweeps the box along its velocity for so long; it stays where it is. */
    final Trace sweepOn(MovingBox box, float seconds) {
        SlideWork work = box.work;
        work.target.set(box.position).addScaled(box.velocity, seconds);
        world.sweep(box.position, work.target, box.mins, box.maxs, gap, work.trace);
        return work.trace;
    }

    /** Sweeps the box up, or down for a negative height, from a place. */
    final Trace sweepUp(MovingBox box, Vec3 from, float height) {
        SlideWork work = box.work;
        world.sweep(from, work.target.set(from.x, from.y, from.z + height), box.mins, box.maxs, gap, work.trace);
        return work.trace;
    }
}
