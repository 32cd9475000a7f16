package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/**
 * The fly move and walk move of the GoldSrc games.
 *
 * <p>How it works:
 * <ol>
 * <li>The box makes up to four sweeps. A sweep that covers any distance clears the list of planes hit so far.
 * <li>In the air, or on a slippery floor, the first plane clips the velocity at once; a steep one throws it back if the floor is slippery.
 * <li>Otherwise the velocity is clipped by the first plane of the list whose result does not run into any of the others. Two
 *     planes without such a result leave the movement along their crease, which is not normalised; more stop the box.
 * <li>The box stops if the new velocity points against the initial one, and if it has covered no distance at all.
 * <li>On the ground, a free straight path is used directly. Otherwise the slide and the stepped path are both tried, and the
 *     longer one is used with the slide's vertical speed.
 * </ol>
 *
 * <p>Not suitable for: gravity inside the move; the motor applies it before.
 */
public final class GoldsrcSlide extends FlatClipSlide {
    /** A body slower than this stands still. */
    private final float restSpeed;

    public GoldsrcSlide(BoxQuery world, float gap, float stopEpsilon, float stepHeight, float restSpeed) {
        super(world, gap, 1f, stopEpsilon, stepHeight);
        this.restSpeed = restSpeed;
    }

    @Override
    public boolean slide(MovingBox box) {
        Vec3 velocity = box.velocity;
        SlideWork work = box.work;
        box.stuckIn = -1;
        work.primal.set(velocity);
        work.clipped.set(velocity);
        work.planes.clear();
        float left = box.seconds;
        float covered = 0f;
        boolean met = false;
        for (int round = 0; round < ROUNDS && !velocity.isZero(); round++) {
            SweepHit trace = sweepOn(box, left);
            covered += trace.fraction;
            if (trace.allSolid) {
                box.stuckIn = trace.brush;
                stop(box);
                return true;
            }
            if (trace.fraction > 0f) {
                box.position.set(trace.end);
                work.clipped.set(velocity);
                work.planes.clear();
            }
            if (trace.fraction == 1f) {
                return met;
            }
            met = true;
            left -= left * trace.fraction;
            if (!turnAlong(box)) {
                stop(box);
                break;
            }
            box.bookHit(velocity, trace);
        }
        if (met && covered == 0f) {
            stop(box);
        }
        return met;
    }

    /** Turns the velocity along the planes met; false if the box must stop. */
    private boolean turnAlong(MovingBox box) {
        SlideWork work = box.work;
        if (work.planes.isFull()) {
            return false;
        }
        work.planes.add(work.trace.normal);
        if (work.planes.count() == 1 && !box.climbing && (!box.onPlane || box.grip != 1f)) {
            bounceOff(work.planes.get(0), box);
            return true;
        }
        if (!takeFreePlane(box.velocity, work.clipped, work.planes)) {
            if (work.planes.count() != 2) {
                return false;
            }
            follow(crease(work), box.velocity);
        }
        return box.velocity.dot(work.primal) > 0f;
    }

    private void bounceOff(Vec3 plane, MovingBox box) {
        float bounce = plane.z > box.walkableNormal ? 1f : 1f + (1f - box.grip);
        Clip.flatten(box.work.clipped, plane, bounce, stopEpsilon);
        box.velocity.set(box.work.clipped);
    }

    @Override
    public void stepSlide(MovingBox box) {
        if (box.velocity.length() < restSpeed) {
            box.velocity.zero();
            box.report.book(SpeedCause.FRICTION, box.velocity);
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
