package dev.goldenangle.controller;

import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.ContactSet;

/**
 * Moves a body on foot.
 *
 * <ol>
 * <li>All contacts of one moment are handled together: walkable surfaces make the path rise ({@link
 *     #climbAlongCarriers}), steps are climbed ({@link StepClimb}), anything else is a wall that removes the velocity
 *     towards it ({@link Surfaces}). Between two walls the body passes if the capsule without its skin fits.
 * <li>Then it looks for ground below ({@link GroundProbe}) and moves down to it; if there is none, it moves back to
 *     where the ground was lost ({@link LastStretch}).
 * </ol>
 */
final class Walk {
    private static final int BUMPS = 64;
    /** Squared sine of the angle to the vertical within which an edge counts as straight below. */
    private static final double BELOW = 1e-6;
    private final CapsuleTick tick;
    private final CapsuleSettings settings;
    private final CapsuleTracer tracer;
    private final GroundProbe probe;
    private final StepClimb steps;
    private final Surfaces surfaces;
    private final Motion motion;
    private final ContactSet contacts;
    private final LastStretch stretch;
    private final double reach;
    private boolean[] isObstacle = new boolean[32];
    private boolean[] isStep = new boolean[32];

    Walk(CapsuleTick tick) {
        this.tick = tick;
        settings = tick.settings;
        tracer = tick.tracer;
        probe = tick.probe;
        steps = tick.steps;
        surfaces = tick.surfaces;
        motion = tick.motion;
        contacts = tick.contacts;
        reach = tick.reach;
        stretch = new LastStretch(probe, settings.groundSnap());
    }

    /** Walks for a time and returns the remaining time if the ground is lost. */
    double walk(double dt) {
        tick.follow(SpeedCause.GRAVITY);
        surfaces.clear();
        double left = dt;
        stretch.forget();
        for (int bump = 0; bump < BUMPS && motion.grounded && left > 0 && motion.speed() * left > CapsuleTick.STANDSTILL; bump++) {
            double dx = motion.vx * left;
            double dy = motion.vy * left;
            double dz = motion.vz * left;
            tracer.sweep(motion.x, motion.y, motion.z, dx, dy, dz, contacts);
            stretch.begin(motion, left * contacts.fraction);
            motion.advance(dx, dy, dz, contacts.fraction);
            left *= 1 - contacts.fraction;
            if (contacts.isEmpty()) {
                break;
            }
            left *= 1 - meet(left);
        }
        return motion.grounded ? stayOnGround() : left;
    }

    /** Handles all contacts of one moment; returns the part of the remaining time that took. */
    private double meet(double left) {
        int obstacles = sortOut();
        if (obstacles == 0) {
            climbAlongCarriers();
            return 0;
        }
        boolean canClimb = findSteps();
        if (canClimb && steps.climb(motion, motion.vx * left, motion.vy * left)) {
            stretch.forget();
            tick.follow(SpeedCause.STEP);
            return steps.fraction;
        }
        if (canClimb && areWalkable()) {
            climbAlongCarriers();
            return 0;
        }
        return slideAlongWalls(left);
    }

    /** Separates walkable contacts from obstacles and counts the obstacles. */
    private int sortOut() {
        int obstacles = 0;
        if (isObstacle.length < contacts.count()) {
            isObstacle = new boolean[2 * contacts.count()];
            isStep = new boolean[2 * contacts.count()];
        }
        for (int i = 0; i < contacts.count(); i++) {
            isObstacle[i] = !isCarrier(contacts.get(i));
            obstacles += isObstacle[i] ? 1 : 0;
        }
        return obstacles;
    }

    /**
     * Contacts no steeper than the limit support the body: a face, an edge that is below rather than ahead, and an edge
     * with ground on both sides.
     */
    private boolean isCarrier(CapsuleHit contact) {
        boolean isBelow = contact.nx * motion.vx + contact.ny * motion.vy >= 0 || contact.nx * contact.nx + contact.ny * contact.ny < BELOW;
        return probe.isGround(contact) && (contact.onFace || isBelow || probe.isJoint(contact));
    }

