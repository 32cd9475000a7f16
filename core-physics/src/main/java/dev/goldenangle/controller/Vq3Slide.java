package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/**
 * Quake III's slide and step.
 *
 * <p>How it works: (1) under gravity the box travels with the mean of the old and the new falling speed and ends with
 * the new one, so a second velocity is clipped alongside the first; (2) up to four sweeps, each followed by turning the
 * velocity along the surfaces met so far; the surface under the box and the direction of travel count as met from the
 * start; (3) a surface met twice pushes the box off by one unit per second; (4) two surfaces allow movement along their
 * crease, three stop the box; (5) a step is tried whenever the slide met something: up, slide again, down, and that
 * result is used.
 *
 * <p>Not suitable for: moving ground. Does not compare the sliding and the stepped path.
 */
public final class Vq3Slide extends SlideMove {
    /** A velocity runs into a plane if its speed away from it is below this, in u/s. */
    private static final float INTO = 0.1f;

    /** Whether a box that still rises after the slide needs walkable ground below to step. */
    public enum Rising { NEEDS_GROUND, STEPS }

    private final float overclip;
    private final Rising rising;

    public Vq3Slide(BoxQuery world, float gap, float overclip, float stepHeight, Rising rising) {
        super(world, gap, stepHeight);
        this.overclip = overclip;
        this.rising = rising;
    }

    @Override
    public boolean slide(MovingBox box) {
        Vec3 velocity = box.velocity;
        SlideWork work = box.work;
        box.stuckIn = -1;
        startFalling(box);
        startPlanes(box);
        float left = box.seconds;
        int round = 0;
        for (; round < ROUNDS; round++) {
            SweepHit trace = sweepOn(box, left);
            if (trace.allSolid) {
                velocity.z = 0f;
                box.stuckIn = trace.brush;
                box.bookStop(trace);
                return true;
            }
            if (trace.fraction > 0f) {
                box.position.set(trace.end);
            }
            if (trace.fraction == 1f) {
                break;
            }
            left -= left * trace.fraction;
            if (!turnAlong(velocity, work)) {
                velocity.zero();
                box.bookStop(trace);
                return true;
            }
            box.bookHit(box.falling ? work.endVelocity : velocity, trace);
        }
        if (box.falling) {
            velocity.set(work.endVelocity);
        }
        if (box.keepsVelocity) {
            velocity.set(work.primal);
        }
        return round > 0;
    }

    private void startFalling(MovingBox box) {
        Vec3 velocity = box.velocity;
        Vec3 endVelocity = box.work.endVelocity.set(velocity);
        box.work.primal.set(velocity);
        if (box.falling) {
            endVelocity.z -= box.gravity * box.seconds;
            velocity.z = (velocity.z + endVelocity.z) * 0.5f;
            box.work.primal.z = endVelocity.z;
            if (box.onPlane) {
                Clip.overclip(velocity, box.plane, overclip);
            }
        }
    }

    private static void startPlanes(MovingBox box) {
        PlanesMet planes = box.work.planes;
        planes.clear();
        if (box.onPlane) {
            planes.add(box.plane);
        }
        planes.add(box.velocity).normalize();
    }

    /** Turns both velocities along the surfaces met; false if the box must stop. */
    private boolean turnAlong(Vec3 velocity, SlideWork work) {
        PlanesMet planes = work.planes;
        Vec3 normal = work.trace.normal;
        if (planes.isFull()) {
            return false;
        }
        if (planes.has(normal)) {
            velocity.add(normal);
            return true;
        }
        planes.add(normal);
        for (int i = 0; i < planes.count(); i++) {
            if (velocity.dot(planes.get(i)) < INTO) {
                return turnAlongFirst(i, velocity, work);
            }
        }
        return true;
    }

    private boolean turnAlongFirst(int first, Vec3 velocity, SlideWork work) {
        PlanesMet planes = work.planes;
        Vec3 clipped = work.clipped.set(velocity);
        work.endClipped.set(work.endVelocity);
        clipBoth(work, planes.get(first));
        for (int j = 0; j < planes.count(); j++) {
            if (j == first || clipped.dot(planes.get(j)) >= INTO) {
                continue;
            }
            clipBoth(work, planes.get(j));
            if (clipped.dot(planes.get(first)) >= 0f) {
                continue;
            }
            Vec3 crease = work.crease.cross(planes.get(first), planes.get(j));
            crease.normalize();
            clipped.set(crease).scale(crease.dot(velocity));
            work.endClipped.set(crease).scale(crease.dot(work.endVelocity));
            if (planes.hinder(clipped, INTO, first, j)) {
                return false;
            }
        }
        velocity.set(clipped);
        work.endVelocity.set(work.endClipped);
        return true;
    }

    private void clipBoth(SlideWork work, Vec3 plane) {
        Clip.overclip(work.clipped, plane, overclip);
        Clip.overclip(work.endClipped, plane, overclip);
    }

    @Override
    public void stepSlide(MovingBox box) {
        StepAttempt attempt = box.work.attempt;
        attempt.begin(box);
        if (!slide(box) || refusesStep(box)) {
            return;
        }
        SweepHit up = sweepUp(box, attempt.startPosition, stepHeight);
        if (up.allSolid) {
            return;
        }
        float slidZ = box.position.z;
        float rise = up.end.z - attempt.startPosition.z;
        attempt.startAgain(box);
        box.position.set(up.end);
        slide(box);
        stepDown(box, rise);
        box.noteStep(box.position.z - slidZ);
    }

    /** A box that still rises after the slide steps only if there is walkable ground below it. */
    private boolean refusesStep(MovingBox box) {
        if (rising == Rising.STEPS) {
            return false;
        }
        SweepHit below = sweepUp(box, box.work.attempt.startPosition, -stepHeight);
        return box.velocity.z > 0f && (below.fraction == 1f || !box.isWalkable(below.lastNormal));
    }

    private void stepDown(MovingBox box, float rise) {
        SweepHit down = sweepUp(box, box.position, -rise);
        if (!down.allSolid) {
            box.position.set(down.end);
        }
        if (down.fraction < 1f) {
            Clip.overclip(box.velocity, down.lastNormal, overclip);
            box.work.attempt.bookStep(box, down);
        }
    }
}
