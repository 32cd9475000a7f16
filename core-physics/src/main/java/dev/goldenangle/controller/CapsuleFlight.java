package dev.goldenangle.controller;

import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
import dev.goldenangle.world.brush.ContactSet;

/**
 * Moves a body through the air.
 *
 * <ol>
 * <li>Gravity is exact: the path uses the mean of the velocities before and after.
 * <li>A surface removes the velocity towards it; pushing against a surface too steep to stand on gains no height.
 * <li>A body that hits ground on the way down lands. A body that hardly fell stands if the surfaces touching it support
 *     it; otherwise it slides off.
 * </ol>
 */
final class CapsuleFlight {
    private static final int BUMPS = 12;
    /** If a body fell less than this fraction of its free fall, it checks whether surfaces support it. */
    private static final double HARDLY = 0.25;
    private final CapsuleTick tick;
    private final CapsuleSettings settings;
    private final CapsuleTracer tracer;
    private final GroundProbe probe;
    private final StepClimb steps;
    private final Surfaces surfaces;
    private final Motion motion;
    private final ContactSet contacts;
    /** Velocity at the start of the flight. */
    private double startX;
    private double startY;
    private double startZ;
    /** Rest of the path. */
    private double wayX;
    private double wayY;
    private double wayZ;
    private double aside;

    CapsuleFlight(CapsuleTick tick) {
        this.tick = tick;
        settings = tick.settings;
        tracer = tick.tracer;
        probe = tick.probe;
        steps = tick.steps;
        surfaces = tick.surfaces;
        motion = tick.motion;
        contacts = tick.contacts;
    }

    /** Flies without gravity for a time: surfaces remove the velocity towards them, and the body never stands. */
    void glide(double dt) {
        surfaces.clear();
        double left = dt;
        for (int bump = 0; bump < BUMPS && motion.speed() * left > CapsuleTick.STANDSTILL; bump++) {
            tracer.sweep(motion.x, motion.y, motion.z, motion.vx * left, motion.vy * left, motion.vz * left, contacts);
            motion.advance(motion.vx * left, motion.vy * left, motion.vz * left, contacts.fraction);
            if (contacts.isEmpty()) {
                break;
            }
            left *= 1 - contacts.fraction;
            surfaces.forgetLeft(motion);
            for (int i = 0; i < contacts.count(); i++) {
                surfaces.add(contacts.get(i).nx, contacts.get(i).ny, contacts.get(i).nz, motion);
            }
            surfaces.clip(motion.vx, motion.vy, motion.vz);
            tick.takeVelocity();
            tick.bookContacts();
        }
    }

    /** Flies for a time and returns the remaining time if the body lands. */
    double fly(double dt) {
        motion.grounded = false;
        surfaces.clear();
        double fall = tick.gravity * dt;
        double from = motion.z;
        startX = motion.vx;
        startY = motion.vy;
        startZ = motion.vz;
        wayX = motion.vx * dt;
        wayY = motion.vy * dt;
        wayZ = (motion.vz - fall / 2) * dt;
        double wanted = wayZ;
        motion.vz -= fall;
        double left = dt;
        boolean held = false;
        aside = tick.mostAside;
        for (int bump = 0; bump < BUMPS && wayX * wayX + wayY * wayY + wayZ * wayZ > CapsuleTick.STANDSTILL * CapsuleTick.STANDSTILL; bump++) {
            tracer.sweep(motion.x, motion.y, motion.z, wayX, wayY, wayZ, contacts);
            motion.advance(wayX, wayY, wayZ, contacts.fraction);
            double rest = 1 - contacts.fraction;
            left *= rest;
            if (contacts.isEmpty()) {
                wayX = 0;
                wayY = 0;
                break;
            }
            if (wayZ < 0 && !tick.lostGroundAtOnce && probe.isLanding(contacts, motion.z)) {
                land();
                return left;
            }
            if (settings.airStep() == CapsuleSettings.AirStep.ALWAYS && climbInAir(wayX * rest, wayY * rest)) {
                return left * (1 - steps.fraction);
            }
            held |= contacts.get(0).nz > 0;
            bounceOff(rest);
        }
        if (held && wanted < 0) {
            settleFall(from, wanted, dt);
        }
        return 0;
    }

    /** Limits the falling speed to match the distance actually fallen. A body that is fully supported lands. */
    private void settleFall(double from, double wanted, double dt) {
        motion.vz = Math.max(motion.vz, Math.min(0, (motion.z - from) / dt) - tick.gravity * dt / 2);
        if (from - motion.z < HARDLY * -wanted) {
            if (probe.isHeld(motion.x, motion.y, motion.z)) {
                land();
            } else if (from - motion.z < probe.steepness() / 2 * -wanted) {
                slideOff(dt);
            }
        }
        keepEnergy(startX * startX + startY * startY + startZ * startZ + 2 * tick.gravity * (from - motion.z));
    }

