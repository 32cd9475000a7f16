package dev.goldenangle.controller;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BoxQuery;
import dev.goldenangle.world.brush.SweepHit;

/**
 * What the slides of QuakeWorld and of its descendants share: how a velocity is clipped by the planes met, and how the
 * stepped path is made and compared with the slide.
 */
abstract class FlatClipSlide extends TwoPathSlide {
    final float overbounce;
    final float stopEpsilon;

    FlatClipSlide(BoxQuery world, float gap, float overbounce, float stopEpsilon, float stepHeight) {
        super(world, gap, stepHeight);
        this.overbounce = overbounce;
        this.stopEpsilon = stopEpsilon;
    }

    static void stop(MovingBox box) {
        box.velocity.zero();
        box.bookStop(box.work.trace);
    }

    /** If no plane is free, the velocity keeps the result of the last attempt, because the crease uses it. */
    final boolean takeFreePlane(Vec3 velocity, Vec3 from, PlanesMet planes) {
        for (int i = 0; i < planes.count(); i++) {
            Clip.flatten(velocity.set(from), planes.get(i), overbounce, stopEpsilon);
            if (!planes.hinder(velocity, 0f, i, i)) {
                return true;
            }
        }
        return false;
    }

    /** The crease of the two planes met; shorter than 1 unless they are perpendicular. */
    static Vec3 crease(SlideWork work) {
        return work.crease.cross(work.planes.get(0), work.planes.get(1));
    }

    static void follow(Vec3 crease, Vec3 velocity) {
        float along = crease.dot(velocity);
        velocity.set(crease).scale(along);
    }

    @Override
    boolean stepLeadsFarther(MovingBox box) {
        SweepHit up = sweepUp(box, box.position, stepHeight);
        if (!up.startSolid && !up.allSolid) {
            box.position.set(up.end);
        }
        slide(box);
        SweepHit down = sweepUp(box, box.position, -stepHeight);
        if (!box.isWalkable(down.normal)) {
            return false;
        }
        if (!down.startSolid && !down.allSolid) {
            box.position.set(down.end);
        }
        StepAttempt attempt = box.work.attempt;
        box.velocity.z = attempt.slidVelocity.z;
        return attempt.slidDistance() <= attempt.distance(box);
    }
}
