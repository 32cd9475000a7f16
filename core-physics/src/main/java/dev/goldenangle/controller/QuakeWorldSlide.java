package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/**
 * QuakeWorld's fly move and ground move.
 *
 * <p>How it works:
 * <ol>
 * <li>The box makes up to four sweeps. A sweep that covers any distance clears the list of planes hit so far.
 * <li>After each sweep, the initial velocity is clipped by one plane of the list: the first whose result does not run
 *     into any of the others.
 * <li>If there is no such plane and the list has exactly two, the last result is projected onto their crease. The original
 *     game does not normalise the crease, so the speed is too low unless the planes are perpendicular.
 * <li>The box stops if the list has no usable plane, or if the new velocity points against the initial one.
 * <li>On the ground, a free straight path is used directly. Otherwise the slide and the stepped path are both tried, and the
 *     longer one is used with the slide's vertical speed.
 * </ol>
 *
 * <p>Not suitable for: gravity inside the move; the motor applies it before.
 */
public final class QuakeWorldSlide extends FlatClipSlide {
    /** Whether the crease of two planes is normalised. */
    public enum Crease { AS_COMPUTED, OF_LENGTH_ONE }

    private final Crease creaseLength;

    public QuakeWorldSlide(BoxQuery world, float gap, float overbounce, float stopEpsilon, Crease creaseLength, float stepHeight) {
        super(world, gap, overbounce, stopEpsilon, stepHeight);
        this.creaseLength = creaseLength;
    }

    @Override
    public boolean slide(MovingBox box) {
        Vec3 velocity = box.velocity;
        SlideWork work = box.work;
        box.stuckIn = -1;
        work.primal.set(velocity);
        work.planes.clear();
        float left = box.seconds;
        for (int round = 0; round < ROUNDS; round++) {
            SweepHit trace = sweepOn(box, left);
            if (trace.startSolid || trace.allSolid) {
                box.stuckIn = trace.brush;
                stop(box);
                return true;
            }
            if (trace.fraction > 0f) {
                box.position.set(trace.end);
                work.planes.clear();
            }
            if (trace.fraction == 1f) {
                return round > 0;
            }
            left -= left * trace.fraction;
            work.planes.add(trace.normal);
            if (!turnAlong(velocity, work)) {
                stop(box);
                return true;
            }
            box.bookHit(velocity, trace);
        }
        return true;
    }

    /** Turns the velocity along the planes met; false if the box must stop. */
    private boolean turnAlong(Vec3 velocity, SlideWork work) {
        PlanesMet planes = work.planes;
        if (!takeFreePlane(velocity, work.primal, work.planes)) {
            if (planes.count() != 2) {
                return false;
            }
            Vec3 crease = crease(work);
            if (creaseLength == Crease.OF_LENGTH_ONE) {
                crease.normalize();
            }
            follow(crease, velocity);
        }
        return velocity.dot(work.primal) > 0f;
    }

    @Override
    public void stepSlide(MovingBox box) {
        box.velocity.z = 0f;
        if (box.velocity.isZero()) {
            return;
        }
        SweepHit straight = sweepOn(box, box.seconds);
        if (straight.fraction == 1f) {
            box.position.set(straight.end);
        } else {
            tryBothPaths(box);
        }
    }
}