    /**
     * Slides in the direction in which the surrounding surfaces allow the body to fall. On a single surface, its
     * horizontal speed along the surface is kept.
     */
    private void slideOff(double dt) {
        double vx = motion.vx;
        double vy = motion.vy;
        boolean shallow = probe.steepness() < HARDLY;
        probe.slide(motion);
        if (shallow) {
            keepSlide();
        }
        double part = Math.min(1, tick.mostAside / (motion.speed() * dt));
        double level = probe.touchesOne() ? Math.sqrt(motion.vx * motion.vx + motion.vy * motion.vy) : 0;
        double alongX = level > 0 ? -motion.vy / level : 0;
        double alongY = level > 0 ? motion.vx / level : 0;
        double run = vx * alongX + vy * alongY;
        double way = wayX * alongX + wayY * alongY;
        slide(motion.vx * dt * part + way * alongX, motion.vy * dt * part + way * alongY, motion.vz * dt * part);
        motion.vx += run * alongX;
        motion.vy += run * alongY;
    }

    /** Adds the speed that the body already had in the direction of its slide; down a shallow slope, one tick of gravity adds little. */
    private void keepSlide() {
        double speed = motion.speed();
        double along = speed > 0 ? Math.max(0, motion.dotVelocity(startX, startY, startZ)) / (speed * speed) : 0;
        motion.vx += motion.vx * along;
        motion.vy += motion.vy * along;
        motion.vz += motion.vz * along;
    }

    /** Limits the square of the speed: a slide that is stopped early must not end faster than the lost height allows. */
    private void keepEnergy(double most) {
        double square = motion.vx * motion.vx + motion.vy * motion.vy + motion.vz * motion.vz;
        if (square > most) {
            double part = Math.sqrt(Math.max(0, most) / square);
            motion.vx *= part;
            motion.vy *= part;
            motion.vz *= part;
        }
    }

    private void slide(double dx, double dy, double dz) {
        tracer.sweep(motion.x, motion.y, motion.z, dx, dy, dz, contacts);
        motion.advance(dx, dy, dz, contacts.fraction);
    }

    /** Climbs a ledge that the body flies into. */
    private boolean climbInAir(double dx, double dy) {
        steps.begin();
        for (int i = 0; i < contacts.count(); i++) {
            CapsuleHit riser = contacts.get(i);
            if (!(dx * riser.nx + dy * riser.ny < 0) || !steps.isStepFromAir(motion, riser)) {
                return false;
            }
        }
        boolean climbed = steps.climbFromAir(motion, dx, dy);
        if (climbed && motion.grounded) {
            tick.touchDown();
        }
        return climbed;
    }

    /** Removes the velocity towards the surfaces hit in the air; the rest of the path follows them. */
    private void bounceOff(double rest) {
        wayX *= rest;
        wayY *= rest;
        wayZ *= rest;
        surfaces.forgetLeft(motion);
        for (int i = 0; i < contacts.count(); i++) {
            meet(contacts.get(i));
        }
        surfaces.clip(motion.vx, motion.vy, motion.vz);
        tick.takeVelocity();
        clipWay();
        fallPastEdges();
        tick.bookContacts();
    }

    /** An edge counts as the vertical wall below it: it must not turn speed into height, or every ledge would be a ramp. */
    private void meet(CapsuleHit contact) {
        if (isPassed(contact)) {
            double level = level(contact);
            surfaces.add(contact.nx / level, contact.ny / level, 0, motion);
        } else if (contact.nz > 0 && contact.onFace && !probe.isGround(contact)) {
            surfaces.addSteep(contact.nx, contact.ny, contact.nz, motion);
        } else {
            surfaces.add(contact.nx, contact.ny, contact.nz, motion);
        }
    }

    /** Whether a contact is an edge under the round sole where no walkable ground continues. */
    private boolean isPassed(CapsuleHit contact) {
        return contact.nz > 0 && !contact.onFace && !(probe.isGround(contact) && probe.isJoint(contact));
    }

    private static double level(CapsuleHit contact) {
        return Math.sqrt(contact.nx * contact.nx + contact.ny * contact.ny);
    }

    private void clipWay() {
        surfaces.clip(wayX, wayY, wayZ);
        wayX = surfaces.x;
        wayY = surfaces.y;
        wayZ = surfaces.z;
    }

    /**
     * Guides the body around edges, so that they do not slow its fall. The velocity towards them is already removed and
     * does not count towards the limit of how far the body may be guided.
     */
    private void fallPastEdges() {
        boolean led = false;
        for (int i = 0; i < contacts.count(); i++) {
            led |= isPassed(contacts.get(i)) && leadAside(contacts.get(i));
        }
        if (led) {
            clipWay();
        }
    }

    /** Moves the path outwards until it follows the sole's tangent down past the edge; returns whether that was necessary. */
    private boolean leadAside(CapsuleHit edge) {
        double level = level(edge);
        double outX = edge.nx / level;
        double outY = edge.ny / level;
        double push = Math.min(-wayZ * edge.nz / level - (wayX * outX + wayY * outY), aside);
        if (!(push > 0)) {
            return false;
        }
        aside -= push;
        wayX += outX * push;
        wayY += outY * push;
        return true;
    }

    private void land() {
        motion.setGround(probe.nx, probe.ny, probe.nz);
        tick.touchDown();
    }

    /** Ends a tick in which walking and flying keep alternating: moves straight on horizontally. */
    void glideOn(double left) {
        motion.grounded = false;
        double part = tracer.free(motion.x, motion.y, motion.z, motion.vx * left, motion.vy * left, 0, settings.skin());
        motion.advance(motion.vx * left, motion.vy * left, 0, part);
        motion.vz = Math.min(0, motion.vz) - tick.gravity * left;
    }
}
