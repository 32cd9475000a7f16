package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.Trace;

/**
 * Quake III's slide and step.
 *
 * <p>How it works: (1) under gravity the box travels with the mean of the old and the new falling speed and ends with the
 * new one, so a second velocity is clipped alongside the first; (2) up to four sweeps, each followed by one turn of the
 * velocity along the surfaces met so far; the surface stood on and the direction of travel count as met from the start;
 * (3) a surface met twice pushes the box off by one unit per second; (4) two surfaces leave their crease, three stop the
 * box; (5) a step is tried whenever the slide met something: up, slide again, down, and that result stands.
 *
 * <p>Not suitable for: comparing both paths, which this never does; moving ground.
 */
public final class Vq3Slide implements SlideMove {
    private static final int ROUNDS = 4;
    private static final int MAX_PLANES = 5;
    /** A velocity counts as running into a plane below this, in u/s. */
    private static final float INTO = 0.1f;
    private static final float SAME_PLANE = 0.99f;

    private final BoxTracer tracer;
    private final float gap;
    private final float overclip;
    private final float stepHeight;
    private final Trace trace = new Trace();
    private final Vec3[] planes = new Vec3[MAX_PLANES];
    private int planeCount;
    /** Velocity the box ends with: it carries the whole fall of the tick, the travelling velocity half of it. */
    private final Vec3 endVelocity = new Vec3();
    private final Vec3 unclipped = new Vec3();
    private final Vec3 clipped = new Vec3();
    private final Vec3 endClipped = new Vec3();
    private final Vec3 crease = new Vec3();
    private final Vec3 target = new Vec3();
    private final Vec3 startPosition = new Vec3();
    private final Vec3 startVelocity = new Vec3();
    private final StepAttempt attempt = new StepAttempt();

    public Vq3Slide(BoxTracer tracer, float gap, float overclip, float stepHeight) {
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
        startFalling(box);
        startPlanes(box);
        float left = box.seconds;
        int round = 0;
        for (; round < ROUNDS; round++) {
            tracer.sweep(box.position, target.set(box.position).addScaled(velocity, left), box.mins, box.maxs, gap, trace);
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
            if (!turnAlong(box)) {
                velocity.zero();
                box.bookStop(trace);
                return true;
            }
            box.bookHit(box.falling ? endVelocity : velocity, trace);
        }
        if (box.falling) {
            velocity.set(endVelocity);
        }
        if (box.keepsVelocity) {
            velocity.set(unclipped);
        }
        return round > 0;
    }

    private void startFalling(MovingBox box) {
        Vec3 velocity = box.velocity;
        unclipped.set(velocity);
        endVelocity.set(velocity);
        if (box.falling) {
            endVelocity.z -= box.gravity * box.seconds;
            velocity.z = (velocity.z + endVelocity.z) * 0.5f;
            unclipped.z = endVelocity.z;
            if (box.onPlane) {
                Clip.overclip(velocity, box.plane, overclip);
            }
        }
    }

    private void startPlanes(MovingBox box) {
        planeCount = 0;
        if (box.onPlane) {
            planes[planeCount++].set(box.plane);
        }
        planes[planeCount++].set(box.velocity).normalize();
    }

    /** Turns both velocities along what has been met; false when the box is to stop dead. */
    private boolean turnAlong(MovingBox box) {
        if (planeCount == MAX_PLANES) {
            return false;
        }
        for (int i = 0; i < planeCount; i++) {
            if (trace.normal.dot(planes[i]) > SAME_PLANE) {
                box.velocity.add(trace.normal);
                return true;
            }
        }
        planes[planeCount++].set(trace.normal);
        for (int i = 0; i < planeCount; i++) {
            if (box.velocity.dot(planes[i]) < INTO) {
                return turnAlongFirst(i, box.velocity);
            }
        }
        return true;
    }

    private boolean turnAlongFirst(int first, Vec3 velocity) {
        clipped.set(velocity);
        endClipped.set(endVelocity);
        clipBoth(planes[first]);
        for (int j = 0; j < planeCount; j++) {
            if (j == first || clipped.dot(planes[j]) >= INTO) {
                continue;
            }
            clipBoth(planes[j]);
            if (clipped.dot(planes[first]) >= 0f) {
                continue;
            }
            crease.cross(planes[first], planes[j]).normalize();
            clipped.set(crease).scale(crease.dot(velocity));
            endClipped.set(crease).scale(crease.dot(endVelocity));
            if (runsIntoAnother(first, j)) {
                return false;
            }
        }
        velocity.set(clipped);
        endVelocity.set(endClipped);
        return true;
    }

    private void clipBoth(Vec3 plane) {
        Clip.overclip(clipped, plane, overclip);
        Clip.overclip(endClipped, plane, overclip);
    }

    private boolean runsIntoAnother(int first, int second) {
        for (int k = 0; k < planeCount; k++) {
            if (k != first && k != second && clipped.dot(planes[k]) < INTO) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void stepSlide(MovingBox box) {
        startPosition.set(box.position);
        startVelocity.set(box.velocity);
        attempt.begin(box);
        if (!slide(box) || refusesStep(box)) {
            return;
        }
        tracer.sweep(startPosition, target.set(startPosition.x, startPosition.y, startPosition.z + stepHeight), box.mins, box.maxs, gap, trace);
        if (trace.allSolid) {
            return;
        }
        float slidZ = box.position.z;
        float rise = trace.end.z - startPosition.z;
        box.position.set(trace.end);
        box.velocity.set(startVelocity);
        attempt.startAgain(box);
        slide(box);
        stepDown(box, rise);
        box.noteStep(box.position.z - slidZ);
    }

    /** A box that still rises after the slide steps only with walkable ground below it. */
    private boolean refusesStep(MovingBox box) {
        tracer.sweep(startPosition, target.set(startPosition.x, startPosition.y, startPosition.z - stepHeight), box.mins, box.maxs, gap, trace);
        return box.velocity.z > 0f && (trace.fraction == 1f || !box.isWalkable(trace.lastNormal));
    }

    private void stepDown(MovingBox box, float rise) {
        Vec3 position = box.position;
        tracer.sweep(position, target.set(position.x, position.y, position.z - rise), box.mins, box.maxs, gap, trace);
        if (!trace.allSolid) {
            position.set(trace.end);
        }
        if (trace.fraction < 1f) {
            Clip.overclip(box.velocity, trace.lastNormal, overclip);
            attempt.bookStep(box, trace);
        }
    }
}