    /** Keeps the heading and lets the path rise just enough to pass over all carriers. */
    private void climbAlongCarriers() {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < contacts.count(); i++) {
            CapsuleHit contact = contacts.get(i);
            double rise = -(contact.nx * motion.vx + contact.ny * motion.vy) / contact.nz;
            if (rise > most) {
                most = rise;
                motion.setGround(contact.nx, contact.ny, contact.nz);
            }
        }
        tick.follow(SpeedCause.GRAVITY);
    }

    /** Whether all obstacles are steps. If only some are, the steps no longer count as obstacles: the walls are handled first. */
    private boolean findSteps() {
        steps.begin();
        boolean maybe = false;
        for (int i = 0; i < contacts.count(); i++) {
            maybe |= isObstacle[i] && steps.mayBeStep(motion, contacts.get(i));
        }
        if (!maybe || !probe.find(motion.x, motion.y, motion.z, settings.groundSnap())) {
            return false;
        }
        int found = 0;
        int walls = 0;
        for (int i = 0; i < contacts.count(); i++) {
            isStep[i] = isObstacle[i] && steps.isStepFromGround(motion, contacts.get(i));
            found += isStep[i] ? 1 : 0;
            walls += isObstacle[i] && !isStep[i] ? 1 : 0;
        }
        for (int i = 0; walls > 0 && i < contacts.count(); i++) {
            isObstacle[i] &= !isStep[i];
        }
        return walls == 0 && found > 0;
    }

    /**
     * Whether all steps are so low under the round sole that the path only needs to rise: on a tiny lip there is no
     * room to lift the body.
     */
    private boolean areWalkable() {
        for (int i = 0; i < contacts.count(); i++) {
            if (!probe.isGround(contacts.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Starts a new stretch at the wall, even if no time remains, because the previous stretch had another speed. */
    private double slideAlongWalls(double left) {
        double vx = motion.vx;
        double vy = motion.vy;
        surfaces.forgetLeft(motion);
        for (int i = 0; i < contacts.count(); i++) {
            if (isObstacle[i]) {
                CapsuleHit wall = contacts.get(i);
                surfaces.add(wall.nx, wall.ny, wall.nz, motion);
            }
        }
        surfaces.clipAlongGround(motion);
        tick.takeVelocity();
        tick.bookContacts(isObstacle);
        stretch.begin(motion, left);
        return motion.speed() <= CapsuleTick.STANDSTILL && surfaces.count() > 1 && squeeze(vx, vy, left) ? 1 : 0;
    }

    /** Passes between two surfaces that leave room for the capsule but not for its skin. */
    private boolean squeeze(double vx, double vy, double left) {
        surfaces.intoGap();
        double speed = vx * surfaces.x + vy * surfaces.y;
        double gap = settings.skin() / 16;
        if (!(speed > 0) || !tracer.isFree(motion.x, motion.y, motion.z, surfaces.x * reach, surfaces.y * reach, 0, gap)) {
            return false;
        }
        double way = Math.min(speed * left, reach);
        motion.x += surfaces.x * way;
        motion.y += surfaces.y * way;
        motion.vx = surfaces.x * speed;
        motion.vy = surfaces.y * speed;
        tick.follow(SpeedCause.WALL);
        return true;
    }

    /** Moves down to the ground below. Without ground, moves back to the place where it ended and returns the time left from there. */
    private double stayOnGround() {
        double beyond = 0;
        if (!probe.find(motion.x, motion.y, motion.z, settings.groundSnap())) {
            beyond = stretch.backToGround(motion);
        }
        if (motion.grounded) {
            tick.stand();
            tick.follow(SpeedCause.GRAVITY);
        }
        return beyond;
    }
}
