package dev.goldenangle.controller;

import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.ContactSet;

/**
 * Moves a body on foot.
 *
 * <ol>
 * <li>All that stops the body at one moment is answered together: what is walkable only makes the way rise
 *     ({@link #climbAlongCarriers}), steps are climbed ({@link StepClimb}), anything else is a wall that takes only the speed
 *     into it ({@link Surfaces}); two walls that close in on a gap the bare capsule fits through are passed between.
 * <li>Then it looks for ground below ({@link GroundProbe}) and goes down to it; if there is none, it goes back to where the ground
 *     was lost ({@link LastStretch}).
 * </ol>
 */
final class Walk {
    private static final int BUMPS = 64;
    /** Square of the sine of the angle to the plumb line up to which an edge is straight below. */
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

    /** Walks for a time, and returns what is left of it when the ground is lost. */
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

    /** What to do about all that stops a walker at one moment; returns the part of the time left that this took. */
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

    /** Tells what is walked on from what stands in the way, and counts the latter. */
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

    /** What is no steeper than the limit carries: a face, an edge that is not ahead but below, and an edge that ground goes on across. */
    private boolean isCarrier(CapsuleHit contact) {
        boolean isBelow = contact.nx * motion.vx + contact.ny * motion.vy >= 0 || contact.nx * contact.nx + contact.ny * contact.ny < BELOW;
        return probe.isGround(contact) && (contact.onFace || isBelow || probe.isJoint(contact));
    }

    /** The heading stays; the way rises just so much that it leads into none of the carriers. */
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

    /** Whether all obstacles are steps. If some are not, those that are count no longer as obstacles: the others come first. */
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

    /** Whether steps are all so low under the round sole that the way need only rise: a lip of a hair leaves no room to lift the body clear of it. */
    private boolean areWalkable() {
        for (int i = 0; i < contacts.count(); i++) {
            if (!probe.isGround(contacts.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** A new stretch begins at the wall, even if nothing is left to go on with: what came before was run at another speed. */
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

    /** Passes between two surfaces that leave room for the capsule, though not for its skin. */
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

    /** Goes down to the ground below; without any, back to where it ended, with the time that lies beyond. */
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
