package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/**
 * The slide and step of the strafejump document.
 *
 * <p>How it works: (1) up to four sweeps; (2) after each, the velocity follows the first plane along which it does not
 * run into any of the others; (3) if there is none, it follows the crease of two planes, and if that fails the box
 * stops; (4) the box stops if the new velocity points against the initial one, which prevents jitter in corners; (5) a
 * plane hit twice pushes the box off by one unit per second; (6) the stepped path is used if it ends on walkable ground
 * and is longer than the slide.
 *
 * <p>Not suitable for: gravity inside the move; the motor applies it before.
 */
public final class DocumentSlide extends TwoPathSlide {
    private final float overclip;

    public DocumentSlide(BoxQuery world, float gap, float overclip, float stepHeight) {
        super(world, gap, stepHeight);
        this.overclip = overclip;
    }

    @Override
    public boolean slide(MovingBox box) {
        Vec3 velocity = box.velocity;
        SlideWork work = box.work;
        box.stuckIn = -1;
        work.primal.set(velocity);
        work.planes.clear();
        float left = box.seconds;
        boolean met = false;
        for (int round = 0; round < ROUNDS; round++) {
            SweepHit trace = sweepOn(box, left);
            if (!trace.allSolid && trace.fraction > 0f) {
                box.position.set(trace.end);
            }
            if (!trace.allSolid && trace.fraction == 1f) {
                break;
            }
            met = true;
            left -= left * trace.fraction;
            if (trace.allSolid || !turnAlong(velocity, work)) {
                velocity.zero();
                box.stuckIn = trace.allSolid ? trace.brush : -1;
                box.bookStop(trace);
                return true;
            }
            box.bookHit(velocity, trace);
        }
        if (box.keepsVelocity) {
            velocity.set(work.primal);
        }
        return met;
    }

    /** Turns the velocity along the planes met; false if the box must stop. */
    private boolean turnAlong(Vec3 velocity, SlideWork work) {
        PlanesMet planes = work.planes;
        Vec3 normal = work.trace.normal;
        if (planes.has(normal)) {
            velocity.add(normal);
            return true;
        }
        planes.add(normal);
        if (!takeFreePlane(velocity, work)) {
            if (planes.count() != 2) {
                return false;
            }
            Vec3 crease = work.crease.cross(planes.get(0), planes.get(1));
            crease.normalize();
            velocity.set(crease.scale(crease.dot(velocity)));
        }
        return velocity.dot(work.primal) > 0f;
    }

    private boolean takeFreePlane(Vec3 velocity, SlideWork work) {
        for (int i = 0; i < work.planes.count(); i++) {
            Clip.overclipThenSettle(work.clipped.set(velocity), work.planes.get(i), overclip);
            if (!work.planes.hinder(work.clipped, 0f, i, i)) {
                velocity.set(work.clipped);
                return true;
            }
        }
        return false;
    }

    @Override
    public void stepSlide(MovingBox box) {
        tryBothPaths(box);
    }

    @Override
    boolean stepLeadsFarther(MovingBox box) {
        SweepHit up = sweepUp(box, box.position, stepHeight);
        if (!up.allSolid) {
            box.position.set(up.end);
        }
        slide(box);
        SweepHit down = sweepUp(box, box.position, -stepHeight);
        if (!down.allSolid) {
            box.position.set(down.end);
        }
        StepAttempt attempt = box.work.attempt;
        return down.fraction < 1f && box.isWalkable(down.normal) && attempt.distance(box) > attempt.slidDistance();
    }
}
