package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/**
 * Xonotic's slide, with steps inside it.
 *
 * <p>How it works: (1) up to four sweeps, each along what is left of the tick; a sweep that covers any distance clears
 * the list of planes and makes the present velocity the one to clip; (2) at a wall, on the ground or in the air, the box
 * tries to go up, on and down again, and takes that way if it leads on; (3) else the velocity is clipped by the first
 * plane whose result does not run into another, or projected onto the crease of two; (4) a plane met twice pushes the
 * box away from it, else rounding would count it as a crease with itself, and the box would stop on a slope or along a
 * wall; (5) the box stops between three planes, or if turned against its first direction; a sweep
 * that rounding has put into a brush only ends the move.
 *
 * <p>Not suitable for: gravity inside the move; the motor applies it before and after.
 */
public final class XonoticSlide extends SlideMove {
    /** A step is used only if it leads at least this much farther. */
    private static final float LEAST_STEP = 0.03125f;

    public XonoticSlide(BoxQuery world, float gap, float stepHeight) {
        super(world, gap, stepHeight);
    }

    @Override
    public boolean slide(MovingBox box) {
        return slide(box, 0f);
    }

    @Override
    public void stepSlide(MovingBox box) {
        slide(box, stepHeight);
    }

    private boolean slide(MovingBox box, float step) {
        SlideWork work = box.work;
        Vec3 velocity = box.velocity;
        box.stuckIn = -1;
        work.primal.set(velocity);
        work.endVelocity.set(velocity);
        work.planes.clear();
        float left = box.seconds;
        for (int round = 0; round < ROUNDS && !velocity.isZero(); round++) {
            SweepHit trace = sweepOn(box, left);
            if (trace.startSolid || trace.allSolid) {
                box.stuckIn = trace.brush;
                if (round == 0) {
                    velocity.zero();
                    box.bookStop(trace);
                }
                return true;
            }
            if (trace.fraction > 0f) {
                box.position.set(trace.end);
                work.endVelocity.set(velocity);
                work.planes.clear();
            }
            if (trace.fraction == 1f) {
                return round > 0;
            }
            left -= left * trace.fraction;
            work.wall.normal.set(trace.normal);
            work.wall.brush = trace.brush;
            if (step > 0f && !box.isWalkable(trace.normal)) {
                float used = stepOver(box, step, left);
                if (used > 0f) {
                    left -= used;
                    work.planes.clear();
                    continue;
                }
            }
            if (work.planes.has(work.wall.normal)) {
                velocity.add(work.wall.normal);
            } else {
                work.planes.add(work.wall.normal);
                turnAlong(box);
            }
            box.bookHit(velocity, work.wall);
        }
        return true;
    }

    /** Goes up, on and down again if that leads on, and returns the time used; else leaves the box where it is. */
    private float stepOver(MovingBox box, float step, float left) {
        Vec3 velocity = box.velocity;
        Vec3 from = box.work.attempt.startPosition.set(box.position);
        SweepHit up = sweepUp(box, from, step);
        if (up.startSolid) {
            return 0f;
        }
        float rise = up.end.z - from.z;
        box.position.set(up.end);
        float upward = velocity.z;
        velocity.z = 0f;
        SweepHit on = sweepOn(box, left);
        velocity.z = upward;
        float used = on.fraction * left;
        if (!on.startSolid && used * velocity.horizontalLength() >= LEAST_STEP) {
            box.position.set(on.end);
            SweepHit down = sweepUp(box, box.position, -rise);
            if (down.fraction == 1f || box.isWalkable(down.normal)) {
                box.position.set(down.end);
                box.noteStep(box.position.z - from.z);
                return used;
            }
        }
        box.position.set(from);
        return 0f;
    }

    private static void turnAlong(MovingBox box) {
        Vec3 velocity = box.velocity;
        SlideWork work = box.work;
        if (!takeFreePlane(velocity, work)) {
            if (work.planes.count() == 2) {
                Vec3 crease = work.crease.cross(work.planes.get(0), work.planes.get(1));
                crease.normalize();
                velocity.set(crease).scale(crease.dot(work.endVelocity));
            } else {
                velocity.zero();
            }
        }
        if (velocity.dot(work.primal) <= 0f) {
            velocity.zero();
        }
    }

    private static boolean takeFreePlane(Vec3 velocity, SlideWork work) {
        for (int i = 0; i < work.planes.count(); i++) {
            Clip.flatten(velocity.set(work.endVelocity), work.planes.get(i), 1f, 0f);
            if (!work.planes.hinder(velocity, 0f, i, i)) {
                return true;
            }
        }
        return false;
    }
}
