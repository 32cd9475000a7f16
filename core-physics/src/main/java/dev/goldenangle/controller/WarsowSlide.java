package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/**
 * Warsow's slide and step.
 *
 * <p>How it works: (1) up to four sweeps; after each, the velocity is clipped by every plane met that it runs into, one
 * after another, each time starting from the last result; (2) two planes allow movement along their crease, three stop
 * the box; (3) a step is tried on every move, even in free air: the box is put a step higher if it fits there, slides,
 * and is lowered; (4) the path that leads farther is used; a step keeps the speed that the box had before the move.
 *
 * <p>Not suitable for: gravity inside the move; the motor applies it before.
 */
public final class WarsowSlide extends SlideMove {
    /** A velocity runs into a plane if its speed away from it is below this, in u/s. */
    private static final float INTO = 0.05f;
    /** Normals with at least this dot product count as the same plane. */
    private static final float SAME = 0.95f;
    /** Ground at least this level gives the whole velocity back after a step. */
    private static final float LEVEL = 0.95f;

    private final float overclip;

    public WarsowSlide(BoxQuery world, float gap, float overclip, float stepHeight) {
        super(world, gap, stepHeight);
        this.overclip = overclip;
    }

    @Override
    public boolean slide(MovingBox box) {
        Vec3 velocity = box.velocity;
        SlideWork work = box.work;
        box.stuckIn = -1;
        work.primal.set(velocity);
        if (box.onPlane && box.plane.z == 1f && velocity.z < 0f) {
            velocity.z = 0f;
        }
        work.planes.clear();
        float left = box.seconds;
        int round = 0;
        for (; round < ROUNDS; round++) {
            SweepHit trace = sweepOn(box, left);
            if (trace.allSolid) {
                box.stuckIn = trace.brush;
                return true;
            }
            if (trace.fraction > 0f) {
                box.position.set(trace.end);
            }
            if (trace.fraction == 1f) {
                break;
            }
            left -= left * trace.fraction;
            if (work.planes.isFull()) {
                velocity.zero();
                box.bookStop(trace);
                return true;
            }
            turnAlong(velocity, work);
            box.bookHit(velocity, trace);
        }
        if (box.keepsVelocity) {
            velocity.set(work.primal);
        }
        return round > 0;
    }

    private void turnAlong(Vec3 velocity, SlideWork work) {
        PlanesMet planes = work.planes;
        if (planes.has(work.trace.normal, SAME)) {
            velocity.add(work.trace.normal);
            return;
        }
        planes.add(work.trace.normal);
        for (int i = 0; i < planes.count(); i++) {
            if (velocity.dot(planes.get(i)) < INTO) {
                Clip.overclip(velocity, planes.get(i), overclip);
                for (int j = 0; j < planes.count(); j++) {
                    if (j != i && velocity.dot(planes.get(j)) < INTO) {
                        turnAlongBoth(i, j, velocity, work);
                    }
                }
            }
        }
    }

    private void turnAlongBoth(int first, int second, Vec3 velocity, SlideWork work) {
        PlanesMet planes = work.planes;
        Clip.overclip(velocity, planes.get(second), overclip);
        if (velocity.dot(planes.get(first)) >= INTO) {
            return;
        }
        Vec3 crease = work.crease.cross(planes.get(first), planes.get(second));
        crease.normalize();
        float along = crease.dot(velocity);
        velocity.set(crease).scale(along);
        if (planes.hinder(velocity, INTO, first, second)) {
            velocity.zero();
        }
    }

    @Override
    public void stepSlide(MovingBox box) {
        StepAttempt attempt = box.work.attempt;
        attempt.begin(box);
        slide(box);
        int stuckIn = box.stuckIn;
        attempt.putSlideAside(box);
        if (stepLeadsFarther(box)) {
            box.noteStep(box.position.z - attempt.slidPosition.z);
        } else {
            attempt.keepSlide(box);
            box.stuckIn = stuckIn;
        }
    }

    private boolean stepLeadsFarther(MovingBox box) {
        StepAttempt attempt = box.work.attempt;
        box.position.z += stepHeight;
        if (isSolid(box)) {
            return false;
        }
        slide(box);
        SweepHit down = sweepUp(box, box.position, -stepHeight);
        if (down.allSolid) {
            return false;
        }
        box.position.set(down.end);
        boolean lands = down.fraction < 1f;
        if (attempt.slidDistance() >= attempt.distance(box) || lands && !box.isWalkable(down.normal)) {
            return false;
        }
        float speed = attempt.startVelocity.horizontalLength();
        if (lands && speed != 0f) {
            keepSpeed(box.velocity, attempt.startVelocity, speed, down.normal);
        }
        box.velocity.z = attempt.slidVelocity.z;
        box.report.book(SpeedCause.STEP, box.velocity);
        return true;
    }

    private static void keepSpeed(Vec3 velocity, Vec3 before, float speed, Vec3 ground) {
        if (ground.z >= LEVEL) {
            velocity.set(before);
            return;
        }
        float now = velocity.horizontalLength();
        float factor = now > 0f ? 1f / now : 0f;
        velocity.x = velocity.x * factor * speed;
        velocity.y = velocity.y * factor * speed;
    }
}
