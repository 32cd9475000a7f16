package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.Trace;

/**
 * The slide and step of the strafejump document.
 *
 * <p>How it works: (1) up to four sweeps; (2) after each, the first met plane along which the velocity runs into no other
 * is taken; (3) else the crease of two planes, else a dead stop; (4) a velocity turned against the one it began with
 * stops dead, which rules out jitter in corners; (5) a plane met twice pushes the box off by one unit per second; (6) the
 * stepped path stands if it ends on walkable ground and went farther than the slide.
 *
 * <p>Not suitable for: gravity inside the move; the motor applies it before.
 */
public final class DocumentSlide implements SlideMove {
    private static final int ROUNDS = 4;
    private static final int MAX_PLANES = 5;
    private static final float SAME_PLANE = 0.99f;

    private final BoxTracer tracer;
    private final float gap;
    private final float overclip;
    private final float stepHeight;
    private final Trace trace = new Trace();
    private final Vec3[] planes = new Vec3[MAX_PLANES];
    private int planeCount;
    private final Vec3 clipped = new Vec3();
    private final Vec3 primal = new Vec3();
    private final Vec3 target = new Vec3();
    private final Vec3 startPosition = new Vec3();
    private final Vec3 startVelocity = new Vec3();
    private final Vec3 slidPosition = new Vec3();
    private final Vec3 slidVelocity = new Vec3();
    private final StepAttempt attempt = new StepAttempt();

    public DocumentSlide(BoxTracer tracer, float gap, float overclip, float stepHeight) {
        this.tracer = tracer;
        this.gap = gap;
        this.overclip = overclip;
        this.stepHeight = stepHeight;
        for (int i = 0; i < MAX_PLANES; i++) {
            planes[i] = new Vec3();
        }
    }

    @Override
    public boolean slide(MovingBox box) {
        Vec3 velocity = box.velocity;
        box.stuckIn = -1;
        primal.set(velocity);
        planeCount = 0;
        float left = box.seconds;
        boolean met = false;
        for (int round = 0; round < ROUNDS; round++) {
            tracer.sweep(box.position, target.set(box.position).addScaled(velocity, left), box.mins, box.maxs, gap, trace);
            if (!trace.allSolid && trace.fraction > 0f) {
                box.position.set(trace.end);
            }
            if (!trace.allSolid && trace.fraction == 1f) {
                break;
            }
            met = true;
            left -= left * trace.fraction;
            if (trace.allSolid || !turnAlong(velocity)) {
                velocity.zero();
                box.stuckIn = trace.allSolid ? trace.brush : -1;
                box.bookStop(trace);
                return true;
            }
            box.bookHit(velocity, trace);
        }
        if (box.keepsVelocity) {
            velocity.set(primal);
        }
        return met;
    }

    /** Turns the velocity along what has been met; false when the box is to stop dead. */
    private boolean turnAlong(Vec3 velocity) {
        for (int i = 0; i < planeCount; i++) {
            if (trace.normal.dot(planes[i]) > SAME_PLANE) {
                velocity.add(trace.normal);
                return true;
            }
        }
        if (planeCount == MAX_PLANES) {
            return false;
        }
        planes[planeCount++].set(trace.normal);
        if (!takeFreePlane(velocity)) {
            if (planeCount != 2) {
                return false;
            }
            clipped.cross(planes[0], planes[1]).normalize();
            velocity.set(clipped.scale(clipped.dot(velocity)));
        }
        return velocity.dot(primal) > 0f;
    }

    private boolean takeFreePlane(Vec3 velocity) {
        for (int i = 0; i < planeCount; i++) {
            Clip.overclipThenSettle(clipped.set(velocity), planes[i], overclip);
            if (runsIntoNone(i)) {
                velocity.set(clipped);
                return true;
            }
        }
        return false;
    }

    private boolean runsIntoNone(int except) {
        for (int j = 0; j < planeCount; j++) {
            if (j != except && clipped.dot(planes[j]) < 0f) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void stepSlide(MovingBox box) {
        startPosition.set(box.position);
        startVelocity.set(box.velocity);
        attempt.begin(box);
        if (!slide(box)) {
            return;
        }
        slidPosition.set(box.position);
        slidVelocity.set(box.velocity);
        attempt.putSlideAside(box);
        if (stepLeadsFarther(box)) {
            box.noteStep(box.position.z - slidPosition.z);
        } else {
            box.position.set(slidPosition);
            box.velocity.set(slidVelocity);
            attempt.keepSlide(box);
        }
    }

    private boolean stepLeadsFarther(MovingBox box) {
        Vec3 position = box.position.set(startPosition);
        box.velocity.set(startVelocity);
        sweepVertically(box, stepHeight);
        if (!trace.allSolid) {
            position.set(trace.end);
        }
        slide(box);
        sweepVertically(box, -stepHeight);
        if (!trace.allSolid) {
            position.set(trace.end);
        }
        return trace.fraction < 1f && box.isWalkable(trace.normal)
                && Distance.horizontalSquared(position, startPosition) > Distance.horizontalSquared(slidPosition, startPosition);
    }

    private void sweepVertically(MovingBox box, float height) {
        Vec3 position = box.position;
        tracer.sweep(position, target.set(position.x, position.y, position.z + height), box.mins, box.maxs, gap, trace);
    }
}
