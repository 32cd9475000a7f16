package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.HullTracer;
import dev.goldenangle.world.brush.Trace;

/**
 * QuakeWorld's fly move and ground move.
 *
 * <p>How it works: (1) up to four sweeps; covering any distance forgets the planes met before; (2) after each, the
 * velocity the move began with is clipped by the first met plane that leaves it running into no other; (3) else, with two
 * planes, the last attempt is projected twice on their crease, whose length is not one unless they are square to each
 * other; (4) a velocity turned against the first one stops dead; (5) on the ground a free straight path is taken at once;
 * otherwise the slide and the stepped path are both tried and the farther one stands, with the slide's vertical speed.
 *
 * <p>Not suitable for: gravity inside the move; the motor applies it before.
 */
public final class QuakeWorldSlide implements SlideMove {
    private static final int ROUNDS = 4;

    private final HullTracer tracer;
    private final float gap;
    private final float stopEpsilon;
    private final boolean creaseNormalised;
    private final float stepHeight;
    private final Trace trace = new Trace();
    private final Vec3[] planes = {new Vec3(), new Vec3(), new Vec3(), new Vec3()};
    private int planeCount;
    private final Vec3 primal = new Vec3();
    private final Vec3 crease = new Vec3();
    private final Vec3 target = new Vec3();
    private final Vec3 startPosition = new Vec3();
    private final Vec3 startVelocity = new Vec3();
    private final Vec3 slidPosition = new Vec3();
    private final Vec3 slidVelocity = new Vec3();
    private final StepAttempt attempt = new StepAttempt();

    public QuakeWorldSlide(HullTracer tracer, float gap, float stopEpsilon, boolean creaseNormalised, float stepHeight) {
        this.tracer = tracer;
        this.gap = gap;
        this.stopEpsilon = stopEpsilon;
        this.creaseNormalised = creaseNormalised;
        this.stepHeight = stepHeight;
    }

    @Override
    public boolean slide(MovingBox box) {
        Vec3 velocity = box.velocity;
        box.stuckIn = -1;
        primal.set(velocity);
        planeCount = 0;
        float left = box.seconds;
        for (int round = 0; round < ROUNDS; round++) {
            tracer.sweep(box.position, target.set(box.position).addScaled(velocity, left), box.mins, box.maxs, gap, trace);
            if (trace.startSolid || trace.allSolid) {
                box.stuckIn = trace.brush;
                return stop(box);
            }
            if (trace.fraction > 0f) {
                box.position.set(trace.end);
                planeCount = 0;
            }
            if (trace.fraction == 1f) {
                return round > 0;
            }
            left -= left * trace.fraction;
            planes[planeCount++].set(trace.normal);
            if (!turnAlong(velocity)) {
                return stop(box);
            }
            box.bookHit(velocity, trace);
        }
        return true;
    }

    private boolean stop(MovingBox box) {
        box.velocity.zero();
        box.bookStop(trace);
        return true;
    }

    /** Turns the velocity along what has been met; false when the box is to stop dead. */
    private boolean turnAlong(Vec3 velocity) {
        if (!takeFreePlane(velocity)) {
            if (planeCount != 2) {
                return false;
            }
            crease.cross(planes[0], planes[1]);
            if (creaseNormalised) {
                crease.normalize();
            }
            float along = crease.dot(velocity);
            velocity.set(crease).scale(along);
        }
        return velocity.dot(primal) > 0f;
    }

    /** Leaves the last attempt in the velocity when none is free, as the crease needs it. */
    private boolean takeFreePlane(Vec3 velocity) {
        for (int i = 0; i < planeCount; i++) {
            Clip.flatten(velocity.set(primal), planes[i], stopEpsilon);
            if (runsIntoNone(velocity, i)) {
                return true;
            }
        }
        return false;
    }

    private boolean runsIntoNone(Vec3 velocity, int except) {
        for (int j = 0; j < planeCount; j++) {
            if (j != except && velocity.dot(planes[j]) < 0f) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void stepSlide(MovingBox box) {
        box.velocity.z = 0f;
        if (box.velocity.isZero()) {
            return;
        }
        target.set(box.position).addScaled(box.velocity, box.seconds);
        tracer.sweep(box.position, target, box.mins, box.maxs, gap, trace);
        if (trace.fraction == 1f) {
            box.position.set(trace.end);
            return;
        }
        tryBothPaths(box);
    }

    private void tryBothPaths(MovingBox box) {
        startPosition.set(box.position);
        startVelocity.set(box.velocity);
        attempt.begin(box);
        slide(box);
        slidPosition.set(box.position);
        slidVelocity.set(box.velocity);
        attempt.putSlideAside(box);
        if (stepLeadsAsFar(box)) {
            box.velocity.z = slidVelocity.z;
            box.noteStep(box.position.z - slidPosition.z);
        } else {
            box.position.set(slidPosition);
            box.velocity.set(slidVelocity);
            attempt.keepSlide(box);
        }
    }

    private boolean stepLeadsAsFar(MovingBox box) {
        Vec3 position = box.position.set(startPosition);
        box.velocity.set(startVelocity);
        sweepVertically(box, stepHeight);
        if (!trace.startSolid && !trace.allSolid) {
            position.set(trace.end);
        }
        slide(box);
        sweepVertically(box, -stepHeight);
        if (!box.isWalkable(trace.normal)) {
            return false;
        }
        if (!trace.startSolid && !trace.allSolid) {
            position.set(trace.end);
        }
        return Distance.horizontalSquared(slidPosition, startPosition) <= Distance.horizontalSquared(position, startPosition);
    }

    private void sweepVertically(MovingBox box, float height) {
        Vec3 position = box.position;
        tracer.sweep(position, target.set(position.x, position.y, position.z + height), box.mins, box.maxs, gap, trace);
    }
}
