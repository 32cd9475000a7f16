package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/**
 * Moves a box along its velocity for one tick and turns the velocity along surfaces. There is one small solver per set
 * of rules: their loops look alike but differ in visible ways, so they share primitives rather than switches. A solver
 * only has settings; all changing state is in the box.
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

    /** Moves, changing position and velocity; returns whether a surface was met. */
    public abstract boolean slide(MovingBox box);

    /** Moves and climbs steps that are low enough. */
    public abstract void stepSlide(MovingBox box);

    /** Sweeps the box along its velocity for a time without moving it. */
    final SweepHit sweepOn(MovingBox box, float seconds) {
        SlideWork work = box.work;
        work.target.set(box.position).addScaled(box.velocity, seconds);
        world.sweep(box.position, work.target, box.mins, box.maxs, gap, work.trace);
        return work.trace;
    }

    /** Sweeps the box up, or down for a negative height, from a position. */
    final SweepHit sweepUp(MovingBox box, Vec3 from, float height) {
        SlideWork work = box.work;
        world.sweep(from, work.target.set(from.x, from.y, from.z + height), box.mins, box.maxs, gap, work.trace);
        return work.trace;
    }

    final boolean isSolid(MovingBox box) {
        return world.isSolid(box.position, box.mins, box.maxs);
    }
}
